title = Mythotopia
title-short = Mythotopia
card-subtitle = provinces, fleets, dragons
card-summary = Your deck grows with your realm, and a war lasts until someone ends it.

## Symbols

good-food = food
good-stone = stone
good-gold = gold
good-army = army
good-ship = ship
good-vp = VP

## The board

province-ambsace = Ambsace
province-aporia = Aporia
province-blore = Blore
province-camarine = Camarine
province-coryphee = Coryphee
province-custus = Custus
province-darb = Darb
province-diclesium = Diclesium
province-dragonate = Dragonate
province-eagre = Eagre
province-empyrean = Empyrean
province-eoan = Eoan
province-fadge = Fadge
province-frampold = Frampold
province-galingale = Galingale
province-grimp = Grimp
province-hatchel = Hatchel
province-ictus = Ictus
province-iracund = Iracund
province-jeopigia = Jeopigia
province-kakopyge = Kakopyge
province-kinabra = Kinabra
province-lea = Lea
province-malebolge = Malebolge
province-margent = Margent
province-mome = Mome
province-nesh = Nesh
province-nusus = Nusus
province-ogdoad = Ogdoad
province-oxter = Oxter
province-palmain = Palmain
province-peened = Peened
province-quean = Quean
province-remise = Remise
province-scombroid = Scombroid
province-shog = Shog
province-sorner = Sorner
province-talion = Talion
province-trogle = Trogle
province-welkin = Welkin

sea-beast = Beast Sea
sea-serpent = Serpent Sea
sea-inland-west = Inland Sea West
    .short = Inland Sea West
sea-inland-east = Inland Sea East
    .short = Inland Sea East

site-border = { $one } – { $other }
neutral-force = the neutral force

piece-town = town
piece-city = city
piece-citadel = citadel

## Cards

kind-province = province
kind-action = action
kind-free = free action
    .short = free
kind-benefit = benefit
kind-reserve = Reserve
kind-symbols = symbols

card-alchemist = Alchemist
    .about = Action: exchange a token of yours worth 1 VP for one worth 2 VP, or one worth 2 VP for one worth 3 VP. The new token comes only from the unused pool.
card-army = Army
    .about = Two armies, or one gold.
card-build = Build
    .about = Action: build a City (2 stone), a Road (2, over hills 3) or a Castle (1). You also need the card of the province you build in; the stone of Build itself does not pay.
card-cavalry = Cavalry
    .about = In the Reserve: +1 strength in every war in which you attack.
card-counsellor = Counsellor
    .about = Free: discard any number of cards and draw as many, and one more for the Counsellor. Cards from the Reserve are not replaced.
card-diplomat = Diplomat
    .about = Action and 1 gold: stop a war you take part in. All armies return to the Supply, the defender keeps the province.
card-farming = Farming
    .about = In the Reserve: once a turn any other card may count as one food.
card-general = General
    .about = Stands for the card of any province of yours when you invade from it or build in it.
card-gold-mine = Gold Mine
    .about = In the Reserve: once a turn any other card may count as one gold.
card-hero = Hero
    .about = When you end a war and are among the strongest, the tie is decided in your favour.
card-levies = Levies
    .about = In the Reserve: once a turn any other card may count as one army.
card-limes = Limes
    .about = In the Reserve: +1 strength in every war in which you defend.
card-marauders = Marauders
    .about = Free: one army of any player, from any province, goes back to its owner’s Supply.
card-market = Market
    .about = Food, gold or stone: one of the three.
card-mercenary = Mercenaries
    .about = Free, but for 1 gold: put one or two mercenaries where you have an army. Each adds 1 strength.
card-merchant = Merchant
    .about = With another card: one of its resource symbols counts as another resource.
card-militia = Militia
    .about = Free: one of your armies moves from the pool to the Supply.
card-mystic = Mystic
    .about = Free, but for 1 gold: take any card of your discard pile back into your hand.
card-philosopher = Philosopher
    .about = Free: look at three improvements of the closed deck and take one into your hand. The Philosopher himself leaves the game.
card-portal = Portal
    .about = Stands for the source card of an invasion: any province may be the target, for 1 food.
card-providence = Providence
    .about = Free: draw two cards.
card-quarry = Quarry
    .about = In the Reserve: once a turn any other card may count as one stone.
card-queen = Queen
    .about = In the Reserve: at the end of your turn you draw up to six cards, not five.
card-ranger = Ranger
    .about = In the Reserve: hills are open borders to you, mountains are hills, and +1 strength in rugged terrain.
card-reserve-army = Reserve Army
    .short = Res. Army
    .about = In the Reserve: while you are at war with a player nobody may begin an invasion of your provinces, and you may not begin one of another player’s province.
card-scribe = Scribe
    .about = In the Reserve: a VP token you earn may come from the unused pool instead of the VP card, even if the card is empty.
card-ship = Ship
    .about = Carries an invasion over one sea, or gives a ship or another of its symbols.
card-warehouse = Warehouse
    .about = In the Reserve: two more places, and once a turn a card may go there for free.
card-water-mill = Water Mill
    .about = With another card: its resources count double.

## VP cards

vp-fixed-city = City
    .about = A token for whoever builds a City.
vp-fixed-road = Roads
    .about = A token for whoever builds a Road.
vp-fixed-castle = Castle
    .about = A token for whoever builds a Castle.
vp-citadel = Citadel
    .about = A token for capturing a province with another player’s Citadel.
vp-defender-of-the-realm = Defender of the Realm
    .short = Defender
    .about = A token for the owner of a province who wins the war for it against other players.
vp-guilded-city = Guilded City
    .about = Whoever builds a City may pay 1 gold more for a token.
vp-here-be-dragons = Here be Dragons
    .short = Dragons
    .about = A token for whoever gains a province with a Dragon. The Dragon adds 4 to the neutral force.
vp-lord-of-the-isles = Lord of the Isles
    .short = The Isles
    .about = 3 VP for all three provinces of the large island, 2 VP for both of the small one.
vp-master-of-the-seas = Master of the Seas
    .short = The Seas
    .about = 2 VP for ships in three different seas, and 2 VP more for ships in all four.
vp-patronage = Patronage
    .about = Action: pay 2 gold and take a token.
vp-roadside-inns = Roadside Inns
    .about = Whoever builds a Road may pay 1 gold more for a token.
vp-runestones = Runestones
    .about = A token for whoever gains a province with a Runestone.
vp-spoils-of-war = Spoils of War
    .about = A token for capturing a province of another player.

## Actions

deed-invade = invade a province
    .short = Invade
    .about = Play the card of a province next to the target, pay 1 food (2 over hills) and place armies by the symbols on your cards. Every sea takes a Ship card; there is no way over mountains.
deed-place-armies = place armies
    .short = Place armies
    .about = Armies from your Supply go to a province of yours or to one you have invaded (then 1 food as well). As many armies as symbols.
deed-remove-armies = remove armies
    .short = Remove armies
    .about = Any number of your armies returns from one province to your Supply, but not from where players are at war with each other.
deed-place-ships = place ships
    .short = Place ships
    .about = Ships from your Supply go to a sea on your coast and add strength in all your wars at that sea.
deed-remove-ships = remove ships
    .short = Remove ships
    .about = Any number of your ships returns from one sea to your Supply.
deed-end-war = end a war
    .short = End a war
    .about = Only as the first action of your turn, and one war you take part in. The strongest side wins; a tie cannot be ended.
deed-buy = buy armies and ships
    .short = Buy
    .about = An army costs 1 gold, a ship 2. What you buy moves from the pool to your Supply.
deed-acquire = acquire a card
    .short = Acquire a card
    .about = For 1 gold take an improvement on display, or take back a removed card: a starting card or that of a province of yours. It goes to your discard pile. Once a turn.
deed-reserve = put cards into the Reserve
    .short = To the Reserve
    .about = Cards of your hand lie open in the Reserve while there is room. They are played from there as from the hand.
deed-discard = discard cards
    .short = Discard
    .about = Any number of cards of hand and Reserve goes to the discard pile; you draw new ones at the end of the turn.
deed-remove-cards = remove cards
    .short = Remove cards
    .about = One or two cards go back to where they came from: a province to the province deck, an improvement to the display, a starting card aside. They can be acquired again later. Seven cards must remain.
deed-patronage = patronage
    .short = Patronage
    .about = Pay 2 gold and take a token of the card Patronage.
deed-pass = pass
    .short = Pass
    .about = Do nothing.
deed-end-game = end the game
    .short = End the game
    .about = Only as the first action of your turn: four VP cards are empty, and with all wars ended you have the most VP.
deed-roads = move armies by road
    .short = By road
    .about = Free, once a turn: armies move along your roads over any distance.

## Questions

prompt-give-up = Which two provinces do you give up?
prompt-choose-citadel = Where will your Citadel stand?
prompt-take-action = What do you do?
prompt-pay = Still to pay: { $need } { $kind ->
    [0] food
    [1] stone
   *[2] gold
}. With which card?
prompt-carry = { $need ->
    [1] Which Ship card carries the invasion?
   *[other] Two Ship cards are needed. With which one do you begin?
}
prompt-armies = { $laid ->
    [0] Which cards give armies for { $province }?
    [one] { $laid } army symbol for { $province }. More?
   *[other] { $laid } army symbols for { $province }. More?
}
prompt-ships = { $laid ->
    [0] { $sea }: which cards give ships?
    [one] { $sea }: { $laid } ship symbol. More?
   *[other] { $sea }: { $laid } ship symbols. More?
}
prompt-invade-from = From which province do you invade?
prompt-invade-where = { $card }: where do you invade?
prompt-place-where = Which province gets armies?
prompt-remove-where = From which province do you remove armies?
prompt-remove-how-many = { $province }: how many armies do you remove?
prompt-ships-where = Which sea gets ships?
prompt-remove-ships-where = From which sea do you remove ships?
prompt-remove-ships = { $sea }: how many ships do you remove?
prompt-end-war = Which war do you end?
prompt-buy = How many armies and ships do you buy?
prompt-acquire = Which card do you acquire for 1 gold?
prompt-put-in-reserve = { $done ->
    [0] Which card goes into the Reserve?
   *[other] Another card for the Reserve?
}
prompt-discard-cards = Which card do you discard?
prompt-remove-cards = { $done ->
    [0] Which card do you remove?
   *[other] Do you remove another card?
}
prompt-build = What do you build, and where?
prompt-build-with = { $what ->
    [0] City
    [1] Castle
   *[2] Road
} ({ $site }): which province card do you play?
prompt-extra = { $card }: 1 gold more for a token?
prompt-march = From where to where do you move armies?
prompt-march-number = { $origin } → { $to }: how many armies?
prompt-alchemist = Which token do you exchange?
prompt-diplomat = Which war do you stop?
prompt-counsel = { $draws ->
    [0] Counsellor: what do you discard?
    [one] Counsellor: you will draw { $draws } card. Discard more?
   *[other] Counsellor: you will draw { $draws } cards. Discard more?
}
prompt-marauders = Whose army returns to the Supply?
prompt-mercenaries = Where do you put mercenaries?
prompt-mystic = Which card comes back from the discard pile?
prompt-philosopher = Which improvement do you take?

## Answers
verb-give = give up { $one } and { $other }
verb-citadel = Citadel: { $province }
verb-do = { $deed }
verb-play = play { $card }
verb-roads = move armies by road
verb-store = into the Reserve: { $card }
verb-prefer = take tokens first { $pool ->
    [1] from the unused pool
   *[0] from the VP cards
}
verb-end = end the turn
verb-from = { $card }
verb-target = { $province }{ $route ->
    [0] , by land
    [1] , by sea
   *[2] , through the Portal
}
verb-pay = { $card }: { $gives }
verb-done = enough
verb-province = { $province }
verb-sea = { $sea }
verb-take = armies: { $armies }, mercenaries: { $mercenaries }
verb-war = the war for { $province }
verb-buy = armies: { $armies }, ships: { $ships } (gold: { $gold })
verb-choose = { $card }
verb-stop = enough
verb-city = City: { $province }
verb-castle = Castle: { $province }
verb-road = Road: { $site }
verb-extra = { $pay ->
    [1] pay 1 gold
   *[0] pay nothing
}
verb-swap = { $value ->
    [1] 1 VP for 2 VP
   *[2] 2 VP for 3 VP
}
verb-raid = { $province }: an army of { $owner }
verb-hire = { $province }: { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
verb-march = { $origin } → { $to }
verb-number = { $count }

gives-symbols = { $count ->
    [1] { $symbol }
   *[other] { $symbol } × { $count }
}
gives-as-one = as { $symbol }
gives-merchant = { $symbol } × { $count } with the Merchant
gives-mill = { $symbol } × { $count } with the Mill
gives-merchant-mill = { $symbol } × { $count } with Merchant and Mill
gives-as-one-mill = as { $symbol } × { $count } with the Mill

arg-province = province
arg-card = card
arg-action = action
arg-tokens = where tokens come from
arg-route = route
arg-way = how
arg-sea = sea
arg-armies = armies
arg-mercenaries = mercenaries
arg-ships = ships
arg-border = border
arg-pay = extra payment
arg-value = token
arg-seat = seat
arg-number = number

## What happened

n-armies-acc = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
n-ships-acc = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
n-mercenaries-acc = { $mercenaries ->
    [one] { $mercenaries } mercenary
   *[other] { $mercenaries } mercenaries
}
n-new-armies = { $armies ->
    [one] +{ $armies } army
   *[other] +{ $armies } armies
}
n-new-ships = { $ships ->
    [one] +{ $ships } ship
   *[other] +{ $ships } ships
}
n-cards-acc = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-sealed = { $name }: a secret choice is made
event-gives-up = { $you ->
    [1] you give up
   *[0] { $name } gives up
} { $province }
event-citadel = { $you ->
    [1] you place your
   *[0] { $name } places the
} Citadel: { $province }
event-first = first to play: { $you ->
    [1] you
   *[0] { $name }
}
event-turn = turn { $turn }: { $you ->
    [1] you
   *[0] { $name }
}
event-last-round = Last round: { $round }. After it the game ends, and the most VP win.
event-does = { $name }: { $deed }
event-plays = { $you ->
    [1] you play
   *[0] { $name } plays
} { $card }
event-takes-roads = { $name }: armies move by road
event-ends-turn = { $name }: end of turn
event-prefers = { $name }: tokens first { $pool ->
    [1] from the unused pool
   *[0] from the VP cards
}
event-invades-from = { $name }: { $card } is played for an invasion
event-invades = { $you ->
    [1] you invade
   *[0] { $name } invades
} { $province }{ $route ->
    [0] {""}
    [1] {" "}by sea
   *[2] {" "}through the Portal
}
event-carries = { $name }: { $card } carries the invasion
event-lays = { $name }: { $card } for { $symbol }{ $way ->
    [0] {""}
    [1] {" "}(by a Reserve card)
    [2] {" "}(Merchant)
    [3] {" "}(Mill)
    [4] {" "}(Merchant and Mill)
   *[5] {" "}(by a Reserve card, Mill)
}
event-armies = { $you ->
    [1] you place
   *[0] { $name } places
} { n-armies-acc }: { $province }
event-ships = { $you ->
    [1] you place
   *[0] { $name } places
} { n-ships-acc }: { $sea }
event-reinforces = { $name }: reinforcements for { $province }
event-removes-armies = { $you ->
    [1] you remove
   *[0] { $name } removes
} { $count ->
    [0] { n-mercenaries-acc }
   *[other] { $mercenaries ->
        [0] { n-armies-acc }
       *[other] { n-armies-acc } and { n-mercenaries-acc }
    }
}: { $province }
event-removes-ships = { $you ->
    [1] you remove
   *[0] { $name } removes
} { n-ships-acc }: { $sea }
event-buys = { $you ->
    [1] you fill
   *[0] { $name } fills
} the Supply: { $ships ->
    [0] { n-new-armies }
   *[other] { $armies ->
        [0] { n-new-ships }
       *[other] { n-new-armies }, { n-new-ships }
    }
}
event-marches = { $you ->
    [1] you move
   *[0] { $name } moves
} { n-armies-acc }: { $origin } → { $to }
event-marks = { $name }: a condition of Master of the Seas is marked with a piece
event-dragon = { $you ->
    [1] you take
   *[0] { $name } takes
} off the Dragon of { $province }
event-runestone = { $you ->
    [1] you take
   *[0] { $name } takes
} off the Runestone of { $province }
event-builds-with = { $name }: { $card } is played for building
event-builds = { $you ->
    [1] you build
   *[0] { $name } builds
} { $what ->
    [0] a City
    [1] a Castle
   *[2] a Road
}: { $site }
event-acquires = { $you ->
    [1] you acquire
   *[0] { $name } acquires
} { $card }
event-reserves = { $you ->
    [1] you put
   *[0] { $name } puts
} { $card } into the Reserve
event-discards = { $name }: { $card } is discarded
event-removes = { $you ->
    [1] you remove
   *[0] { $name } removes
} { $card }
event-swaps = { $you ->
    [1] you exchange
   *[0] { $name } exchanges
} a token: { $value ->
    [1] 1 VP for 2 VP
   *[2] 2 VP for 3 VP
}
event-truce = { $you ->
    [1] you stop
   *[0] { $name } stops
} the war for { $province }
event-raids = { $you ->
    [1] your Marauders return
   *[0] { $name }: Marauders return
} an army to the Supply ({ $owner }): { $province }
event-hires = { $you ->
    [1] you hire
   *[0] { $name } hires
} { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}: { $province }
event-recovers = { $you ->
    [1] you take
   *[0] { $name } takes
} { $card } back into hand
event-looks = { $name }: an improvement to choose, { $card }
event-looks-hidden = { $name } looks at { $count ->
    [one] { $count } improvement
   *[other] { $count } improvements
} of the closed deck
event-keeps = { $you ->
    [1] you take
   *[0] { $name } takes
} { $card } into hand
event-keeps-hidden = { $name } takes one of them into hand
event-token = { $you ->
    [1] you earn
   *[0] { $name } earns
} { $value } VP: { $card }{ $pool ->
    [1] {" "}(Scribe)
   *[0] {""}
}
event-shuffles = { $name }: the discard pile is shuffled and becomes the deck
event-draws = { $you ->
    [1] you draw
   *[0] { $name } draws
} { $card }
event-draws-cards = { $you ->
    [1] you draw
   *[0] { $name } draws
} { n-cards-acc }
event-hero = { $name }: the Hero decides the tie over { $province }
event-war-ends = the war for { $province } is over. Winner: { $winner }
event-goes-home = { $name }: armies return to the Supply ({ $count }) from { $province }
event-lies-waste = { $held ->
    [1] { $province } becomes neutral: the winner has no Town left. Former owner: { $owner }
   *[0] { $province } stays neutral: the winner has no Town left
}
event-conquers = { $you ->
    [1] you take
   *[0] { $name } takes
} { $province } (+3 VP). Former owner: { $owner }{ $piece ->
    [2] , a City is lost
    [3] , the Citadel is lost
   *[other] {""}
}
event-hands-over = the card { $province } goes from the { $place ->
    [1] hand ({ $owner })
    [2] deck ({ $owner })
    [3] discard pile ({ $owner })
    [4] Reserve ({ $owner })
   *[5] province deck
} to the { $taken ->
    [1] discard pile ({ $winner })
   *[0] province deck
}
event-ends = { $limit ->
    [1] the game is over: all rounds are played
   *[0] the game is over: { $name } ends it
}

## The result
score-provinces = provinces
score-tokens = tokens
score-floor = up to twelve
ending-ended = the leader ended the game
ending-limit = all rounds are played

option-two-player-provinces = Province cards with two players
option-two-player-provinces-text = The rulebook names two figures in different places: 9 and 11.
option-starting-cards = Starting cards
option-starting-cards-text = Five: Army twice, Build, Market, Ship. Four: one of each.
option-road-stone = Stone for a Road
option-road-stone-text = How much stone a Road costs before the extra for hills.
option-province-choice = Choice of provinces
option-province-choice-text = An optional rule for three or four: more provinces are dealt, and everybody gives up two.
option-province-choice-off = none
option-province-choice-literal = give up two, as written
option-province-choice-balanced = give up two, evened out
option-withdraw-from-neutral = Removing armies from neutral provinces
option-withdraw-from-neutral-text = May you take your armies out of a neutral province you have invaded?
option-scribe-marker = The Scribe’s marker on Master of the Seas
option-scribe-marker-text = Which piece the Scribe marks that card with; a City used for it can no longer be built.
option-scribe-marker-city = a City
option-scribe-marker-town = a Town
option-turn-limit = Limit of rounds (0: none)
option-turn-limit-text = After so many rounds the match ends, even if nobody has ended it.

## The table
scene-map = Board
scene-wars = Wars
scene-no-war = No wars
scene-no-war-hint = An invasion begins a war; it can be ended in your next turn at the earliest.
scene-vp = VP cards
scene-vp-note = { $empty } of { $of } empty
scene-improvements = Improvements
scene-deeds = Actions
scene-desk = Hand and Reserve
scene-hand = Hand { $count }
scene-reserve = Reserve { $count } / { $of }
scene-laid = On the table
scene-deck = deck
scene-discard = discard
scene-slot = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
scene-choose = To choose from
scene-provinces = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
}
scene-leader = { $name } may end the game!
scene-leads-you = you may end the game
scene-paid = Still: { $need }

war-head = War: { $province }
war-more = more wars: { $count }
war-strength = { $name } — { $count }
war-lead = You lead by { $count }.
war-behind = Strength you need to win: { $count }.
war-even = A tie: one strength more decides.
war-watch = { $name } leads by { $count }.

node-province = { $province }: { $hold ->
    [town] Town of { $name }
    [city] City of { $name }
    [citadel] Citadel of { $name }
   *[none] { $name }, strength { $count }
}{ $castle ->
    [1] , Castle
   *[0] {""}
}{ $dragon ->
    [1] , Dragon
   *[0] {""}
}{ $runestone ->
    [1] , Runestone
   *[0] {""}
}
node-army = armies of { $name }: { $count }{ $mercenaries ->
    [0] {""}
   *[other] {" "}and mercenaries: { $mercenaries }
}
node-army-at = { $province }: { $army }
node-sea = { $sea }: { $what }
node-empty-sea = no ships
node-ships = ships of { $name }: { $count }
node-ships-at = { $sea }: { $ships }
node-war = the war for { $province }: { $sides }
node-road = Road { $site }
node-border = border { $site }, { $kind ->
    [0] open
    [1] hills
   *[2] mountains
}
node-card = { $card } ({ $kind }){ $symbols ->
    [none] {""}
   *[other] : { $symbols }
}
node-in-hand = in hand: { $card }
node-in-reserve = in the Reserve: { $card }
node-on-table = on the table: { $card }
node-offered = to choose: { $card }
node-improvement = { $card } ({ $kind }), 1 gold
node-slot = free places in the Reserve: { $count }
node-deck = deck, cards: { $count }
node-discard = discard pile: { $cards }
node-vp = { $card }: { $left ->
    [0] no tokens left
    [one] { $left } token left
   *[other] { $left } tokens left
}
node-deed = { $deed }

chip-provinces = provinces
chip-armies = armies in the Supply
chip-pool-armies = armies in the pool: they must be bought
chip-ships = ships in the Supply
chip-pool-ships = ships in the pool: they must be bought
chip-towns = Towns in the Supply
chip-cities = Cities on the Reserve card
chip-hand = cards in hand
chip-deck = cards in the deck
chip-discard = cards in the discard pile
chip-tokens = VP of the tokens
chip-reserve = in the Reserve: { $card }

gauge-round = Round
gauge-action = Actions
gauge-empty = Empty VP cards
part-setup = Setup
part-first = Action
part-second = Action
part-end = End of turn

waiting-turn = { $name } is playing
waiting-secret = The others choose in secret

hint-give-up = Choose two of your provinces, in any order.
hint-choose-citadel = A Citadel defends like a Castle (+2) and gives one more place in the Reserve. Capturing it earns a rival a VP token.
hint-take-action = Choose an action, or play a card with a text.
hint-take-action-fresh = A war or the game can be ended only now, as the first action of your turn.
hint-take-action-done = No actions left. You may take a free action, or end the turn and draw.
hint-leader = { $name } will be able to end the game and win when their turn begins.
hint-leader-you = You may end the game right now and win!
hint-pay = Payment: { $what }. Any order of cards.
hint-invades = Invasion: { $province }. Defence: { $strength }. Armies your cards can place: { $most }.
hint-carry = One Ship card for every sea.
hint-armies = As many armies as army symbols. Cards may be laid in any order.
hint-ships = Ships add strength in all your wars at this sea.
hint-invade-from = The province card goes to the discard pile. It opens what lies next to it, and with a Ship card what lies over the sea.
hint-invade-where = Each target shows its price: food and Ship cards. The shield is the strength of the defence.
hint-place-where = Without payment in a province of yours, for 1 food where you have invaded.
hint-remove-where = Only from where players are not at war with each other.
hint-remove-how-many = With the last army the mercenaries go too.
hint-ships-where = The sea must touch a province of yours.
hint-remove-ships-where = The ships return to your Supply.
hint-remove-ships = The ships return to your Supply.
hint-end-war = The strongest side wins. After a war all armies return to the Supply.
hint-buy = An army costs 1 gold, a ship 2.
hint-acquire = The card goes to your discard pile and comes to you when that becomes the deck.
hint-put-in-reserve = Cards in the Reserve lie open and are played as from the hand; some work while they lie there. Put the Warehouse in while there is a place.
hint-discard-cards = Any cards, in any order. You draw new ones at the end of the turn.
hint-remove-cards = A removed card can be acquired again for 1 gold. The province stays yours.
hint-build = Marked are the places your cards can pay for. The figures are stone.
hint-build-with = The card of this province, of one joined by road, or the General.
hint-extra = One token for 1 gold.
hint-march = Armies move only by Roads between your provinces.
hint-march-number = Mercenaries do not move by road.
hint-alchemist = A token worth 1 VP more comes from the unused pool.
hint-diplomat = All armies return to the Supply, the defender keeps the province.
hint-counsel = For cards of your hand you draw as many, for cards of the Reserve none.
hint-marauders = The army returns to its owner’s Supply.
hint-mercenaries = At least one army of yours must be there. Each mercenary adds 1 strength.
hint-mystic = The card returns to your hand once you have paid 1 gold.
hint-philosopher = The others go back to the closed deck.

choice-choose = Choose
choice-play = Play
choice-store = Put into the Reserve
choice-pay = Lay: { $gives }
choice-target = { $route ->
    [0] Invade by land
    [1] Invade by sea
   *[2] Invade through the Portal
}
choice-raid = Return an army to the Supply
choice-hire = Place { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
}
choice-war = End the war
choice-truce = Stop the war
choice-city = Build a City
choice-castle = Build a Castle
choice-road = Build a Road
choice-citadel = Place the Citadel
choice-end-game = End the game
choice-done-armies = Place { n-armies-acc }
choice-done-ships = Place { n-ships-acc }
choice-counsel = { $count ->
    [0] Draw nothing
   *[other] Draw { n-cards-acc }
}

delta-points = { $you ->
    [1] you
   *[0] { $name }
}: { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
} VP
delta-province = { $gain ->
    [1] { $you ->
        [1] you get
       *[0] { $name } gets
    }
   *[0] { $you ->
        [1] you lose
       *[0] { $name } loses
    }
} { $province }{ $piece ->
    [2] {" "}and the City there
    [3] {" "}and the Citadel there
   *[other] {""}
}
delta-card = the card { $card } goes to the discard pile
delta-slot = +1 place in the Reserve
delta-strength = strength { $before } → { $after }
preview-sides = It would be: { $sides }
preview-war = Strengths: { $sides }
preview-invade = Defence: { $strength }. Armies your cards can place: { $most }.
preview-over = Result of the game: { $points }

about-kind-province = province
about-kind-sea = sea
about-kind-vp = VP card
about-kind-deed = action
about-kind-piece = on the table
about-province = Symbol of the card: { $symbol }. Strength of the neutral force: { $strength }.{ $rugged ->
    [1] {" "}Rugged: a defending player gets +1.
   *[0] {""}
}{ $seas ->
    [none] {""}
   *[other] {" "}Coasts: { $seas }.
} Next to it: { $near }.
about-sea = Coasts: { $coast }.
about-army = Armies
    .text = Each army adds 1 to the strength. After a war armies return to the Supply; nobody loses any.
about-ships = Ships
    .text = They add strength in all wars of their owner on the coasts of this sea, and stay after a war.
about-war = War
    .text = Strength: armies, mercenaries, ships in the seas around, Castle or Citadel +2, rugged terrain +1 for the defence, Reserve cards. Strengths of different players are never added. A participant may end it as the first action of a turn.
about-road = Road
    .text = It serves whoever controls both provinces: the card of one stands for the other, and armies move along it for free.
about-border = Border
    .text = Over hills an invasion and a Road cost 1 more; over mountains there is no way.
about-slot = A place in the Reserve
    .text = There are two, and one more for each City and Citadel of yours on the board.
about-deck = Deck
    .text = At the end of your turn you draw up to five cards. When the deck is empty, the discard pile becomes the deck.
about-discard = Discard pile
    .text = Played and acquired cards wait here until the deck is empty.
about-provinces = Provinces
    .text = Each is worth 3 VP. Nobody ever has less than 12 VP.
about-supply = Supply
    .text = From here armies and ships are placed on the board. For gold the Supply is filled from the pool.
about-tokens = VP tokens
    .text = A token once taken is never lost. When four VP cards are empty, the leader may end the game.

## Terminal

board-wars = Wars
board-vp = VP cards ({ $empty } of { $of } empty)
board-shop = Improvements
board-mine = My cards
board-line = { $vp } VP · provinces { $provinces } · Supply: armies { $armies }, ships { $ships } · hand { $hand } · deck { $deck } · discard { $discard }
board-reserve = Reserve { $count }/{ $of }: { $cards }
board-hand = hand: { $cards }
board-laid = on the table: { $cards }
board-none = none
