title = Land of Ghosts: the valley of Kalena
title-short = Land of Ghosts
card-subtitle = the valley of Kalena
card-summary = Build up the valley before the ghosts take it. All of you may lose.

## The land

terrain-city = city
    .loc = in the city
terrain-suburb = suburb
    .loc = in the suburbs
terrain-plain = plain
    .loc = on the plains
terrain-forest = forest
    .loc = in the forests
terrain-mountain = mountain
    .loc = on the mountains
terrain-lake = lake
    .loc = on the lakes
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
amount-of = { $good }
amount-plus = { $one } + { $other }
amount-food = { $n } food
amount-water = { $n } water
amount-wood = { $n } wood
amount-ore = { $n } ore
sold-food = { $n } food
sold-water = { $n } water
sold-wood = { $n } wood
sold-ore = { $n } ore
amount-any = { $n ->
    [one] { $n } resource of any type
   *[other] { $n } resources of any type
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
    .text = Each of your contacts scores 1 more valor.
    .short = +1 valor at every contact
skill-insight = Insight
    .text = At a contact you may choose any reward of the bonus card instead of rolling the die.
    .short = Choose the reward of a contact
skill-composure = Composure
    .text = Each of your contacts restores 1 contact token.
    .short = A contact restores 1 contact token
skill-woodcraft = Woodcraft
    .text = A forest costs you 1 explore token less.
    .short = Forests cost 1 token less
skill-climbing = Climbing
    .text = A mountain costs you 1 explore token less.
    .short = Mountains cost 1 token less
skill-town-ways = Town ways
    .text = You may also sell in suburbs, and learn and train in the city.
    .short = Sell, learn, train all over Kalena
skill-packing = Packing
    .text = Your store has room for 4 resources of each type.
    .short = Store 4 of each resource
skill-haggling = Haggling
    .text = Each of your sales brings 1 more pecunia.
    .short = +1 pecunia at every sale
skill-bulk-trade = Bulk trade
    .text = One sale of 3 or more resources restores 1 action token of your choice.
    .short = A sale of 3 or more restores a token
skill-stewardship = Stewardship
    .text = Each of your buildings that produces gives 1 resource more.
    .short = Your buildings give 1 more each
skill-master-builder = Master builder
    .text = Each building you build scores 1 more valor.
    .short = +1 valor for every building
skill-foraging = Foraging
    .text = Each of your harvests brings 1 more resource of any type.
    .short = A harvest gives 1 more of any type

## Tasks, ghost cards, rewards

task-1 = Full stores
    .text = 3 valor for every three resources of one type in your store
    .short = 3 valor per 3 of a type
task-2 = Purse
    .text = 1 valor for every three pecunia
    .short = 1 valor per 3 pecunia
task-3 = Realms
    .text = 4 valor for every region where you have more buildings than anybody else
    .short = 4 valor per region led
task-4 = Late pupil
    .text = 2 valor for every marker of yours in the rightmost slot of a skill
    .short = 2 valor per last slot
task-5 = Miller
    .text = 2 valor for every mill of yours
    .short = 2 valor per mill
task-6 = Water master
    .text = 2 valor for every noria of yours
    .short = 2 valor per noria
task-7 = Sawyer
    .text = 3 valor for every sawmill of yours
    .short = 3 valor per sawmill
task-8 = Miner
    .text = 3 valor for every mine of yours
    .short = 3 valor per mine
ghost-card-1 = Dread
    .text = A building adjacent to a ghost produces nothing.
    .short = A building next to a ghost is idle
ghost-card-2 = Cold grip
    .text = A hex with a ghost cannot be harvested.
    .short = No harvest on a hex with a ghost
ghost-card-3 = Clinging mist
    .text = Entering a hex with a ghost costs 1 explore token more.
    .short = A hex with a ghost costs 1 more
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
option-mode-text = Wanderer: a ghost stops the buildings next to it. Builder: no harvest on a hex with a ghost, tasks are chosen once. Citizen: a hex with a ghost costs more, all choose two tasks early.
option-mode-wanderer = Wanderer
option-mode-builder = Builder
option-mode-citizen = Citizen
option-added = More ghost cards
option-added-text = Each added card makes the ghosts more dangerous.
option-added-none = none
option-added-1 = Dread
option-added-2 = Cold grip
option-added-3 = Clinging mist
option-added-all = all three
option-layout = Regions
option-layout-text = Which regions the land is made of. The same numbers give the same land.
option-layout-random = six at random
option-layout-1-2-3-4-5-6 = 1 to 6
option-layout-hint = Six different numbers of regions from 1 to 11, such as 3-8-1-11-6-9
option-shortage = When ghosts run out
option-shortage-text = What happens if more ghosts must be placed than are left.
option-shortage-loss = all lose
option-shortage-place = the rest are placed
option-water = Water
option-water-text = Where a sensor beside a lake harvests water.
option-water-lake = from adjacent lakes
option-water-land = also from your own hex next to a lake
option-exhaustion = Exhaustion tokens
option-exhaustion-text = May more hexes be exhausted than there are tokens?
option-exhaustion-unlimited = as many as needed
option-exhaustion-limited = only twelve
option-start = Valor at the start
option-start-text = How much Valor everybody has before the first turn.
option-start-one = 1
option-start-zero = 0

## Questions

prompt-haunt = { $there ->
    [0] { $kalena ->
        [one] Place one more ghost in Kalena: there is no room left { $terrain }
       *[other] Place { $kalena } more ghosts in Kalena: there is no room left { $terrain }
    }
   *[other] { $there ->
        [one] Place one more ghost { $terrain }
       *[other] Place { $there } more ghosts { $terrain }
    }{ $kalena ->
        [0] {""}
       *[other] , then { $kalena } in Kalena
    }
}
prompt-take-turn = Walk, act where you stand, or end your turn
prompt-choose-reward = The ghost is leaving. Roll the bonus die, or choose a reward?
prompt-take-resource = { $left ->
    [one] Which resource do you take?
   *[other] Which resource do you take? ({ $left } in all, one by one)
}
prompt-restore-token = Which token do you restore?
prompt-choose-tasks = { $count ->
    [one] Choose a task card in secret
   *[other] Choose { $count } task cards in secret
}

hint-haunt = The last player places the ghosts. A lake and a hex with a building or a ghost take none.
hint-haunt-1 = The last player places the ghosts. A ghost stops the buildings next to it.
hint-take-turn = Green hexes are in reach, the figure is the price of the way. At the rest your tokens become active again.
hint-town-city = You are in the city: here you sell. You learn and train in the suburbs.
hint-town-suburb = You are in a suburb: here you learn skills and train for more tokens. You sell in the city.
hint-kalena = Kalena is in danger: if the ghosts take { $left ->
    [one] one more hex
   *[other] { $left } more hexes
}, all of you lose. It is time to contact ghosts!
hint-supply = { $left ->
    [0] No ghost is
    [one] Only { $left } ghost is
   *[other] Only { $left } ghosts are
} in the supply: with fewer than four at the next spread all of you lose. It is time to contact ghosts!
hint-choose-reward = Your skill lets you choose any reward of the bonus card.
hint-take-resource = A resource without room in your store is lost.
hint-restore-token = The token is active again at once.
hint-choose-tasks = The card scores at the end of the game; nobody else sees it. The figure is what it would bring now.
hint-choose-two-tasks = Click one card, then the other. They score at the end of the game; nobody else sees them.

waiting-haunt = { $name } places the ghosts
waiting-take-turn = It is the turn of { $name }
waiting-choose-reward = { $name } chooses a reward
waiting-take-resource = { $name } chooses a resource
waiting-restore-token = { $name } chooses a token to restore
waiting-choose-tasks = Task cards are chosen in secret: { $name } is thinking
waiting-choose-tasks-many = { $count } players choose task cards in secret

## Moves

verb-haunt = a ghost here: { $place } ({ $hex })
verb-explore = walk to: { $place } ({ $hex }), { $cost }
verb-harvest = harvest { $resource } ({ $hex }), { $cost }
verb-fetch = harvest water on your own hex next to the lake, { $cost }
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
verb-restore = { $token }
verb-task = { $card }: { $text } (now { $now })
verb-tasks = { $one } and { $other } (now { $now })

choice-explore = Walk here: { $cost }
choice-haunt = A ghost here
choice-harvest = Harvest { $resource } −{ $cost }
choice-fetch = Harvest water on your own hex −{ $cost }
choice-build = Build { $building }: { $cost }, +{ $valor } valor
choice-contact = Contact the ghost −{ $cost }
choice-learn = { $skill }: { $cost }, +{ $valor } valor
choice-train = { $track } −{ $price }
group-sell = Sell
group-learn = Learn
group-train = Train

arg-hex = hex
arg-building = building
arg-bundle = what to sell
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
    [0] no ghost comes { $terrain }, the supply is empty
    [one] { $n } ghost comes { $terrain }
   *[other] { $n } ghosts come { $terrain }
}
event-overflow = There is not room for all: { $you ->
    [1] you place
   *[other] { $name } places
} { $n ->
    [one] one ghost
   *[other] { $n } ghosts
} in Kalena
event-haunts = { $you ->
    [1] You place a ghost
   *[other] { $name } places a ghost
} on { $hex }
event-shortage = { $n ->
    [0] No ghost is
    [one] Only { $n } ghost is
   *[other] Only { $n } ghosts are
} left in the supply, and four are needed: all have lost
event-fallen = The ghosts hold all seven hexes of Kalena: all have lost
event-produces = { $you ->
    [1] Your building
   *[other] The building of { $name }
} on { $hex } { $kept ->
    [0] gives no { $resource }, there is no room for it
   *[other] gives { $kept } { $resource }
}
event-stopped = { $you ->
    [1] Your building
   *[other] The building of { $name }
} on { $hex } is idle: a ghost is next to it
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
} { $resource } on { $hex }{ $kept ->
    [0] , but there is no room for it
   *[other] {""}
}
event-wastes = { $you ->
    [1] You have
   *[other] { $name } has
} no room for a resource: it is lost
event-builds = { $you ->
    [1] You build
   *[other] { $name } builds
} { $building } on { $hex }
event-contacts = { $you ->
    [1] You contact
   *[other] { $name } contacts
} the ghost on { $hex } ({ $n ->
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
} one { $token }
event-sells = { $you ->
    [1] You sell
   *[other] { $name } sells
} { $goods } for { $price } pecunia
event-learns = { $you ->
    [1] You learn
   *[other] { $name } learns
} the skill { $skill }
event-trains = { $you ->
    [1] You train
   *[other] { $name } trains
} for { $price } pecunia: one new { $token }
event-scores = { $you ->
    [1] You score
   *[other] { $name } scores
} { $valor } valor { $source }, { $total } now
event-turned = { $you ->
    [1] You turn your
   *[other] { $name } turns the
} valor marker to its +30 side
event-rests = All rest: every action token is active again
event-order = Turn order: { $names }
event-renewed = Exhaustion tokens go back to the supply: { $hexes }
event-plans = { $you ->
    [1] You choose
   *[other] { $name } chooses
} { $count ->
    [one] a task
   *[other] tasks
} in secret: { $cards }
event-planned = { $you ->
    [1] You choose
   *[other] { $name } chooses
} { $n ->
    [one] a task card
   *[other] { $n } task cards
} in secret
event-reveals = { $you ->
    [1] You reveal
   *[other] { $name } reveals
} the task { $card }: { $valor } valor
event-sealed = { $you ->
    [1] You have
   *[other] { $name } has
} chosen

log-haunts = { $name } places a ghost
log-produces = { $kept ->
    [0] { $name }: a building gives no { $resource }, there is no room
   *[other] { $name }, income: { $gain }
}
log-stopped = A building of { $name } is idle: a ghost is next to it
log-explores = { $name } walks: { $cost }
log-harvests = { $name } harvests { $good }{ $kept ->
    [0] , but there is no room for it
   *[other] {""}
}
log-builds = { $name } builds { $building }
log-contacts = { $name } contacts a ghost
log-pecunia = { $name } gets { $gain }
log-takes = { $name } takes { $good }
log-restores = { $name } restores { $good }
log-sells = { $name } sells { $goods } for { $price }
log-trains = { $name } trains for { $price }: { $good }
log-scores = { $name }: +{ $gain } { $source }
log-renewed = { $count ->
    [one] { $count } exhaustion token goes back to the supply
   *[other] { $count } exhaustion tokens go back to the supply
}

## Score and end

score-start = start
score-buildings = buildings
score-contacts = contacts
score-skills = skills
score-tracks = full tracks
score-tasks = tasks
ending-final = Three seasons are over, and Kalena still stands.
ending-kalena = Kalena has fallen: the ghosts hold all seven hexes. All of you have lost.
ending-supply = There were not enough ghosts for a spread. All of you have lost.

## The page

area-land = The land
area-valor = Valor track
area-tasks = Your task cards
panel-cards = Cards in play
panel-desk = Your board
gauge-season = Season { $season }
gauge-kalena = Kalena
gauge-supply = Ghosts in supply
note-order = { $place ->
    [1] 1st in turn
    [2] 2nd in turn
    [3] 3rd in turn
   *[other] { $place }th in turn
}
note-last = last player
note-tasks = { $note } · { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
tasks-chosen = Task cards chosen: { $count }
node-hex = { $place }: { $things }
node-far = { $place }. The way here costs { $cost }, { $have } active
thing-ghost = ghost
thing-exhausted = exhaustion token
thing-building = { $building } of { $name }
thing-idle = { $building } of { $name }, idle
thing-sensor = { $name } stands here
node-ghost = ghost
node-sensor = sensor of { $name }
node-exhausted = exhaustion token
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
node-room = { $terrain }: { $n ->
    [0] no room for ghosts
    [one] room for { $n } more ghost
   *[other] room for { $n } more ghosts
}
board-supply = ghosts in supply
board-room = room for ghosts
board-die = This round's ghosts: { $terrain }
board-contact = Contact
board-market = Market
board-now = now { $n }
board-idle = idle
deal-any = { $n ->
    [one] { $n } of any type
   *[other] { $n } of any type
}
deal-same = { $n } of one type
deal-different = { $n } different
node-way = the way

delta-less = −{ $n }
delta-more = +{ $n }
delta-left = { $n } left
delta-valor = +{ $n } valor
delta-idle = { $building } of { $name } will be idle
delta-works = { $building } of { $name } works again
delta-exhausts = the hex gets an exhaustion token
delta-lost = no room in the store: lost
delta-kalena = Kalena: { $n } of 7
preview-contact = The ghost goes back to the supply. The bonus die brings one of: { $rewards }
preview-contact-choice = The ghost goes back to the supply. Choose one, or roll the bonus die: { $rewards }
preview-build = Every production brings { $good }, unless a ghost card stops it.
preview-build-last = There is no production any more: the building brings only valor.
preview-stopped = A ghost next to it keeps it idle for now.
preview-train = The new token comes with its inactive side up; it can pay after the rest.
preview-train-last = The new token is inactive until the rest, and this is the last round.
preview-train-full = This fills the track.
preview-end = { $left ->
    [0] No active token is left.
   *[other] Unused tokens: { $tokens }. At the rest all tokens become active.
}
board-legend = Terrain: city #, suburb =, plain ., forest ♣, mountain ^, lake ~. Buildings: mill m, sawmill s, mine k, noria n. A ghost is G, an exhaustion token ×; a number is a choice of the list.
board-kalena = ghosts in Kalena: { $n } of 7
board-left = ghosts in the supply: { $n }
board-seats = { $active }/{ $tokens }
board-player = { $valor } valor, { $pecunia } pecunia
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
about-kind-skill = Skill, cost: { $cost }
about-kind-task = Task card
about-kind-ghost-card = Ghost card, in force all the time
about-kind-track = Action track
about-kind-good = In your store
about-kind-table = On the table
about-terrain-city = The heart of Kalena. Here you sell resources. Entering costs 1 explore token.
about-terrain-suburb = Part of Kalena. Here you learn skills and train. Entering costs 1 explore token.
about-terrain-plain = Gives food. Takes a mill, or a noria if a lake is adjacent. Entering costs 1 explore token.
about-terrain-forest = Gives wood. Takes a sawmill, or a noria if a lake is adjacent. Entering costs 2 explore tokens.
about-terrain-mountain = Gives ore. Takes a mine, or a noria if a lake is adjacent. Entering costs 3 explore tokens.
about-terrain-lake = Nobody enters it, and no ghost is ever on it. From an adjacent hex you harvest its water.
about-building = Costs { $cost } and a build token. Brings { $valor } valor at once and { $good } at every production.
about-ghost = Ghost
    .text = Four more come every round. Nothing can be built on a hex with a ghost, and the ghost cards say what else it does. To make it leave, enter its hex and pay contact tokens.
about-sensor = Sensor
    .text = The piece of a player. It walks for explore tokens and acts where it stands.
about-exhaustion = Exhaustion token
    .text = This hex was harvested: it cannot be harvested again until the season ends. You can enter it, contact a ghost there and build as usual: a mill on a plain, a sawmill in a forest, a mine on a mountain, a noria next to a lake. When something is built, the token goes. A lake is never entered or built on.
about-die = Terrain die
    .text = Plain, forest or mountain: there the ghosts of this round come. Those without room are placed in Kalena.
about-supply = Supply of ghosts
    .text = There are twenty-five ghosts. With fewer than four left at a spread all lose; by an option those left are placed instead.
about-room = Room for ghosts
    .text = So many hexes of each terrain are still open to ghosts. With fewer than four, the other ghosts of a spread are placed in Kalena.
about-valor = Valor track
    .text = The most valor wins. Of markers on one space the top one came last, and its owner has the earlier turn. The last player places the ghosts.
about-market = Market
    .text = In the city you can sell resources for pecunia by any deal of this card, as often as you like in a turn.
about-bonus = Bonus card
    .text = How many tokens a contact costs this season, and which reward each face of the bonus die brings.
about-explore = Explore
    .text = Every step is paid with these: one for a plain, a suburb or the city, two for a forest, three for a mountain.
about-contact = Contact
    .text = A contact with a ghost on your sensor's hex is paid with these. From season to season it costs more.
about-harvest = Harvest
    .text = One token for the resource of your hex, or for water from an adjacent lake.
about-build = Build
    .text = One token and the resources the building asks for.
about-resource = Your store has room for three resources of each type, four with the skill Packing. The rest is lost.
about-pecunia = You pay for training with them. There is no limit to them.
