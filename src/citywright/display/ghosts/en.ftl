title = Land of Ghosts: the valley of Kalena
title-short = Land of Ghosts

## The land

terrain-city = the city
    .loc = in the city
    .many = the city
    .short = city
terrain-suburb = suburb
    .loc = in the suburbs
    .many = suburbs
    .short = suburb
terrain-plain = plain
    .loc = on the plains
    .many = plains
    .short = plain
terrain-forest = forest
    .loc = in the forests
    .many = forests
    .short = forest
terrain-mountain = mountain
    .loc = on the mountains
    .many = mountains
    .short = mount.
terrain-lake = lake
    .loc = on the lakes
    .many = lakes
    .short = lake
hex-in-region = { $terrain }, { $region }

region-mill-vale = Mill Vale
region-stag-ridge = Stag Ridge
region-mirror-wood = Mirror Wood
region-grey-shoulder = Grey Shoulder
region-hollow-fields = Hollow Fields
region-otter-bend = Otter Bend
region-long-pasture = Long Pasture
region-deep-forest = Deep Forest
region-twin-waters = Twin Waters
region-dry-heights = Dry Heights
region-round-mere = Round Mere

## Goods, buildings, tracks

resource-food = food
resource-water = water
resource-wood = wood
resource-ore = ore
good-any = any resource
good-pecunia = pecunia
good-valor = valor
good-exhaustion = exhaustion token
token-explore = explore token
token-contact = contact token
token-harvest = harvest token
token-build = build token
amount-of = { $n } { $good }
amount-plus = { $one } + { $other }
amount-food = { $n } food
amount-water = { $n } water
amount-wood = { $n } wood
amount-ore = { $n } ore
amount-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
amount-pecunia = { $n } pecunia
amount-valor = { $n } valor
amount-explore = { $n ->
    [one] { $n } explore token
   *[other] { $n } explore tokens
}
amount-contact = { $n ->
    [one] { $n } contact token
   *[other] { $n } contact tokens
}
amount-harvest = { $n ->
    [one] { $n } harvest token
   *[other] { $n } harvest tokens
}
amount-build = { $n ->
    [one] { $n } build token
   *[other] { $n } build tokens
}
building-mill = mill
    .acc = a mill
building-sawmill = sawmill
    .acc = a sawmill
building-mine = mine
    .acc = a mine
building-noria = noria
    .acc = a noria
track-explore = explore
track-contact = contact
track-harvest = harvest
track-build = build

## Skills: the whole sentence, and two short lines for the card

skill-renown = Renown
    .text = Every contact of yours brings 1 valor more.
    .short = +1 valor at every contact
skill-insight = Insight
    .text = At a contact choose any reward of the bonus card instead of rolling.
    .short = Choose the reward of a contact
skill-composure = Composure
    .text = Every contact of yours restores 1 contact token.
    .short = A contact restores 1 contact token
skill-woodcraft = Woodcraft
    .text = Forests cost you 1 explore token less.
    .short = Forests cost 1 token less
skill-climbing = Climbing
    .text = Mountains cost you 1 explore token less.
    .short = Mountains cost 1 token less
skill-town-ways = Town ways
    .text = Sell in the suburbs too, learn and train in the city too.
    .short = Sell, learn, train all over Kalena
skill-packing = Packing
    .text = Your store holds 4 of each resource.
    .short = Store 4 of each resource
skill-haggling = Haggling
    .text = Every sale brings 1 pecunia more.
    .short = +1 pecunia at every sale
skill-bulk-trade = Bulk trade
    .text = A sale of 3 or more resources restores 1 action token of any kind.
    .short = A sale of 3 or more restores a token
skill-stewardship = Stewardship
    .text = Every building of yours gives 1 more at production.
    .short = Your buildings give 1 more each
skill-master-builder = Master builder
    .text = Every building you build brings 1 valor more.
    .short = +1 valor for every building
skill-foraging = Foraging
    .text = Every harvest also brings 1 resource of any kind.
    .short = A harvest gives 1 more of any kind

## Tasks, ghost cards, rewards

task-1 = Full stores
    .text = 3 valor for every three resources of one kind in your store
    .short = 3 of a kind
task-2 = Purse
    .text = 1 valor for every three pecunia
    .short = 3 pecunia
task-3 = Realms
    .text = 4 valor for every region where you have more buildings than anybody else
    .short = region led
task-4 = Late pupil
    .text = 2 valor for every marker of yours in the rightmost slot of a skill
    .short = last skill slot
task-5 = Miller
    .text = 2 valor for every mill of yours
    .short = mill
task-6 = Water master
    .text = 2 valor for every noria of yours
    .short = noria
task-7 = Sawyer
    .text = 3 valor for every sawmill of yours
    .short = sawmill
task-8 = Miner
    .text = 3 valor for every mine of yours
    .short = mine
ghost-card-1 = Dread
    .text = A building next to a ghost gives nothing at production.
    .short = A building next to a ghost stands idle
ghost-card-2 = Cold grip
    .text = Nobody harvests on a hex with a ghost.
    .short = No harvest where a ghost stands
ghost-card-3 = Clinging mist
    .text = Entering a hex with a ghost costs 1 explore token more.
    .short = To step to a ghost costs 1 more
reward-house = house
reward-tree = tree
reward-peak = peak
mode-wanderer = Wanderer
mode-builder = Builder
mode-citizen = Citizen
source-buildings = for a building
source-contacts = for a contact
source-skills = for a skill
source-tracks = for a full track
source-tasks = for tasks

## Options

option-mode = Mode
option-mode-wanderer = Wanderer: a ghost stops the buildings next to it
option-mode-builder = Builder: no harvest beside a ghost, tasks once
option-mode-citizen = Citizen: ghosts slow your steps, all choose two tasks early
option-added = More ghost cards
option-added-none = none
option-added-1 = Dread
option-added-2 = Cold grip
option-added-3 = Clinging mist
option-added-all = all three
option-layout = The land
option-layout-random = six regions at random
option-layout-1-2-3-4-5-6 = regions 1 to 6
option-layout-hint = Six different numbers of regions from 1 to 11, such as 3-8-1-11-6-9
option-shortage = When ghosts run out
option-shortage-loss = all lose
option-shortage-place = the rest are placed
option-water = Water
option-water-lake = from lakes next door
option-water-land = also from your own hex beside a lake
option-exhaustion = Exhaustion tokens
option-exhaustion-unlimited = as many as needed
option-exhaustion-limited = twelve
option-start = Valor at the start
option-start-one = 1
option-start-zero = 0

## Questions

prompt-haunt = { $there ->
    [0] { $kalena ->
        [one] Put the last ghost into Kalena: { $terrain } there is no room left
       *[other] Put { $kalena } ghosts into Kalena: { $terrain } there is no room left
    }
   *[other] { $there ->
        [one] Put one more ghost { $terrain }
       *[other] Put { $there } more ghosts { $terrain }
    }{ $kalena ->
        [0] {""}
       *[other] , then { $kalena } into Kalena
    }
}
prompt-take-turn = Walk, act where you stand, or end your turn
prompt-choose-reward = The ghost is leaving. Roll, or choose its gift?
prompt-take-resource = { $left ->
    [one] Which resource do you take?
   *[other] Which resource do you take? ({ $left } in all, one by one)
}
prompt-restore-token = Which token do you restore?
prompt-choose-tasks = { $count ->
    [one] Choose a task card in secret
   *[other] Choose { $count } task cards in secret
}

hint-haunt = Whoever comes last spreads the ghosts. A hex with a building or a ghost takes none.
hint-haunt-1 = Whoever comes last spreads the ghosts. A ghost stops the buildings next to it.
hint-take-turn = Green hexes are in reach, the figure is the price of the way. Everything you use comes back at the rest.
hint-town-city = You are in the city: here you sell. In the suburbs you learn and train.
hint-town-suburb = You are in a suburb: here you learn skills and train for more tokens. In the city you sell.
hint-kalena = Kalena is about to fall: { $left ->
    [one] one more hex
   *[other] { $left } more hexes
} and all of you have lost. Send ghosts away!
hint-supply = Only { $left ->
    [one] { $left } ghost is
   *[other] { $left } ghosts are
} in the supply: with fewer than four at a spread all of you lose. Send ghosts away!
hint-choose-reward = Your skill lets you choose a row of the bonus card.
hint-take-resource = What does not fit into your store is lost.
hint-restore-token = The token is active again at once.
hint-choose-tasks = It scores at the end of the game; nobody else sees it. The figure is what it would bring now.
hint-choose-two-tasks = Click one card, then the other. They score at the end of the game; nobody else sees them.

waiting-haunt = { $name } spreads the ghosts
waiting-take-turn = { $name } is at turn
waiting-choose-reward = { $name } chooses a reward
waiting-take-resource = { $name } takes a resource
waiting-restore-token = { $name } restores a token
waiting-choose-tasks = Task cards are chosen in secret: { $name } is thinking
waiting-choose-tasks-many = { $count } players choose task cards in secret

## Moves

verb-haunt = a ghost here: { $place } ({ $hex })
verb-explore = walk to: { $place } ({ $hex }), { $cost }
verb-harvest = harvest { $resource } ({ $hex }), { $cost }
verb-fetch = draw water at the shore, { $cost }
verb-build = build { $building } for { $cost }: +{ $valor } valor
verb-contact = contact the ghost, { $cost }
verb-sell = sell { $goods } for { $price }
verb-learn = learn { $skill } for { $cost }: +{ $valor } valor. { $text }
verb-train = train { $track } for { $price }
verb-end = end the turn
verb-roll = roll the bonus die
verb-reward = { $reward }: { $gain }
verb-take = { $full ->
    [1] { $resource } (no room, it is lost)
   *[other] { $resource }
}
verb-restore = { $track }
verb-task = { $card }: { $text } (now { $now })
verb-tasks = { $one } and { $other } (now { $now })

choice-explore = Walk here: { $cost }
choice-haunt = A ghost here
choice-harvest = Harvest { $resource } −{ $cost }
choice-fetch = Draw water −{ $cost }
choice-build = Build { $building }: { $cost }, +{ $valor } valor
choice-contact = Contact the ghost −{ $cost }
choice-learn = { $skill }: { $cost }, +{ $valor } valor
choice-train = { $track } −{ $price }
group-sell = Sell
group-learn = Learn
group-train = Train

arg-hex = hex
arg-building = building
arg-bundle = goods
arg-skill = skill
arg-track = track
arg-reward = reward
arg-resource = resource
arg-card = card

## The chronicle

event-season = Season { $season }
event-round = Round { $round }
event-spreads = { $you ->
    [1] You roll the terrain die
   *[other] { $name } rolls the terrain die
}: { $n ->
    [one] a ghost comes
   *[other] { $n } ghosts come
} { $terrain }
event-overflow = There is no more room. { $you ->
    [1] You put
   *[other] { $name } puts
} { $n ->
    [one] a ghost
   *[other] { $n } ghosts
} into Kalena
event-haunts = { $you ->
    [1] You put a ghost
   *[other] { $name } puts a ghost
} on { $hex }
event-shortage = { $n ->
    [0] No ghost is
    [one] Only { $n } ghost is
   *[other] Only { $n } ghosts are
} left in the supply: the land is lost
event-fallen = Kalena is full of ghosts: the town has fallen
event-produces = { $you ->
    [1] Your building
   *[other] The building of { $name }
} at { $hex } { $kept ->
    [0] gives nothing that fits ({ $resource })
   *[other] gives { $kept } { $resource }
}
event-stopped = { $you ->
    [1] Your building
   *[other] The building of { $name }
} at { $hex } stands idle: a ghost is near
event-turn = Turn { $turn }: { $you ->
    [1] you
   *[other] { $name }
}
event-ends = { $you ->
    [1] You end the turn
   *[other] { $name } ends the turn
}
event-explores = { $you ->
    [1] You walk
   *[other] { $name } walks
} to { $hex } ({ $n ->
    [one] { $n } token
   *[other] { $n } tokens
})
event-harvests = { $you ->
    [1] You harvest
   *[other] { $name } harvests
} { $resource } at { $hex }{ $kept ->
    [0] , but there is no room for it
   *[other] {""}
}
event-wastes = { $you ->
    [1] You have
   *[other] { $name } has
} no room for a resource
event-builds = { $you ->
    [1] You build
   *[other] { $name } builds
} { $building } at { $hex }
event-contacts = { $you ->
    [1] You send
   *[other] { $name } sends
} the ghost at { $hex } away ({ $n ->
    [one] { $n } token
   *[other] { $n } tokens
})
event-rolls = { $you ->
    [1] You roll
   *[other] { $name } rolls
} the bonus die: { $reward }
event-chooses = { $you ->
    [1] You choose
   *[other] { $name } chooses
} the reward: { $reward }
event-pecunia = { $you ->
    [1] You get
   *[other] { $name } gets
} { $n } pecunia
event-takes = { $you ->
    [1] You take
   *[other] { $name } takes
} { $resource }
event-restores = { $you ->
    [1] You restore
   *[other] { $name } restores
} a token: { $track }
event-sells = { $you ->
    [1] You sell
   *[other] { $name } sells
} { $goods } for { $price } pecunia
event-learns = { $you ->
    [1] You learn
   *[other] { $name } learns
} a skill: { $skill }
event-trains = { $you ->
    [1] You train
   *[other] { $name } trains
} for { $price } pecunia: { $track }
event-scores = { $you ->
    [1] You score
   *[other] { $name } scores
} { $valor } valor { $source }, { $total } now
event-turned = { $you ->
    [1] Your marker turns
   *[other] The marker of { $name } turns
} to its +30 side
event-rests = All rest: every action token is active again
event-order = Turn order: { $names }
event-renewed = Exhaustion tokens go back: { $hexes }
event-plans = { $you ->
    [1] You choose in secret
   *[other] { $name } chooses in secret
}: { $cards }
event-planned = { $you ->
    [1] You choose
   *[other] { $name } chooses
} { $n ->
    [one] a task card
   *[other] { $n } task cards
} in secret
event-reveals = { $you ->
    [1] Your task
   *[other] The task of { $name }
}: { $card }, { $valor } valor
event-sealed = { $you ->
    [1] You have
   *[other] { $name } has
} chosen

log-haunts = { $name } puts down a ghost
log-produces = Income of { $name }: { $kept ->
    [0] no room for { $resource }
   *[other] { $gain }
}
log-stopped = A building of { $name } stands idle: a ghost is near
log-explores = { $name } walks { $cost }
log-harvests = { $name } harvests { $good }{ $kept ->
    [0] , no room for it
   *[other] {""}
}
log-builds = { $name } builds { $building }
log-contacts = { $name } sends a ghost away
log-pecunia = { $name } gets { $gain }
log-takes = { $name } takes { $good }
log-restores = { $name } restores { $good }
log-sells = { $name } sells { $goods } for { $price }
log-trains = { $name } trains for { $price }: { $good }
log-scores = { $name }: +{ $gain } { $source }
log-renewed = { $count ->
    [one] { $count } hex recovers
   *[other] { $count } hexes recover
}

## Score and end

score-start = start
score-buildings = buildings
score-contacts = contacts
score-skills = skills
score-tracks = full tracks
score-tasks = tasks
ending-final = Three seasons are over; Kalena still stands.
ending-kalena = Kalena has fallen: the ghosts hold all seven hexes. All of you have lost.
ending-supply = Four ghosts could not be placed any more. All of you have lost.

## The page

area-land = The valley
area-valor = Valor track
area-tasks = Your task cards
panel-cards = Cards in force
gauge-season = Season { $season }
gauge-kalena = Kalena
gauge-supply = Ghosts left
note-order = { $place ->
    [1] 1st in turn
    [2] 2nd in turn
    [3] 3rd in turn
   *[other] { $place }th in turn
}
note-last = last in turn
note-tasks = { $note } · { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
tasks-chosen = Task cards chosen: { $count }
node-hex = { $place }: { $things }
node-cost = { $place }, { $cost } to enter
thing-ghost = ghost
thing-exhausted = exhausted
thing-building = { $building } of { $name }
thing-idle = { $building } of { $name }, stands idle
thing-sensor = { $name } stands here
node-ghost = ghost
node-sensor = sensor of { $name }
node-exhausted = exhausted
node-marker = { $name }: { $valor } valor
node-marker-under = { $name }: { $valor } valor, below others in the stack
node-track = { $track }: { $active } of { $tokens } active, { $slots } slots
node-skill = { $skill }: { $text } Next slot: { $valor } valor
node-skill-full = { $skill }: { $text } No free slot
node-market = Market: { $deals }
node-deal = { $what } for { $price }
node-reward = { $reward }: { $gain }
node-bonus = Contact costs { $cost }
node-task = { $card }: { $text } (now { $now })
node-task-chosen = { $card }, chosen: { $text } (now { $now })
node-die = { $round ->
    [0] The terrain die
   *[other] Round { $round }: ghosts { $terrain }
}
node-supply = { $n ->
    [one] { $n } ghost in the supply
   *[other] { $n } ghosts in the supply
}
node-room = { $terrain }: room for { $n ->
    [one] { $n } more ghost
   *[other] { $n } more ghosts
}
board-supply = in supply
board-room = room for ghosts
board-round = round { $n }
board-contact = Contact
board-market = Market
board-now = now { $n }
board-idle = idle
deal-any = { $n ->
    [one] { $n } of any kind
   *[other] { $n } of any kind
}
deal-same = { $n } alike
deal-different = { $n } different
node-way = the way

delta-less = −{ $n }
delta-more = +{ $n }
delta-left = { $n } left
delta-valor = +{ $n } valor
delta-idle = { $building } of { $name } will stand idle
delta-works = { $building } of { $name } works again
delta-exhausts = the hex is exhausted until the season ends
delta-lost = no room in the store: lost
delta-kalena = Kalena: { $n } of 7
preview-contact = The ghost goes back. The bonus die brings one of: { $rewards }
preview-build = Every round it gives { $good }, if no ghost card stops it.
preview-stopped = A ghost next door keeps it idle for now.
preview-train = The new token comes turned down; you can use it after the rest.
preview-train-full = This fills the track.
preview-end = { $left ->
    [0] All your tokens are used up.
   *[other] You still have unused tokens: { $tokens }. At the rest they all become active anyway.
}
board-legend = Terrain: city #, suburb =, plain ., forest ♣, mountain ^, lake ~. A ghost is G, exhaustion ×; a number is a choice.
board-kalena = ghosts in Kalena: { $n } of 7
board-left = ghosts in the supply: { $n }
board-seats = { $active }/{ $tokens }
board-player = valor { $valor }, { $pecunia } pecunia
board-skills = skills: { $skills }
board-own-tasks = tasks: { $tasks }
board-cost = a contact costs { $cost }: { $rewards }
board-card = { $card }: { $text }
board-skill = { $skill } ({ $cost }): { $text }
board-sales = market: { $deals }

## What things are

about-kind-terrain = Terrain
about-kind-building = Building
about-kind-piece = Piece
about-kind-skill = Skill: costs { $cost }
about-kind-task = Task card
about-kind-ghost-card = Ghost card, in force all the time
about-kind-track = Action track
about-kind-good = Good
about-kind-table = On the table
about-terrain-city = The heart of Kalena. Here resources are sold. 1 explore token to enter.
about-terrain-suburb = Part of Kalena. Here skills are learned and tracks are trained. 1 explore token to enter.
about-terrain-plain = Gives food. Take a mill, or a noria beside a lake. 1 explore token to enter.
about-terrain-forest = Gives wood. Take a sawmill, or a noria beside a lake. 2 explore tokens to enter.
about-terrain-mountain = Gives ore. Take a mine, or a noria beside a lake. 3 explore tokens to enter.
about-terrain-lake = Nobody enters it and no ghost stands on it. Whoever is next to it harvests water.
about-building = Costs { $cost } and a build token, brings { $valor } valor at once and { $good } every round.
about-ghost = Ghost
    .text = Four come every round. It chills its hex: nobody builds there, and the ghost cards say what else it does. Stand on its hex and pay contact tokens to send it away.
about-sensor = Sensor
    .text = The figure of a player. It walks with explore tokens and acts where it stands.
about-exhaustion = Exhaustion
    .text = This hex was harvested. It gives nothing until the season ends, unless somebody builds on it.
about-die = Terrain die
    .text = Plain, forest or mountain: there the four ghosts of the round go. What finds no room goes into Kalena.
about-supply = Supply of ghosts
    .text = Twenty-five in all. If four cannot be taken at a spread, everybody loses.
about-room = Room for ghosts
    .text = So many hexes of each terrain can still take a ghost. With fewer than four the rest of a spread goes into Kalena.
about-valor = Valor track
    .text = Most valor wins. Who comes later to a space lies on top of the stack there and goes first of them; the last of all spreads the ghosts.
about-market = Market
    .text = One deal of the card in exchange for its pecunia, as often as you like, in the city.
about-bonus = Bonus card
    .text = What a contact costs this season, and what each face of the bonus die brings.
about-explore = Explore
    .text = One token for a plain, a suburb or the city, two for a forest, three for a mountain.
about-contact = Contact
    .text = Pay them where a ghost stands. The price rises every season.
about-harvest = Harvest
    .text = One token for the resource of your hex, or for water from a lake next door.
about-build = Build
    .text = One token and the resources of the building.
about-resource = Your store holds three of each kind, four with Packing. What does not fit is lost.
about-pecunia = Money for training. There is no limit to it.
