title = Founders of Gloomhaven
title-short = Founders
card-subtitle = of Gloomhaven
card-summary = Roads, stores and votes: a rival’s house scores for you if it stands on your stone.

owner-neutral = nobody
good-coin = coins
good-temp = temporary influence
good-perm = permanent influence
good-any = any basic good
race-slot = own race
basic-coin = gain a coin
basic-influence = gain a temporary crystal
basic-road = build a road
basic-worker = use a worker
terrain-desert = desert
terrain-coast = coast
terrain-forest = forest
terrain-ruins = ruins
deck-immediate = at once
deck-mid = in mid-game
deck-end = at the end

## Goods

good-people = people
good-wood = wood
good-stone = stone
good-metal = metal
good-gems = gems
good-livestock = livestock
good-grain = grain
good-knowledge = knowledge
good-bricks = bricks
good-food = food
good-books = books
good-machines = machines
good-leather = leather
good-jewelry = jewelry
good-weapons = weapons
good-clothing = clothing
good-government = government
good-labor = labor

## Peoples

race-savvas = Savvas
    .does = gain 2 temporary crystals.
race-human = Humans
    .does = gain 2 coins.
race-harrower = Harrowers
    .does = build up to 2 roads.
race-quatryl = Quatryls
    .does = build one advanced store for 2 coins less (no road).
race-valrath = Valraths
    .does = buy access to one store for 2 coins less.
race-inox = Inox
    .does = gain 1 coin, plus 1 more for every opponent with more VP than you.
race-vermling = Vermlings
    .does = build one stall of your own for 2 coins less.
race-orchid = Orchids
    .does = gain 1 permanent crystal.
race-aesther = Aesthers
    .does = return 1 card from your discard to your hand (never Income).

## Cards

card-trade = Trade
    .short = Trade
    .brief = stall or access
    .does = Build a stall of your own, buy access to a store, or build a neutral or opponent's stall.
    .answer = stall or access
    .follow = Build a stall of your own or buy access to a store, but only on coast or desert.
card-construct = Construct
    .short = Construct
    .brief = house, bridge, gate
    .does = Build a house, a bridge or a gate for 1 coin less.
    .answer = house, bridge, gate
    .follow = Build one personal structure at the normal price.
card-upgrade = Upgrade
    .short = Upgrade
    .brief = store and road
    .does = Build an advanced store connected to its ingredients and, if you like, a road to it.
    .answer = store, no road
    .follow = Build an advanced store at the normal price, without a road.
card-recruit = Recruit
    .short = Recruit
    .brief = adviser
    .does = Hire an adviser and gain 1 temporary crystal.
    .answer = adviser
    .follow = Hire an adviser at the normal price, without the temporary crystal.
card-call-to-vote = Call to Vote
    .short = Vote
    .brief = cards back, vote
    .does = Take all your cards and workers back; the others get income; then all vote for a prestige building.
card-income = Income
    .short = Income
    .brief = coins and influence
    .does = Gain coins by your income track and 1 temporary crystal per house.
card-scholar = Scholar
    .acc = the Scholar
    .brief = hire for free
    .does = Hire one adviser for free.
card-foreman = Foreman
    .acc = the Foreman
    .brief = hire two
    .does = Hire two advisers, paying for both.
card-huckster = Huckster
    .acc = the Huckster
    .brief = trade −1
    .does = Carry out the trade action for 1 coin less.
card-carpenter = Carpenter
    .acc = the Carpenter
    .brief = build −2
    .does = Build one personal structure for 2 coins less.
card-corn-factor = Corn Factor
    .acc = the Corn Factor
    .short = Corn Factor
    .brief = stall and access
    .does = Build one stall of your own and buy access to one store, in either order, paying for both.
card-stonecutter = Stonecutter
    .acc = the Stonecutter
    .short = Stonecutter
    .brief = build −1, road
    .does = Build one personal structure for 1 coin less, then you may build 1 road.
card-smelter = Smelter
    .acc = the Smelter
    .brief = store −1
    .does = Build one advanced store for 1 coin less; you may build 1 road to it.
card-lapidary = Lapidary
    .acc = the Lapidary
    .brief = level 2: −2
    .does = Build one level-2 store for 2 coins less (no road).
card-brickmaster = Brickmaster
    .acc = the Brickmaster
    .short = Brickmaster
    .brief = build two, −1
    .does = Build up to two personal structures, each for 1 coin less; at least one must be built.
card-victualler = Victualler
    .acc = the Victualler
    .short = Victualler
    .brief = desert prices
    .does = Carry out the first or second trade option with every cell priced as desert.
card-archivist = Archivist
    .acc = the Archivist
    .brief = hire anyone
    .does = Hire one adviser even without the good it asks for, then gain 1 temporary crystal.
card-engineer = Engineer
    .acc = the Engineer
    .brief = store −1, 2 roads
    .does = Build one advanced store for 1 coin less; you may build up to 2 roads to it.
card-saddler = Saddler
    .acc = the Saddler
    .brief = access −2
    .does = Carry out the second or third trade option for 2 coins less; an opponent's stall needs no completed building.
card-jeweller = Jeweller
    .acc = the Jeweller
    .brief = hire −1, influence
    .does = Hire one adviser for 1 coin less, then gain 2 temporary crystals.
card-castellan = Castellan
    .acc = the Castellan
    .brief = free bridge
    .does = Build one bridge or gate for free, then you may build 1 road.
card-couturier = Couturier
    .acc = the Couturier
    .brief = hire −1, +2 VP
    .does = Hire one adviser for 1 coin less, then gain 2 VP.
card-chancellor = Chancellor
    .acc = the Chancellor
    .brief = store −3
    .does = Build one advanced store for 3 coins less; you may build 1 road to it.
card-guildmaster = Guildmaster
    .acc = the Guildmaster
    .short = Guildmaster
    .brief = trade twice −1
    .does = Carry out the trade action once or twice, each for 1 coin less.
card-hidden = a face-down card

## Prestige buildings

prestige-west-watchtower = West Watchtower
    .does = gain free access to one store that is connected to this building and covers at least one coast cell.
prestige-north-watchtower = North Watchtower
    .does = gain free access to one store that is connected to this building and covers at least one desert cell.
prestige-sleeping-lion = The Sleeping Lion
    .does = gain 2 temporary crystals.
prestige-crooked-bone = The Crooked Bone
    .does = gain 1 coin for every stall adjacent to this building.
prestige-salt-barge = The Salt Barge
    .does = hire one adviser for 1 coin less.
prestige-silver-gull = The Silver Gull
    .does = build one stall of your own on a coast cell for free.
prestige-golden-lion = The Golden Lion
    .does = gain 1 coin for every advanced store you own, at least 1 and at most 4.
prestige-amber-arcade = Amber Arcade
    .does = pay 2 coins to gain 2 VP.
prestige-lantern-theatre = Lantern Theatre
    .does = gain 1 VP and 1 temporary crystal.
prestige-masque-hall = Masque Hall
    .does = pay 1 coin to gain 1 permanent crystal.
prestige-harbour-gatehouse = Harbour Gatehouse
    .does = build one bridge or gate for 2 coins less.
prestige-upland-gatehouse = Upland Gatehouse
    .does = build up to 2 roads.
prestige-merchants-guild = Merchants' Guild
    .does = buy access to one store for 2 coins less.
prestige-shipwrights-guild = Shipwrights' Guild
    .does = build one personal structure for 1 coin less.
prestige-great-oak = Temple of the Great Oak
    .does = swap up to 2 of your temporary crystals for the same number of permanent ones.
prestige-shrine-of-tides = Shrine of Tides
    .does = gain 1 temporary crystal for every prestige building holding a cube of yours, at most 3.
prestige-university = University
    .does = return up to 2 cards from your discard to your hand (never Income).
prestige-academy-of-gears = Academy of Gears
    .does = build one advanced store for 1 coin less (no road).
prestige-reed-market = Reed Market
    .does = gain 1 coin for every basic good of which you own a stall.
prestige-copper-exchange = Copper Exchange
    .does = build one stall of your own or buy access to one store for 1 coin less.
prestige-ghost-fortress = Ghost Fortress
    .does = carry out the worker action of any other built prestige building; neither its worker slot nor a cube on it is needed.
type-watchtower = watchtower
type-tavern = tavern
type-barge = barge
type-luxury = luxury shop
type-market = market
type-theatre = theatre
type-gatehouse = gatehouse
type-guild = guild
type-temple = temple
type-school = school
type-fortress = fortress

## Achievements, quarters and city events

achievement-three-banks = Three Banks
    .does = Own at least one store in each of the three districts.
achievement-second-hearth = Second Hearth
    .does = Have 2 houses in the city.
achievement-master-craft = Master Craft
    .does = Own a level-3 store.
achievement-crossing-keeper = Keeper of Bridges and Gates
    .does = Have at least 2 bridges or gates in the city.
achievement-broad-ties = Broad Ties
    .does = Own or have access to stores of 7 different goods.
achievement-steady-rent = Steady Rent
    .does = Have an income of 5 or more.
achievement-two-workshops = Two Workshops
    .does = Own at least 2 advanced stores.
achievement-named-twice = Named Twice
    .does = Have cubes on at least 2 different prestige buildings.
achievement-full-council = Full Council
    .does = Have hired at least 2 advisers.
achievement-firm-footing = Firm Footing
    .does = Have at least 3 houses, bridges or gates in the city.
achievement-city-father = City Father
    .does = Have cubes on at least 4 different prestige buildings.
achievement-last-roof = Last Roof
    .does = Have all 3 houses in the city.
achievement-all-crossings = Every Bridge and Gate
    .does = Have all 3 of your bridges and gates in the city.
achievement-three-trades = Three Trades
    .does = Own stores of at least 3 different advanced goods.
achievement-wide-council = Wide Council
    .does = Have hired at least 4 advisers.
quarter-oldgate-rise = Oldgate Rise
quarter-timber-steps = Timber Steps
quarter-millreach = Millreach
quarter-shadow-court = Shadow Court
quarter-keepside = Keepside
quarter-lowbridge = Lowbridge
quarter-northwatch = Northwatch
quarter-lantern-quay = Lantern Quay
quarter-saltfront = Saltfront
city-event-savvas = Cold Embers
city-event-savvas-text = Glassy-chested guards seal every street around { $building } in { $quarter } and ask for tolls paid in stories, not coins. Word is that { $society } wants to know who still remembers the first stones.
city-event-savvas-a = Tell them an honest tale: they let you through and point out a shorter way.
city-event-savvas-b = Slip past over the roofs: you save the tale but tear your cloak.
city-event-human = The Unpaid Bill
city-event-human-text = A clerk waves a yellowed invoice for the roof of { $building }. Half of { $quarter } signed it, and the seal of { $society } sits at the bottom.
city-event-human-a = Pay a small share: your name is quietly struck from another list.
city-event-human-b = Burn the paper: the crowd cheers and the clerk remembers your face.
city-event-harrower = What the Swarm Keeps
city-event-harrower-text = The cellar walls of { $building } hum. The keepers of { $quarter } say { $society } left its ledgers with things that never sleep.
city-event-harrower-a = Listen until dawn: you learn one secret and lose a night.
city-event-harrower-b = Seal the cellar: the humming stops, and so do the good harvests.
city-event-quatryl = A Gear Too Many
city-event-quatryl-text = A machine beneath { $building } has begun to build copies of itself. { $society } offers a reward to whoever stops it before { $quarter } notices.
city-event-quatryl-a = Pull the main shaft: it halts, and a crate of parts is yours.
city-event-quatryl-b = Let it run: in a week the streets are mended and nobody knows why.
city-event-valrath = The Red Oath
city-event-valrath-text = On the steps of { $building } an old soldier swears you in as witness for { $society }. All of { $quarter } has fallen silent.
city-event-valrath-a = Keep the oath: a debt is owed to you.
city-event-valrath-b = Refuse: the soldier nods, as if you had passed the test.
city-event-inox = Hooves at Midnight
city-event-inox-text = A herd without drovers crosses { $quarter } and stops before { $building }. Each beast bears the brand of { $society }.
city-event-inox-a = Drive it back out: the farmers feed you for days.
city-event-inox-b = Sell one beast: the purse is heavy, and so are the looks.
city-event-vermling = Everything Has a Hole
city-event-vermling-text = Something has chewed a tunnel from { $building } to the far end of { $quarter }. Small eyes ask whether you work for { $society }.
city-event-vermling-a = Say yes: you are shown a door that is on no map.
city-event-vermling-b = Say no: your boots are gone by morning.
city-event-orchid = The Quiet Lesson
city-event-orchid-text = Once a year { $building } closes and all of { $quarter } speaks in whispers. A robed figure of { $society } hands you an unlit candle.
city-event-orchid-a = Carry it home unlit: you sleep better than in years.
city-event-orchid-b = Light it: for one breath you see the city as it will be.
city-event-aesther = Seen Twice
city-event-aesther-text = You meet yourself leaving { $building }. Your other self warns you about { $society } and fades somewhere in { $quarter }.
city-event-aesther-a = Heed the warning: a trap closes on empty air.
city-event-aesther-b = Follow the shade: you arrive too late, but not empty-handed.

## What is asked

prompt-choose-race = Which race do you lead?
prompt-race-resource = Which basic good is your race's own?
prompt-pick-resource = Which basic good do you take besides?
prompt-place-start = Where does your starting stall stand?
prompt-play-card = Which card do you play?
prompt-basic = Which basic action do you take?
prompt-follow = Do you follow?
prompt-build-road = Where do you build a road?
prompt-roads = { $left ->
    [one] You may build { $left } road. Where?
   *[other] You may build up to { $left } roads. Where?
}
prompt-trade = Which trade option do you take?
prompt-place-stall = Where do you build the stall of { $good }?
prompt-construct = What do you build, and where: a house, a bridge or a gate?
prompt-upgrade = Which advanced store do you build?
prompt-road-first = Where do you build the road before the store?
prompt-lay-tile = Where does the store of { $good } stand?
prompt-supplier = Which store supplies the next ingredient of { $good }?
prompt-upgrade-road = { $left ->
    [one] Do you add a road to the new store?
   *[other] Do you add roads to the new store, up to { $left }?
}
prompt-hire = { $left ->
    [one] Whom do you hire?
   *[other] Whom do you hire first? There are { $left } to be hired.
}
prompt-use-worker = Where do you place a worker?
prompt-copy-action = Which building's action does the Ghost Fortress copy?
prompt-recover = { $left ->
    [one] Which card do you take back?
   *[other] Which card do you take back? Up to { $left }.
}
prompt-convert = How many temporary crystals do you swap for permanent ones? At most { $most }.
prompt-free-access = { $building } gives access to one store. Terrain: { $terrain }. Which one?
prompt-choose-store = { $building } became connected to several stores at once. Which one delivers?
prompt-bonus = { $left ->
    [one] Which bonus do you take for the last card in your hand?
   *[other] { $left } cards are left in your hand. Which bonus do you take for the first?
}
prompt-bid = Your secret bid: for which building, and how much influence?
prompt-break-tie = The proposals are tied. Which building shall it be?
prompt-place-prestige = Where does the building stand? Proposal { $place }.
prompt-spend = With which crystals do you pay { $price } influence?
prompt-choose-proposal = Which building do you build?

## What happened

event-race = { $you ->
    [1] you lead
   *[0] { $name } leads
} the { $race }
event-resource = { $you ->
    [1] you take
   *[0] { $name } takes
} { $good }
event-robs = { $you ->
    [1] you take
   *[0] { $name } takes
} { $good } from { $owner }, who picks anew
event-proposes = new proposal: { $building }
event-unplaceable = { $building } fits nowhere and leaves the game
event-returns = { $building } goes back on top of the deck: its type is proposed already
event-appears = { $adviser } can be hired
event-turn = turn { $turn }: { $you ->
    [1] you
   *[0] { $name }
}
event-round = round { $round }
event-plays = { $you ->
    [1] you play
   *[0] { $name } plays
}: { $card }
event-hides = { $hidden ->
    [1] { $you ->
        [1] you play
       *[0] { $name } plays
    } a card face down
   *[0] { $you ->
        [1] you play
       *[0] { $name } plays
    } face down: { $card }
}
event-follows = { $you ->
    [1] you follow
   *[0] { $name } follows
}: { $card }
event-passes = { $you ->
    [1] you do
   *[0] { $name } does
} not follow
event-gains = { $you ->
    [1] you gain
   *[0] { $name } gains
}{ $parts ->
    [0] {" "}nothing
   *[other] {""}
}{ $coins ->
    [0] {""}
    [one] {" "}{ $coins } coin
   *[other] {" "}{ $coins } coins
}{ $before-temp ->
    [1] {" "}and
    [2] {","}
   *[0] {""}
}{ $temp ->
    [0] {""}
    [one] {" "}{ $temp } temporary crystal
   *[other] {" "}{ $temp } temporary crystals
}{ $before-perm ->
    [1] {" "}and
    [2] {","}
   *[0] {""}
}{ $perm ->
    [0] {""}
    [one] {" "}{ $perm } permanent crystal
   *[other] {" "}{ $perm } permanent crystals
}{ $before-points ->
    [1] {" "}and
   *[0] {""}
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points } VP
}
event-swaps = { $you ->
    [1] you swap
   *[0] { $name } swaps
} { $count ->
    [one] { $count } temporary crystal for a permanent one
   *[other] { $count } temporary crystals for permanent ones
}
event-spends = { $you ->
    [1] you pay
   *[0] { $name } pays
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $paid ->
    [0] {""}
   *[1] {" "}to { $owner }
}
event-income = income: { $you ->
    [1] you gain
   *[0] { $name } gains
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $temp ->
    [0] {""}
    [one] {" "}and { $temp } temporary crystal
   *[other] {" "}and { $temp } temporary crystals
}
event-worker = { $you ->
    [1] you use
   *[0] { $name } uses
} a worker: { $slot }
event-copies = { $you ->
    [1] you copy
   *[0] { $name } copies
} the action of { $building }
event-recovers = { $you ->
    [1] you take
   *[0] { $name } takes
} back { $hidden ->
    [1] a card that was played face down
   *[0] a card: { $card }
}
event-leaves = { $card }: the adviser was played and leaves the game
event-road = { $you ->
    [1] you build
   *[0] { $name } builds
} a road on cell { $cell }
event-house = { $you ->
    [1] you build
   *[0] { $name } builds
} a house on cell { $cell }
event-span = { $you ->
    [1] you build
   *[0] { $name } builds
} { $gate ->
    [1] a gate
   *[0] a bridge
} on cell { $cell }
event-store = { $you ->
    [1] you build
   *[0] { $name } builds
} a store on cell { $cell }: { $good }{ $own ->
    [0] {""}
    [1] {" "}(neutral)
   *[2] {" "}(owner: { $owner })
}
event-access = { $you ->
    [1] you gain
   *[0] { $name } gains
} access to a store on cell { $cell }: { $good } (owner: { $owner })
event-builds = { $you ->
    [1] you place
   *[0] { $name } places
} { $building } on cell { $cell }
event-hires = { $you ->
    [1] you hire
   *[0] { $name } hires
} { $adviser } for { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
event-supplies = { $you ->
    [1] you supply
   *[0] { $name } supplies
} { $good } for { $store }: { $points } VP
event-delivers = { $you ->
    [1] you deliver
   *[0] { $name } delivers
} { $good } to { $building }: { $points } VP
event-neutral = { $good } is neutral and delivered to { $building } at once
event-pays = { $lost ->
    [1] { $you ->
        [1] you lose
       *[0] { $name } loses
    } { $points } VP of it: { $good } is neutral, and { $owner } gets them
   *[0] { $you ->
        [1] you pass
       *[0] { $name } passes
    } { $points } VP of it on to { $owner } for { $good }
}
event-scores = { $you ->
    [1] you score
   *[0] { $name } scores
} { $points } VP in all
event-completes = { $building } is complete: { $count } of 6
event-achieves = { $you ->
    [1] your achievement
   *[0] achievement of { $name }
}: { $achievement }, { $points } VP
event-takes-back = { $you ->
    [1] you take
   *[0] { $name } takes
} all cards and workers back
event-sealed = { $you ->
    [1] your bid is
   *[0] the bid of { $name } is
} sealed
event-bids = { $you ->
    [1] you vote
   *[0] { $name } votes
} for { $building } with { $weight } influence ({ $temp } temporary, { $perm } permanent crystals)
event-breaks-tie = { $you ->
    [1] you choose
   *[0] { $name } chooses
} among the tied proposals: { $building }
event-elects = { $building } will be built; { $you ->
    [1] you place it
   *[0] { $name } places it
}
event-no-vote = no proposal is left, so there is no vote
event-cannot-pay = { $tokens ->
    [one] { $tokens } neutral token is left, and its price
   *[other] { $tokens } neutral tokens are left, and their price
} cannot be paid: { $price } influence
event-lifts-tokens = the neutral tokens leave the buildings
event-pays-influence = { $you ->
    [1] you pay
   *[0] { $name } pays
} crystals: { $temp } temporary, { $perm } permanent
event-city-event = { $you ->
    [1] you get
   *[0] { $name } gets
} the city event of the { $race }

## What can be done

verb-race = { $race } ({ $good }). Worker's action: { $does }
verb-resource = { $good }
verb-rob = { $good }, taken from { $owner }
verb-start = cell { $cell }
verb-play = { $card }: { $does }
verb-hide = { $card } face down: one basic action
verb-basic = { $action }
verb-follow = follow ({ $card }): { $does }
verb-pass = pass
verb-road = cell { $cell }
verb-stop = that is enough
verb-stall = stall: { $good }
verb-site = cell { $cell }
verb-access = access to { $good } on cell { $cell } (owner: { $owner })
verb-house = house on cell { $cell }
verb-span = { $gate ->
    [1] gate
   *[0] bridge
} on cell { $cell }
verb-upgrade = { $good }: { $parts }, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
verb-before = build a road first
verb-lay = cell { $cell }, turned { $turn ->
    [0] not at all
    [one] once
   *[other] { $turn } times
}
verb-supply = { $good } on cell { $cell } (owner: { $owner })
verb-hire = { $adviser } (needs { $good }): { $does }
verb-worker = { $slot }
verb-copy = { $building }
verb-recover = { $card }
verb-swap = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
verb-bid = { $building }: { $weight } influence ({ $temp } temporary, { $perm } permanent crystals)
verb-choose = { $building }
verb-spend = { $temp } temporary, { $perm } permanent crystals

arg-race = race
arg-good = good
arg-seat = seat
arg-cell = cell
arg-card = card
arg-action = action
arg-category = card
arg-rotation = quarter turns
arg-slot = slot
arg-building = building
arg-crystals = crystals
arg-proposal = proposal
arg-temporary = temporary crystals
arg-permanent = permanent crystals

## Score and end

score-building = supplies for new stores
score-deliveries = deliveries
score-advisers = advisers
score-actions = actions
score-achievements = achievements
score-influence = permanent influence
score-coins = coins
ending-completed = the sixth prestige building is complete
ending-blocked = no proposal is left, and nobody delivered anything in eight turns each
ending-won = all buildings are complete after seven rounds
ending-lost = after seven rounds not all buildings are complete
ending-unpaid = the neutral tokens could not be paid for

## The table in text

board-city = the city
board-round = round { $round } of 7, buildings complete: { $done }
board-done = buildings complete: { $done } of 6
board-stop = { $left ->
    [one] without a delivery the game ends in { $left } turn
   *[other] without a delivery the game ends in { $left } turns
}
board-proposals = proposals and buildings
board-advisers = advisers
board-site = fortress ruins
board-price = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-purse = coins { $coins } (income { $income }), crystals: temporary { $temp }, permanent { $perm }; workers { $free }
board-hand = hand: { $cards }
board-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-discard = discard: { $cards }
board-points = { $points } VP
board-legend = · desert  , coast  ♣ forest  ∴ ruins  ≈ river  # wall  + road  ⌂ house  = bridge or gate  o fortress ruins

## The table on the page: what lies before the eyes

scene-city = city
scene-lanes = roads
scene-goods = Goods
scene-mine = mine
scene-access = access
scene-council = council
scene-proposals = Proposals
scene-site = fortress
scene-advisers = Advisers
scene-peoples = Races
scene-vote = The vote
scene-called = called by { $name }
scene-now = now
scene-round = round { $round } of 7
scene-discarded = { $count } of { $of } discarded
scene-left = { $count } more
scene-lacks = none
scene-hand = your hand
scene-fits = it would fit here
scene-threads = what it connects
scene-earns = who earns
scene-flow = how the points run

gauge-complete = Buildings complete
gauge-turn = Turn
gauge-round = Round
gauge-tokens = Neutral tokens
gauge-stop = Turns left without a delivery

part-bonus = bonus
part-bid = bids
part-place = placing

chip-coins = coins, income { $income }; their VP are counted at the end
chip-perm = permanent crystals; their VP are counted at the end
chip-workers = available workers
chip-cards = cards in hand

## What another player is doing

waiting-choose-race = { $name } is choosing a race
waiting-race-resource = { $name } is choosing the race's own good
waiting-pick-resource = { $name } is choosing a basic good
waiting-place-start = { $name } is placing the starting stall
waiting-play-card = { $name } is choosing a card
waiting-basic = { $name } is choosing a basic action
waiting-follow = { $name } is deciding whether to follow
waiting-build-road = { $name } is building a road
waiting-roads = { $name } is building roads
waiting-trade = { $name } is trading
waiting-place-stall = { $name } is looking for a place for a stall
waiting-construct = { $name } is building a personal structure
waiting-upgrade = { $name } is choosing an advanced store
waiting-road-first = { $name } is building a road for a store
waiting-lay-tile = { $name } is looking for a place for a store
waiting-supplier = { $name } is choosing a supplier
waiting-upgrade-road = { $name } is thinking about a road
waiting-hire = { $name } is hiring an adviser
waiting-use-worker = { $name } is placing a worker
waiting-copy-action = { $name } is choosing an action to copy
waiting-recover = { $name } is taking cards back
waiting-convert = { $name } is swapping crystals
waiting-free-access = { $name } is choosing a store
waiting-choose-store = { $name } is choosing which store delivers
waiting-bonus = { $name } is taking the bonuses for the cards left
waiting-bid = Everybody is bidding in secret
waiting-break-tie = { $name } is choosing among the tied proposals
waiting-place-prestige = { $name } is placing the prestige building
waiting-spend = { $name } is paying with influence
waiting-choose-proposal = { $name } is choosing a proposal

## Questions that need no numbers on the page

ask-follow = { $name } played { $card }. What do you do in answer?
ask-place-prestige = Where does it stand: { $building }?

## Hints to the questions

hint-choose-race = Every race has a good of its own, two that it may not pick, and its own worker's action.
hint-choose-race-plain = Every race has a good of its own and two that it may not pick. There are no workers in this game, nor their actions.
hint-race-resource = Choose in the tree of goods. Its card also says which goods you may not pick.
hint-pick-resource = Lit goods are free and not forbidden to you.
hint-place-start = On a ruins cell with a number up to { $number }: the number tells from how many players on it is a starting cell. Think of who will live beside you.
hint-play-card = Face up: its own action, and the others may follow. Face down: one basic action, and nobody follows.
hint-basic = A basic action costs nothing.
hint-follow = Neither the follow action nor a basic action costs a card. You may also pass.
hint-build-road = A road must be connected to a structure of yours. Roads serve everybody.
hint-roads = A road must be connected to a structure of yours. Roads serve everybody.
hint-trade = Build a stall, or click a store in the city to buy access: the price is on it.
hint-place-stall = Not adjacent to your own houses and stores, and one stall of each good in a district.
hint-construct = A house in the forest makes a worker available. Bridges cross the river and gates the wall, for you alone.
hint-upgrade = Every lit good can be built: its ingredients are connected.
hint-road-first = The store must be connected to this road.
hint-lay-tile = Click a lit cell; R turns the tile. You see what it would connect.
hint-supplier = Its owner gets a share whenever your store earns VP.
hint-upgrade-road = It must be connected to the new store.
hint-hire = You need a store of the good on the card, your own or with access.
hint-use-worker = On the slot of your race, or on a building that bears a cube of yours.
hint-copy-action = Neither a free slot nor a cube is needed there.
hint-recover = Income cannot be taken back.
hint-convert = A permanent crystal counts 2 in a vote and 1 VP at the end.
hint-free-access = It must be connected to the watchtower.
hint-choose-store = Its owner earns VP and passes a share on to the owners of its suppliers.
hint-bonus = One bonus for every card you did not play.
hint-bid = After the vote everybody loses all temporary crystals, bid or not. The largest bid on the winning building places it.
hint-break-tie = You have the fewest VP of those who voted for them.
hint-place-prestige = Click a lit cell; R turns the tile. At least one cell must be of its terrain.
hint-spend = A permanent crystal counts as two temporary ones.
hint-choose-proposal = The left one is free, the others cost influence.
hint-hide = The card lies face down: one basic action, and nobody follows. Only you know which card it is.
hint-race = What a worker does in this race's slot: { $does }
hint-resource-forbids = With this card you may not pick { $goods } later.

## Names of things, to be read out

node-desert = desert, column { $x }, row { $y }
node-coast = coast, column { $x }, row { $y }
node-forest = forest, column { $x }, row { $y }
node-ruins = ruins, column { $x }, row { $y }
node-start = ruins with the number { $number } (a starting cell), column { $x }, row { $y }
node-river = river, column { $x }, row { $y }
node-wall = wall, column { $x }, row { $y }
node-site = fortress ruins, column { $x }, row { $y }
node-road = road, column { $x }, row { $y }
node-house = house of { $owner }
node-bridge = bridge of { $owner }
node-gate = gate of { $owner }
node-store = store: { $good }, owner: { $owner }
node-store-open = store: { $good }, owner: { $owner }, access: { $guests }
node-building = { $building }, still wanted: { $goods }
node-complete = { $building }, complete
node-good = { $good }: stores in the city { $built }, owners: { $owners }, access: { $guests }
node-proposal = { $building }, terrain: { $terrain }
node-ballot = { $building }, terrain: { $terrain }; it would bring now: { $gains }
node-promise = { $name }: { $points } VP
node-sealed = { $name }: sealed
node-unsealed = { $name }: not decided yet
node-bid = { $name }: { $weight } influence
node-adviser = { $adviser }: { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
node-mat = your race: { $race }
node-discard = your discard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
node-played = played: { $card }

## Buttons

choice-race = choose this race
choice-resource = take it
choice-rob = take it from { $owner }
choice-start = place the stall
choice-play = face up: { $brief }
choice-hide = face down: basic action
choice-follow = { $card }: { $answer }
choice-pass = pass
choice-road = build the road
choice-stop = that is enough
choice-stall = stall: { $good }
choice-site = build the stall
choice-access = buy access
choice-house = build the house
choice-span = { $gate ->
    [1] build the gate
   *[0] build the bridge
}
choice-upgrade = { $good }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
choice-before = build a road first
choice-lay = build here
choice-supply = choose this store
choice-hire = hire
choice-worker = use a worker: { $slot }
choice-copy = copy: { $slot }
choice-bid = bid { $weight } influence
choice-choose = choose this building

## What would change

delta-points = { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
} VP
delta-count = { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
}
delta-weight = { $weight } influence

## How points run

flow-delivery = { $building } pays { $owner } { $points } VP for { $good }.
flow-delivery-on = { $building } pays { $owner } { $points } VP for { $good }: { $parts }.
flow-supply = { $owner } earns { $points } VP for { $good }.
flow-supply-on = { $owner } earns { $points } VP for { $good }: { $parts }.
flow-part = { $points } VP go on to { $owner } for { $good }
flow-part-on = { $points } VP go on to { $owner } for { $good }, of which { $parts }
flow-lost = { $points } VP are lost for neutral { $good }
flow-both = { $one } { $other }

## The chronicle on the page: cells can be seen there and are not named

log-road = { $name } builds a road
log-house = { $name } builds a house
log-span = { $name } builds { $gate ->
    [1] a gate
   *[0] a bridge
}
log-store = { $name } builds a store: { $good }{ $own ->
    [0] {""}
    [1] {" "}(neutral)
   *[2] {" "}(owner: { $owner })
}
log-access = { $name } gains access to { $good } (owner: { $owner })
log-builds = { $name } places { $building }

## What is this

about-kind-ground = terrain
about-ground = A stall of your own costs { $stall ->
    [one] { $stall } coin
   *[other] { $stall } coins
} here, access to a store { $access ->
    [one] { $access } coin
   *[other] { $access } coins
}. Roads are free.
about-forest = A stall of your own costs { $stall ->
    [one] { $stall } coin
   *[other] { $stall } coins
} here, access to a store { $access ->
    [one] { $access } coin
   *[other] { $access } coins
}. Houses are built in the forest only.
about-ruins = A stall of your own costs { $stall ->
    [one] { $stall } coin
   *[other] { $stall } coins
} here, access to a store { $access ->
    [one] { $access } coin
   *[other] { $access } coins
}. A number on a cell tells from how many players on it is a starting cell.
about-river = River
    .kind = barrier
    .text = Nothing is built on it but bridges, and a bridge carries only its owner's roads.
about-wall = Wall
    .kind = barrier
    .text = Nothing is built on it but gates, and a gate carries only its owner's roads.
about-site = Fortress ruins
    .kind = special site
    .text = Only here the watchtowers and the Ghost Fortress are built.
about-road = Road
    .kind = everybody's
    .text = It belongs to nobody and connects everybody. Cells are adjacent by a side or diagonally.
about-house = House
    .kind = personal structure
    .text = It made a worker available to its owner, and brings a temporary crystal with every income.
about-bridge = Bridge
    .kind = personal structure
    .text = A road over the river, for its owner alone.
about-gate = Gate
    .kind = personal structure
    .text = A road through the wall, for its owner alone.
about-vote = Bid
    .kind = secret until all are in
    .text = A vote token counts 1 influence, a temporary crystal 1, a permanent one 2. All bids are opened together.
about-coin = Coins
    .kind = own supply
    .text = At the end of the game every 4 coins left are worth 1 VP. Until then the score holds only the VP gained so far: for supplies, deliveries, advisers, actions and achievements.
about-temp = Temporary crystals
    .kind = own supply
    .text = In a vote each counts 1 influence. After the vote they return to the supply, bid or not.
about-perm = Permanent crystals
    .kind = own supply
    .text = In a vote each counts 2 influence; those that were bid return to the supply. At the end of the game each one left is worth 1 VP; until then they are not in the score.
about-discard = Discard
    .kind = your cards
    .text = Cards you have played wait here until you play Call to Vote.
about-kind-basic = basic good
about-kind-advanced = advanced good, level { $tier }
about-kind-stall = stall
about-kind-store = store, level { $tier }
about-basic = It has one owner for the whole game. It goes into: { $made }.
about-advanced = Made of { $parts } for { $coins } coins; the suppliers' owners get { $points } VP when it is built, and again whenever it earns. It goes into: { $made }.
about-kind-prestige = { $type } · { $terrain }
about-prestige = It pays for each good the moment a store of it becomes connected. A worker there: { $does }
about-kind-action = action card
about-kind-adviser = adviser · { $card }{ $points ->
    [0] {""}
   *[other] {" "}· { $points } VP
}
about-kind-race = race
about-race = Their own good is { $good }; they may not pick { $forbidden }. A worker here: { $does }
about-aesthers = They take any basic good as their own. A worker here: { $does }
about-kind-achievement = achievement · { $deck }
about-achievement = { $does } Worth { $points } VP.

## Options of a new table

option-side = Side of the board
option-side-text = The symmetric side gives everybody equal places; the thematic one is more varied.
option-side-thematic = thematic
option-side-symmetric = symmetric
option-workers = Workers
option-workers-text = Workers use the actions of the race and of built tiles. The rulebook advises a first game without them.
option-workers-yes = with workers
option-workers-no = without workers
option-achievements = Achievements
option-achievements-text = Three shared goals: one scores as soon as it is met, one in the middle of the game, one at the end.
option-achievements-no = without
option-achievements-yes = with achievements
option-historic = Historic game
option-historic-text = At the end you invent an event of the city’s history and write it on a card.
option-historic-no = no
option-historic-yes = with a city event at the end

## The card of the historic game

paper-kind = City event card
paper-place = Building and quarter
paper-society = Name of your secret society
