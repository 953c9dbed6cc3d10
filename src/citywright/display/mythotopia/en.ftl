title = Mythotopia
title-short = Mythotopia

## Symbols

good-food = food
good-stone = stone
good-gold = gold
good-army = army
    .gen = armies
good-ship = ship
    .gen = ships
good-vp = points

## The map

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
kind-reserve = reserve
kind-symbols = symbols

card-alchemist = Alchemist
    .about = Action: swap a token of yours worth 1 for one worth 2, or a 2 for a 3. The new token comes only from the unused ones.
card-army = Army
    .about = Two armies, or one gold.
card-build = Build
    .about = Action: build a city (2 stone), a road (2, across hills 3) or a castle (1). You also need the card of the province itself, and the stone of this card does not count.
card-cavalry = Cavalry
    .about = In the Reserve: +1 strength in every war in which you attack.
card-counsellor = Counsellor
    .about = Free: discard any number of cards and draw as many, and one more for the Counsellor. Cards from the Reserve are not replaced.
card-diplomat = Diplomat
    .about = Action and 1 gold: stop a war you take part in. All armies go home, the defender keeps the province.
card-farming = Farming
    .about = In the Reserve: once a turn any card may count as one food.
card-general = General
    .about = Stands for the card of any province of yours when you invade from it or build in it.
card-gold-mine = Gold Mine
    .about = In the Reserve: once a turn any card may count as one gold.
card-hero = Hero
    .about = When you end a war and share the highest strength, you win it.
card-levies = Levies
    .about = In the Reserve: once a turn any card may count as one army.
card-limes = Limes
    .about = In the Reserve: +1 strength in every war in which you defend.
card-marauders = Marauders
    .about = Free: one army of anybody, anywhere, goes back to its owner’s supply.
card-market = Market
    .about = Food, gold or stone: one of the three.
card-mercenary = Mercenaries
    .about = Free, but for 1 gold: put one or two mercenaries where you have an army. Each adds 1 strength.
card-merchant = Merchant
    .about = With another card: one of its resource symbols counts as another resource.
card-militia = Militia
    .about = Free: one of your armies moves from the pool to the supply.
card-mystic = Mystic
    .about = Free, but for 1 gold: take any card of your discard back into your hand.
card-philosopher = Philosopher
    .about = Free: look at three improvements of the closed deck and take one into your hand. The Philosopher himself leaves the game.
card-portal = Portal
    .about = Stands for the source of an invasion: any province may be the target, for 1 food.
card-providence = Providence
    .about = Free: draw two cards.
card-quarry = Quarry
    .about = In the Reserve: once a turn any card may count as one stone.
card-queen = Queen
    .about = In the Reserve: at the end of your turn you draw up to six cards, not five.
card-ranger = Ranger
    .about = In the Reserve: hills are open borders to you, mountains are hills, and +1 strength in a rugged province.
card-reserve-army = Reserve Army
    .short = Res. Army
    .about = In the Reserve: while you are at war with another player nobody may invade you, and you may not invade another player.
card-scribe = Scribe
    .about = In the Reserve: a token you earn may come from the unused ones instead of the card, even if the card is empty.
card-ship = Ship
    .about = Carries an invasion across one sea, or gives a ship or another of its symbols.
card-warehouse = Warehouse
    .about = In the Reserve: two more places, and once a turn a card may go there for free.
card-water-mill = Water Mill
    .about = With another card: its resources count double.

## Victory cards

vp-fixed-city = City
    .about = A token for whoever builds a city.
vp-fixed-road = Roads
    .about = A token for whoever builds a road.
vp-fixed-castle = Castle
    .about = A token for whoever builds a castle.
vp-citadel = Citadel
    .about = A token for capturing a province with another player’s citadel.
vp-defender-of-the-realm = Defender of the Realm
    .short = Defender
    .about = A token for the owner of a province who wins the war for it against other players.
vp-guilded-city = Guilded City
    .about = Whoever builds a city may pay 1 gold more for a token.
vp-here-be-dragons = Here be Dragons
    .short = Dragons
    .about = A token for whoever takes a province with a dragon. The dragon adds 4 to its strength.
vp-lord-of-the-isles = Lord of the Isles
    .short = The Isles
    .about = 3 points for all three provinces of the large island, 2 points for both of the small one.
vp-master-of-the-seas = Master of the Seas
    .short = The Seas
    .about = 2 points for ships in three different seas, and 2 more for ships in all four.
vp-patronage = Patronage
    .about = Action: pay 2 gold and take a token.
vp-roadside-inns = Roadside Inns
    .about = Whoever builds a road may pay 1 gold more for a token.
vp-runestones = Runestones
    .about = A token for whoever takes a province with a runestone.
vp-spoils-of-war = Spoils of War
    .about = A token for capturing a province of another player.

## Actions

deed-invade = invade a province
    .short = Invade
    .about = Play the card of a province next to the target, pay 1 food (2 across hills) and place armies by the symbols on your cards. By sea you need a Ship card for every sea; there is no way across mountains.
deed-place-armies = place armies
    .short = Place armies
    .about = Armies from your supply go to a province of yours or to one you have invaded (then 1 food as well). As many armies as symbols.
deed-remove-armies = remove armies
    .short = Remove armies
    .about = Any number of your armies returns from one province to your supply, but not where players fight each other.
deed-place-ships = place ships
    .short = Place ships
    .about = Ships from your supply go to a sea on your coast and help in every war at that sea.
deed-remove-ships = remove ships
    .short = Remove ships
    .about = Any number of your ships returns from one sea to your supply.
deed-end-war = end a war
    .short = End a war
    .about = Only as the first thing in your turn, and one war you take part in. The strongest side wins; a tie cannot be ended.
deed-buy = buy armies and ships
    .short = Buy forces
    .about = An army costs 1 gold, a ship 2. What you buy moves from the pool to your supply.
deed-acquire = acquire a card
    .short = Acquire a card
    .about = For 1 gold an open improvement goes to your discard. Once a turn.
deed-reserve = put cards into the Reserve
    .short = To the Reserve
    .about = Cards of your hand lie open in the Reserve while there is room. They are played from there as from the hand.
deed-discard = discard cards
    .short = Discard
    .about = Any number of cards of hand and Reserve goes to the discard; new ones come at the end of the turn.
deed-remove-cards = remove cards from your deck
    .short = Remove cards
    .about = One or two cards leave your deck for good; seven must remain.
deed-patronage = patronage
    .short = Patronage
    .about = Pay 2 gold and take a token of the card Patronage.
deed-pass = pass
    .short = Pass
    .about = Do nothing.
deed-end-game = end the game
    .short = End the game
    .about = Only as the first thing in your turn: four victory cards are empty, and with all wars ended you have the most points.
deed-roads = move armies by road
    .short = By road
    .about = Free, once a turn: armies move along your roads over any distance.

## Questions

prompt-give-up = Which two provinces do you give up?
prompt-choose-citadel = Where will your citadel stand?
prompt-take-action = What do you do?
prompt-pay = Still to pay: { $need } { $symbol }. With which card?
prompt-carry = { $need ->
    [1] Which ship carries the army?
   *[other] Ships needed: { $need }. Which one first?
}
prompt-armies = { $laid ->
    [0] Which cards give armies for { $province }?
    [one] { $laid } army goes to { $province }. More?
   *[other] { $laid } armies go to { $province }. More?
}
prompt-ships = { $laid ->
    [0] Which cards give ships ({ $sea })?
   *[other] Ships: { $laid } ({ $sea }). More?
}
prompt-invade-from = From which province do you invade?
prompt-invade-where = { $card }: where do you invade?
prompt-place-where = Which province gets armies?
prompt-remove-where = From which province do armies return?
prompt-remove-how-many = { $province }: how many armies return?
prompt-ships-where = Which sea gets ships?
prompt-remove-ships-where = From which sea do ships return?
prompt-remove-ships = { $sea }: how many ships return?
prompt-end-war = Which war do you end?
prompt-buy = How many armies and ships do you buy?
prompt-acquire = Which card do you acquire for 1 gold?
prompt-put-in-reserve = { $done ->
    [0] Which card goes into the Reserve?
   *[other] Another card for the Reserve?
}
prompt-discard-cards = Which card do you discard?
prompt-remove-cards = { $done ->
    [0] Which card leaves your deck?
   *[other] Does another card leave?
}
prompt-build = What do you build, and where?
prompt-build-with = { $what ->
    [0] City
    [1] Castle
   *[2] Road
} ({ $site }): by the card of which province?
prompt-extra = { $card }: 1 gold more for a token?
prompt-march = From where to where do armies move?
prompt-march-number = { $origin } → { $to }: how many armies?
prompt-alchemist = Which token do you swap?
prompt-diplomat = Which war do you stop?
prompt-counsel = Counsellor: cards to draw: { $draws }. Discard more?
prompt-marauders = Whose army goes?
prompt-mercenaries = Where do mercenaries go?
prompt-mystic = Which card comes back from the discard?
prompt-philosopher = Which improvement do you take?

## Answers
verb-give = give up { $one } and { $other }
verb-citadel = citadel: { $province }
verb-do = { $deed }
verb-play = play { $card }
verb-roads = move armies by road
verb-store = into the Reserve: { $card }
verb-prefer = take tokens { $pool ->
    [1] from the unused ones
   *[0] from the victory cards
}
verb-end = end the turn
verb-from = { $card }
verb-target = { $province }{ $route ->
    [0] , by land
    [1] , by sea
   *[2] , through the portal
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
verb-city = city: { $province }
verb-castle = castle: { $province }
verb-road = road: { $site }
verb-extra = { $pay ->
    [1] pay 1 gold
   *[0] pay nothing
}
verb-swap = { $value ->
    [1] 1 point for 2
   *[2] 2 points for 3
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
gives-mill = { $symbol } × { $count } with the mill
gives-merchant-mill = { $symbol } × { $count } with Merchant and mill
gives-as-one-mill = as { $symbol } × { $count } with the mill

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
} citadel: { $province }
event-first = first to play: { $you ->
    [1] you
   *[0] { $name }
}
event-turn = turn { $turn }: { $you ->
    [1] you
   *[0] { $name }
}
event-last-round = Last round: { $round }. After it the game ends by points.
event-does = { $name }: { $deed }
event-plays = { $you ->
    [1] you play
   *[0] { $name } plays
} { $card }
event-takes-roads = { $name }: armies take the roads
event-ends-turn = { $name }: end of turn
event-prefers = { $name }: tokens first { $pool ->
    [1] from the unused ones
   *[0] from the victory cards
}
event-invades-from = { $name }: a campaign by the card { $card }
event-invades = { $you ->
    [1] you invade
   *[0] { $name } invades
} { $province }{ $route ->
    [0] {""}
    [1] {" "}from the sea
   *[2] {" "}through the portal
}
event-carries = { $name }: the army sails by the card { $card }
event-lays = { $name }: { $card } for { $symbol }{ $way ->
    [0] {""}
    [1] {" "}(counted as)
    [2] {" "}(Merchant)
    [3] {" "}(mill)
    [4] {" "}(Merchant and mill)
   *[5] {" "}(counted as, mill)
}
event-armies = { $you ->
    [1] you place
   *[0] { $name } places
} { n-armies-acc }: { $province }
event-ships = { $you ->
    [1] you send
   *[0] { $name } sends
} { n-ships-acc }: { $sea }
event-reinforces = { $name }: reinforcements for { $province }
event-removes-armies = { $you ->
    [1] you call back
   *[0] { $name } calls back
} { n-armies-acc }{ $mercenaries ->
    [0] {""}
   *[other] {" "}and mercenaries: { $mercenaries }
}: { $province }
event-removes-ships = { $you ->
    [1] you call back
   *[0] { $name } calls back
} { n-ships-acc }: { $sea }
event-buys = { $you ->
    [1] you fill
   *[0] { $name } fills
} the supply: armies { $armies }, ships { $ships }
event-marches = { $you ->
    [1] you march
   *[0] { $name } marches
} { n-armies-acc }: { $origin } → { $to }
event-marks = { $name }: Master of the Seas is marked with a piece
event-dragon = { $you ->
    [1] you slay
   *[0] { $name } slays
} the dragon of { $province }
event-runestone = { $you ->
    [1] you find
   *[0] { $name } finds
} the runestone of { $province }
event-builds-with = { $name }: building by the card { $card }
event-builds = { $you ->
    [1] you build
   *[0] { $name } builds
} { $what ->
    [0] a city
    [1] a castle
   *[2] a road
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
    [1] you swap
   *[0] { $name } swaps
} a token: { $value ->
    [1] 1 point for 2
   *[2] 2 points for 3
}
event-truce = { $you ->
    [1] you stop
   *[0] { $name } stops
} the war for { $province }
event-raids = { $you ->
    [1] your marauders
   *[0] marauders of { $name }
} scatter an army of { $owner }: { $province }
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
} { $card } back into the hand
event-looks = { $name }: an improvement to choose, { $card }
event-looks-hidden = { $name }: a look at improvements of the deck ({ $count })
event-keeps = { $you ->
    [1] you take
   *[0] { $name } takes
} { $card } into the hand
event-keeps-hidden = { $name }: one of them goes to the hand
event-token = { $you ->
    [1] you earn
   *[0] { $name } earns
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}: { $card }{ $pool ->
    [1] {" "}(Scribe)
   *[0] {""}
}
event-shuffles = { $name }: the discard becomes a new deck
event-draws = { $you ->
    [1] you draw
   *[0] { $name } draws
} { $card }
event-draws-cards = { $you ->
    [1] you draw
   *[0] { $name } draws
} { n-cards-acc }
event-hero = { $name }: the hero decides the war for { $province }
event-war-ends = the war for { $province } is over. Winner: { $winner }
event-goes-home = { $name }: armies go home ({ $count }) from { $province }
event-lies-waste = { $province } falls to nobody: the winner has no town left. Former owner: { $owner }
event-conquers = { $you ->
    [1] you take
   *[0] { $name } takes
} { $province } (+3). Before: { $owner }{ $piece ->
    [2] , a city is lost
    [3] , the citadel is lost
   *[other] {""}
}
event-hands-over = the card { $province } goes from { $place ->
    [1] the hand
    [2] the deck
    [3] the discard
    [4] the Reserve
   *[5] the province deck
} ({ $owner }) to { $winner }
event-ends = the game is over, { $how } ({ $name })

## The result
score-provinces = provinces
score-tokens = tokens
score-floor = never under twelve
ending-ended = the leader ended the game
ending-limit = all rounds are played

option-two-player-provinces = Provinces of each of two players
option-starting-cards = Starting cards
option-road-stone = Stone for a road
option-province-choice = Choice of provinces
option-province-choice-off = none
option-province-choice-literal = give up two, as written
option-province-choice-balanced = give up two, evened out
option-withdraw-from-neutral = Armies may leave neutrals
option-scribe-marker = The Scribe’s marker
option-scribe-marker-city = a city
option-scribe-marker-town = a town
option-turn-limit = Limit of rounds (0: none)

## The table
scene-map = Map
scene-wars = Wars
scene-no-war = Peace on the map
scene-no-war-hint = An invasion begins a war; it can be ended in your next turn at the earliest.
scene-vp = Tokens
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
war-behind = You need { $count } more to win.
war-even = A tie: one strength more decides.
war-watch = Ahead by { $count }: { $name }.

node-province = { $province }: { $hold ->
    [town] town of { $name }
    [city] city of { $name }
    [citadel] citadel of { $name }
   *[none] { $name }, strength { $count }
}{ $castle ->
    [1] , castle
   *[0] {""}
}{ $dragon ->
    [1] , dragon
   *[0] {""}
}{ $runestone ->
    [1] , runestone
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
node-road = road { $site }
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
node-discard = discard: { $cards }
node-vp = { $card }: { $left ->
    [0] no tokens left
   *[other] tokens left: { $left }
}
node-deed = { $deed }

chip-provinces = provinces
chip-armies = armies in supply
chip-pool-armies = armies in the pool: they must be bought
chip-ships = ships in supply
chip-pool-ships = ships in the pool: they must be bought
chip-towns = towns in supply
chip-cities = cities in supply
chip-hand = cards in hand
chip-deck = cards in the deck
chip-discard = cards in the discard
chip-tokens = victory tokens
chip-reserve = in the Reserve: { $card }

gauge-round = Round
gauge-action = Actions
gauge-empty = Empty victory cards
part-setup = Setup
part-first = Action
part-second = Action
part-end = End of turn

waiting-turn = { $name } is playing
waiting-secret = The others choose in secret

hint-give-up = Choose two of your provinces: the first one waits for the second.
hint-choose-citadel = A citadel defends like a castle (+2) and gives one more place in the Reserve. Capturing it earns a rival a token.
hint-take-action = Choose an action below the map, or play a card with a text.
hint-take-action-fresh = A war or the game can be ended only now, as the first thing in your turn.
hint-take-action-done = No actions left. You may do something free, or end the turn and draw.
hint-leader = { $name } may end the game and win as soon as it is their turn.
hint-leader-you = You may end the game right now and win!
hint-pay = Payment: { $what }. Several cards go from left to right; Undo takes the last one back.
hint-carry = One Ship card for every sea.
hint-armies = As many armies as symbols.
hint-ships = Ships add strength in all your wars at this sea.
hint-invade-from = The province card goes to the discard. It opens what lies next to it, and with a ship what lies across the sea.
hint-invade-where = Each target shows its price: food and ships. The shield is the defence.
hint-place-where = For free in your own province, for 1 food where you attack.
hint-remove-where = Only from where players do not fight each other.
hint-remove-how-many = With the last army the mercenaries go too.
hint-ships-where = The sea must touch a province of yours.
hint-remove-ships-where = The ships return to your supply.
hint-remove-ships = The ships return to your supply.
hint-end-war = The strongest side wins. After a war all armies go home.
hint-buy = An army costs 1 gold, a ship 2.
hint-acquire = The card goes to your discard and comes when that becomes the deck.
hint-put-in-reserve = Cards in the Reserve lie open and are played as from the hand; some work while they lie there.
hint-discard-cards = New cards come at the end of the turn.
hint-remove-cards = A removed card never comes again. The province stays yours.
hint-build = Marked are the places your cards can pay for. The figures are stone.
hint-build-with = The card of this province, of one joined by road, or the General.
hint-extra = One token for 1 gold.
hint-march = Armies move only by roads between your provinces.
hint-march-number = Mercenaries do not move by road.
hint-alchemist = A token worth 1 more comes from the unused ones.
hint-diplomat = All armies go, the defender keeps the province.
hint-counsel = For cards of your hand you draw as many.
hint-marauders = The army returns to its owner’s supply.
hint-mercenaries = At least one army of yours must be there. Each mercenary adds 1 strength.
hint-mystic = The card returns to your hand once you have paid 1 gold.
hint-philosopher = The others go back to the closed deck.

choice-war = End the war
choice-truce = Stop the war
choice-city = Build a city
choice-castle = Build a castle
choice-road = Build a road
choice-citadel = Place the citadel
choice-end-game = End the game
choice-done-armies = Place { n-armies-acc }
choice-done-ships = Send { n-ships-acc }
choice-counsel = Draw { n-cards-acc }

delta-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
delta-province = { $province }
delta-card = the card { $card }
delta-slot = a place in the Reserve
delta-strength = strength { $before } → { $after }
preview-sides = It would be: { $sides }
preview-invade = Defence: { $strength }. Armies your cards can bring: { $most }.
preview-over = Result of the game: { $points }

about-kind-province = province
about-kind-sea = sea
about-kind-vp = victory card
about-kind-deed = action
about-kind-piece = piece
about-province = Symbol of the card: { $symbol }. Strength of the neutral force: { $strength }.{ $rugged ->
    [1] {" "}Rugged: a defending player gets +1.
   *[0] {""}
}{ $seas ->
    [none] {""}
   *[other] {" "}Coasts: { $seas }.
} Next to it: { $near }.
about-sea = Coasts: { $coast }.
about-army = Armies
    .text = Each army is one strength. After a war armies return to the supply; nobody loses any.
about-ships = Ships
    .text = They add strength in all wars of their owner on the coasts of this sea, and stay after a war.
about-war = War
    .text = Strength: armies, mercenaries, ships in the seas around, castle or citadel +2, rugged land +1 for the defence, Reserve cards. Strengths of different players are never added. A participant may end it as the first thing in a turn.
about-road = Road
    .text = It serves whoever holds both provinces: the card of one stands for the other, and armies move along it for free.
about-border = Border
    .text = Across hills an invasion and a road cost 1 more; across mountains there is no way.
about-slot = A place in the Reserve
    .text = There are two, and one more for each city and citadel on the map.
about-deck = Deck
    .text = At the end of your turn you draw up to five cards. When the deck is empty, the discard becomes a new one.
about-discard = Discard
    .text = Played and acquired cards wait here until the deck is empty.
about-provinces = Provinces
    .text = Each is worth 3 points. Nobody ever has less than 12.
about-supply = Supply
    .text = From here armies and ships go to the map. The pool fills the supply for gold.
about-tokens = Victory tokens
    .text = A token once taken is never lost. When four victory cards are empty, the leader may end the game.

## Terminal

board-wars = Wars
board-vp = Victory cards ({ $empty } of { $of } empty)
board-shop = Improvements
board-mine = My cards
board-line = { $vp } pts · provinces { $provinces } · supply: armies { $armies }, ships { $ships } · hand { $hand } · deck { $deck } · discard { $discard }
board-reserve = reserve { $count }/{ $of }: { $cards }
board-hand = hand: { $cards }
board-laid = on the table: { $cards }
board-none = none
