title = Settlers. Founders of the Empire
title-short = Settlers

## Resources

resource-wood = wood
resource-stone = stone
    .short = ston
resource-water = water
    .short = watr
resource-plants = plants
    .short = plan
resource-iron = iron
resource-gold = gold
resource-cloth = cloth
resource-horses = horses
resource-wine = wine
resource-fish = fish
resource-war = war
resource-coin = coin
resource-cart = cart
resource-craft = craft

## Squares

class-nature = nature
    .stack = green stack
class-village = village
    .stack = blue stack
class-city = city
    .stack = purple stack
class-prize = prizes

kind-forest = forest
    .acc = a forest
kind-cliff = cliff
    .acc = a cliff
kind-waterfall = waterfall
    .acc = a waterfall
kind-lake = lake
    .acc = a lake
kind-meadow = water meadow
    .acc = a water meadow
    .short = meadow
kind-grove = grove
    .acc = a grove
kind-mine = mine
    .acc = a mine
kind-gold-mine = gold mine
    .acc = a gold mine
kind-weaving-house = weaving house
    .acc = a weaving house
    .short = weavers
kind-stud-farm = stud farm
    .acc = a stud farm
kind-winery = winery
    .acc = a winery
kind-fishery = fishing village
    .acc = a fishing village
    .short = fishers
kind-camp = military camp
    .acc = a military camp
    .short = camp
kind-market = market
    .acc = a market
kind-inn = inn
    .acc = an inn
kind-workshop = workshop
    .acc = a workshop
kind-altar = altar
    .acc = an altar
kind-temple = temple
    .acc = a temple
kind-great-temple = great temple
    .acc = a great temple

square-p-01 = Altar of Liber
    .acc = the Altar of Liber
    .short = Liber
square-p-02 = Altar of Bacchus
    .acc = the Altar of Bacchus
    .short = Bacchus
square-p-03 = Altar of Portunus
    .acc = the Altar of Portunus
    .short = Portunus
square-p-04 = Altar of Neptune
    .acc = the Altar of Neptune
    .short = Neptune
square-p-05 = Altar of Epona
    .acc = the Altar of Epona
    .short = Epona
square-p-06 = Altar of the Lares
    .acc = the Altar of the Lares
    .short = Lares
square-p-07 = Temple of Mars
    .acc = the Temple of Mars
    .short = Mars
square-p-08 = Temple of Vulcan
    .acc = the Temple of Vulcan
    .short = Vulcan
square-p-09 = Temple of Juno Moneta
    .acc = the Temple of Juno Moneta
    .short = Moneta
square-p-10 = Temple of Apollo
    .acc = the Temple of Apollo
    .short = Apollo
square-p-11 = Temple of Venus
    .acc = the Temple of Venus
    .short = Venus
square-p-12 = Temple of Fortuna
    .acc = the Temple of Fortuna
    .short = Fortuna
square-p-13 = Temple of the Dioscuri
    .acc = the Temple of the Dioscuri
    .short = Dioscuri
square-p-14 = Temple of Bellona
    .acc = the Temple of Bellona
    .short = Bellona
square-p-15 = Temple of Ceres
    .acc = the Temple of Ceres
    .short = Ceres
square-p-16 = Temple of Vesta
    .acc = the Temple of Vesta
    .short = Vesta
square-p-17 = Temple of Mercury
    .acc = the Temple of Mercury
    .short = Mercury
square-p-18 = Temple of Neptune
    .acc = the Temple of Neptune
    .short = Neptune
square-p-19 = Temple of Sol
    .acc = the Temple of Sol
    .short = Sol
square-p-20 = Great Temple of Saturn
    .acc = the Great Temple of Saturn
    .short = Saturn
square-p-21 = Great Temple of Victoria
    .acc = the Great Temple of Victoria
    .short = Victoria
square-p-22 = Great Temple of Minerva
    .acc = the Great Temple of Minerva
    .short = Minerva
square-p-23 = Great Temple of Janus
    .acc = the Great Temple of Janus
    .short = Janus
square-p-24 = Great Temple of Juno
    .acc = the Great Temple of Juno
    .short = Juno
square-p-25 = Great Temple of Jupiter
    .acc = the Great Temple of Jupiter
    .short = Jupiter

## Tokens

token-war = war
    .acc = a war token
token-coin = coin
    .acc = a coin
token-cart = cart
    .acc = a cart
token-master-iron = blacksmith
    .acc = the master blacksmith
token-master-gold = goldsmith
    .acc = the master goldsmith
token-master-cloth = weaver
    .acc = the master weaver
token-master-horses = horse-breeder
    .acc = the master horse-breeder
token-master-wine = vine-dresser
    .acc = the master vine-dresser
token-master-fish = fisherman
    .acc = the master fisherman

direction-right = on the right
    .log = on its right
direction-left = on the left
    .log = on its left
direction-far = farther from you
    .log = beyond it
direction-near = nearer to you
    .log = before it

## What is asked

prompt-draft = Opening draft: which nature square do you take?
prompt-lay-start = On which side of your first square does the second one lie?
prompt-reveal = From which stack do you open a square?
prompt-play-token = Do you play a token?
prompt-take-square = { $decline ->
    [1] Nothing fits on a free cell. Replace one of your squares, or decline.
   *[0] Which square do you attach?
}
prompt-place-square = { $forced ->
    [1] The green stack gave you this: { $square }. On which cell?
   *[0] Attaching: { $square }. On which cell?
}
prompt-ruin = Which opposing square do you ruin?
prompt-buy = From which opposing square do you buy a resource?
prompt-name-resource = Which resource do you buy? Cell { $x } { $y }, owner: { $owner }.
prompt-join = On which junction do you lay the cart?
prompt-settle = On which cell do you lay { $token }?
prompt-end-turn = Your turn is played.
prompt-agree-to-end = { $proposer } proposes to end the game right now. Do you agree?

## What happened

event-drafts = { $you ->
    [1] you draft
   *[0] { $name } drafts
} { $square }
event-lays = { $you ->
    [1] you found your state
   *[0] { $name } founds a state
}: { $one } with { $two } { $direction }
event-opens = the market opens with { $count } squares: { $squares }
event-turn = turn { $turn }: { $you ->
    [1] you
   *[0] { $name }
}
event-clears = the { $stack ->
    [0] green
    [1] blue
   *[2] purple
} row was full, so { $count ->
    [one] { $count } square leaves
   *[other] { $count } squares leave
} the game: { $squares }
event-reveals = { $you ->
    [1] you open
   *[0] { $name } opens
} { $square }
event-declines = { $you ->
    [1] you decline
   *[0] { $name } declines
} to replace a square
event-attaches-nothing = { $you ->
    [1] you attach
   *[0] { $name } attaches
} nothing: the green stack is empty
event-forced = { $you ->
    [1] you take
   *[0] { $name } takes
} { $square } from the green stack
event-attaches = { $you ->
    [1] you attach
   *[0] { $name } attaches
} { $square } at { $x } { $y }
event-replaces = { $you ->
    [1] you remove
   *[0] { $name } removes
} { $square } from { $x } { $y } (−1 point)
event-collects = { $you ->
    [1] you collect
   *[0] { $name } collects
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $you ->
    [1] your
   *[0] their
} own squares
event-gains = { $you ->
    [1] you gain
   *[0] { $name } gains
} { $token }
event-ruins = { $you ->
    [1] you ruin
   *[0] { $name } ruins
} { $owner-you ->
    [1] your square at { $x } { $y }
   *[0] the square at { $x } { $y } (owner: { $owner })
}
event-buys = { $you ->
    [1] you buy
   *[0] { $name } buys
} { $resource } at { $x } { $y } ({ $owner-you ->
    [1] your square
   *[0] owner: { $owner }
})
event-joins = { $you ->
    [1] you lay
   *[0] { $name } lays
} a cart on the junction at { $x } { $y }
event-settles = { $you ->
    [1] you lay
   *[0] { $name } lays
} { $token } at { $x } { $y }
event-proposes = { $you ->
    [1] you propose
   *[0] { $name } proposes
} to end the game
event-agrees = { $you ->
    [1] you agree
   *[0] { $name } agrees
} to end the game
event-refuses = { $you ->
    [1] you want
   *[0] { $name } wants
} to play on
event-finished = the game is over: { $ending }. { $count ->
    [one] Victory: { $winners }
   *[other] Shared victory: { $winners }
}

## What can be done

verb-draft = { $square }: { $recipe }
verb-lay = { $direction }
verb-reveal = { $stack }, { $left } left{ $lost ->
    [0] {""}
    [one] {" "}(row full: { $lost } square will leave the game)
   *[other] {" "}(row full: { $lost } squares will leave the game)
}
verb-play = play { $token }
verb-keep = play none
verb-ruin = { $owner } { $x } { $y }: { $square }{ $worth ->
    [0] {""}
    [one] {" "}({ $worth } point)
   *[other] {" "}({ $worth } points)
}
verb-buy = { $owner } { $x } { $y }: { $resources } ({ $square })
verb-name = { $resource }
verb-join = { $x } { $y }: { $squares }
verb-settle = { $x } { $y }: { $square }
verb-take = { $square }: { $recipe }
verb-decline = decline to replace
verb-place = { $x } { $y }{ $replaced ->
    [0] {""}
   *[1] {" "}replacing: { $square } (−1 point)
}
verb-end = end the turn
verb-propose = end the turn and propose to end the game
verb-agree = yes, end the game
verb-refuse = no, play on

arg-square = square
arg-stack = stack
arg-token = token
arg-seat = seat
arg-x = cell across
arg-y = cell away from you
arg-direction = side
arg-resource = resource

## Score and end

score-prizes = prizes
score-masters = masters
score-tokens = tokens in hand
score-replaced = replaced squares
ending-prizes = all prizes are taken
ending-stacks = all three stacks are empty
ending-agreement = the players agreed

## The table

board-market = market
board-draft = opening draft
board-prizes = prizes
board-stack = { $left } in the stack
board-row-full = row full
board-row-empty = row empty
board-no-prizes = all taken
board-supply = token supply: war { $war }, coins { $coin }, carts { $cart }, masters { $master }
board-hand = in hand: { $tokens }
board-hand-empty = no tokens
board-replaced = { $count ->
    [one] { $count } square replaced
   *[other] { $count } squares replaced
}
board-drafted = drafted: { $squares }
board-bought = bought for this turn: { $resource }
board-no-land = no state yet
board-ruined = ruined
board-master = master
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-legend = ¢ buyer's coin · ╬ cart · ★ points · the owner sits below
