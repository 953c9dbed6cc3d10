title = Settlers. Founders of the Empire
title-short = Settlers
card-subtitle = Founders of the Empire
card-summary = Grow a province square by square: every temple needs neighbours to feed it.

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
square-needing = { $square } ({ $needs })

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
    .log = farther away
direction-near = nearer to you
    .log = nearer

## What is asked

prompt-draft = Opening draft: which nature square do you take?
prompt-lay-start = On which side of your first square do you lay the second?
prompt-reveal = From which stack do you open a square?
prompt-play-token = Do you play a token?
prompt-take-square = { $decline ->
    [1] No face-up square fits on a free cell. Replace one of your squares, or decline.
   *[0] Which square do you attach?
}
prompt-place-square = { $forced ->
    [1] No face-up square fits on a free cell. On which cell do you lay { $square } from the green stack?
   *[0] On which cell do you lay { $square }?
}
prompt-ruin = Which square of an opponent do you ruin?
prompt-buy = From which square of an opponent do you buy a resource?
prompt-name-resource = Which resource do you buy? Cell { $x } { $y }, owner: { $owner }.
prompt-join = On which junction do you lay the cart?
prompt-settle = On which cell do you lay { $token }?
prompt-end-turn = { $attached ->
    [1] Your turn is played.
   *[0] Nothing fits on a free cell, and the green stack is empty: a turn without a new square.
}
prompt-agree-to-end = { $proposer } proposes to end the game right now. Do you agree?

## What happened

event-drafts = { $you ->
    [1] you draft
   *[0] { $name } drafts
} { $square }
event-lays = { $you ->
    [1] you lay
   *[0] { $name } lays
} the first squares: { $one }, { $direction } { $two }
event-opens = { $count ->
    [one] { $count } square is opened
   *[other] { $count } squares are opened
}: { $squares }
event-turn = turn { $turn }: { $you ->
    [1] you
   *[0] { $name }
}
event-clears = the { $stack ->
    [0] green
    [1] blue
   *[2] purple
} row was full, so { $count ->
    [one] { $count } square is removed
   *[other] { $count } squares are removed
} from the game: { $squares }
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
} nothing: nothing fits on a free cell, and the green stack is empty
event-forced = { $you ->
    [1] you take
   *[0] { $name } takes
} { $square } from the green stack: nothing fits on a free cell
event-attaches = { $you ->
    [1] you attach
   *[0] { $name } attaches
} { $square } at { $x } { $y }
event-replaces = { $you ->
    [1] you replace
   *[0] { $name } replaces
} { $square } at { $x } { $y } (−1 point)
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
} { $square } at { $x } { $y } ({ $owner-you ->
    [1] your square
   *[0] owner: { $owner }
})
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
    [one] {" "}(row full: { $lost } square will be removed)
   *[other] {" "}(row full: { $lost } squares will be removed)
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
   *[1] , replacing: { $square } (−1 point)
}
verb-end = end the turn
verb-propose = propose to end the game
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

board-market = face-up squares
board-draft = opening draft
board-prizes = prizes
board-stack = { $left } in the stack
board-row-full = row full
board-row-empty = row empty
board-no-prizes = all taken
board-removed = removed squares
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

## The table on the page: what lies before the eyes

scene-market = Face-up squares
scene-prizes = Prizes: { $left } of { $all }
scene-bank = token supply
scene-land-mine = your state
scene-land-of = state of { $name }
scene-owner = { $name }
scene-rivals = your opponents' states
scene-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
scene-drafted = Yours
scene-drafted-of = Drafted: { $name }
scene-second = Second
scene-bought = Bought for this turn: { $resource }
scene-fits = it would fit here
scene-threads = where the new square's resources come from
scene-union = A union of { $count } squares: what one gives, each can have.
scene-then = { $count ->
    [0] It would not help to attach anything new.
    [one] Then this would fit: { $squares }.
   *[other] Then these would fit: { $squares }.
}
scene-ruin-nothing = Its owner loses no points, and it already gives nothing.
scene-removed = Removed squares
scene-propose = Your turn ends, and each of your opponents answers. If all agree, the game is over.

gauge-turn = Turn
gauge-prizes = Prizes
gauge-stacks = In the stacks

part-reveal = open
part-token = token
part-attach = attach
part-end = end

## What another player is doing

waiting-draft = { $name } is choosing a nature square for the start
waiting-lay-start = { $name } is laying the first squares
waiting-reveal = { $name } is deciding which stack to open a square from
waiting-play-token = { $name } is thinking about playing a token
waiting-take-square = { $name } is choosing a square to attach
waiting-place-square = { $name } is looking for a place for the new square
waiting-ruin = { $name } is choosing what to ruin
waiting-buy = { $name } is choosing where to buy a resource
waiting-name-resource = { $name } is deciding which resource to buy
waiting-join = { $name } is choosing a junction for the cart
waiting-settle = { $name } is choosing a place for the master
waiting-end-turn = { $name } is ending the turn
waiting-agree-to-end = { $name } is deciding whether to end the game

## Questions that need no numbers of cells on the page

ask-place-square = { $forced ->
    [1] Where do you lay { $square } from the green stack?
   *[0] Where do you lay { $square }?
}
ask-name-resource = Which resource do you buy from { $owner }?

## Hints to the questions

hint-draft = Nature squares supply all the others. It is good when your two give different things.
hint-lay-start = The square farther from you will protect the nearer one from war.
hint-reveal = The square goes to the end of its row. If the row is full, its five squares are removed first.
hint-play-token = A token in hand is a point in the end; played, it helps you now. One token a turn at most.
hint-take-square = The squares your state has the resources for are lit.
hint-place-square = A free cell, or in place of a square of yours, which costs a point.
hint-place-forced = No face-up square fits on a free cell, so you take the top one of the green stack.
hint-ruin = In every column only the square farthest from its owner is unprotected.
hint-buy = The coin stays on the square, and its owner picks it up at the end of their turn.
hint-name-resource = A nature square sells one of its two resources.
hint-join = A cart joins the four squares round a junction into a union: what one gives, each can have.
hint-settle = The master brings 2 points, but the square below stops giving its resource.
hint-end-turn = { $coins ->
    [0] The neighbour on your left is next.
    [one] The buyer's coin on your square comes to your hand.
   *[other] { $coins } buyers' coins on your squares come to your hand.
}
hint-end-turn-last = This was the last turn: the game is over, and points are counted.
hint-agree-to-end = If even one player is against it, the game goes on.

## Names of things, to be read out

node-square = { $square }: { $recipe }
recipe-nature = gives { $gives }
recipe-maker = needs { $needs }, gives { $gives }
recipe-prize = needs { $needs }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
node-at = { $square }, cell { $x } { $y }
node-lies = { $square }, cell { $x } { $y }: { $recipe }
node-coin = { $what }; { $coins ->
    [one] a coin lies on it
   *[other] { $coins } coins lie on it
}
node-master = { $what }; master: { $token }
node-ruined = { $what }; ruined
node-stack = { $stack }: { $left ->
    [0] empty
   *[other] { $left } left
}{ $full ->
    [0] {""}
   *[1] {", "}its row is full
}
node-removed = { $what }; { $count ->
    [one] { $count } such square removed
   *[other] { $count } such squares removed
}
node-pile = { $pile }: { $left } left
node-cell = free cell { $x } { $y }
node-corner = cell { $x } { $y }, which meets the state at a corner only
node-junction = junction at cell { $x } { $y }
node-cart = cart at cell { $x } { $y }: a union of { $count } squares
node-token-war = war token on cell { $x } { $y }
node-token-coin = { $count ->
    [one] a buyer's coin on cell { $x } { $y }
   *[other] { $count } buyers' coins on cell { $x } { $y }
}
node-token-master = master on cell { $x } { $y }: { $token }

## Buttons

choice-reveal = reveal the top square{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } square of the row will be removed)
   *[other] {" "}({ $lost } squares of the row will be removed)
}
choice-place = lay it
choice-replace = replace it
choice-ruin = ruin it
choice-buy = buy
choice-join = lay the cart
choice-settle = lay the master

## What would change

delta-points = { $gain ->
    [1] +{ $points }
   *[0] −{ $points }
} { $points ->
    [one] point
   *[other] points
}
delta-gains = + token: { $token }
delta-loses = leaves the game: { $token }
delta-returns = { $count ->
    [one] the coin comes to your hand
   *[other] { $count } coins come to your hand
}
delta-stops = gives no more { $gives }
delta-bought = for this turn: { $resource }
delta-cleared = { $count ->
    [one] { $count } square will be removed
   *[other] { $count } squares will be removed
}

## The chronicle on the page: cells can be seen there and are not named

log-attaches = { $name } attaches { $square }
log-replaces = { $name } replaces { $square }: −1 point
log-ruins = { $name } ruins { $square }, owner: { $owner }
log-buys = { $name } buys { $resource } from { $owner }
log-joins = { $name } lays a cart: four squares are joined
log-settles = { $name } lays { $token }

## What is this

about-kind-nature = nature square
about-kind-village = village square
about-kind-city = city square
about-kind-prize = prize · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-kind-stack = closed stack
about-kind-token = token
about-kind-master = master token
about-kind-pile = common supply
about-any-master = a random master

about-nature = It needs nothing: it can go beside any square of yours. Each turn it gives { $gives }, one of the two, to a new square next to it, diagonally too.
about-village = It needs { $needs } next to it, diagonally too, from two different squares. Afterwards it gives { $gives } itself every turn.
about-city = It needs { $needs } next to it. It brings a token ({ $token }) a single time, when it is attached. Afterwards it gives only its resource every turn: { $gives }.
about-prize = It needs { $needs } next to it. It gives nothing, but in the end it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} unless it is ruined.
about-stack-nature = Nature squares need nothing and supply all the others. If you can attach nothing, you take the top one from here.
about-stack-village = Village squares turn the resources of nature into those that city squares and prizes need.
about-stack-city = A city square brings a token at once, and its resource is needed for the dearest prizes.
about-slot = Empty place
    .kind = row
    .text = The next square that is opened goes here. There are never more than five in a row.
about-gap = A prize lay here
    .kind = prizes
    .text = Somebody has attached it. No new prizes come: when all are taken, the game is over.
about-picked = A nature square lay here
    .kind = opening draft
    .text = It has been taken. Everybody takes two squares, and one will be left.
about-pick = Place for a drafted square
    .kind = opening draft
    .text = A state begins with two drafted squares.
about-cell = Free cell
    .kind = beside your state
    .text = A new square lies edge to edge with yours, and the squares on the eight cells around it give it what it needs.
about-corner = Diagonal cell
    .kind = beside your state
    .text = It meets your state at a corner only. At least one common side is needed.
about-side = Place for the second square
    .kind = a state begins
    .text = The second square can lie to either side of the first, farther from you or nearer. The farther one will protect the nearer one from war.
about-junction = Junction of four squares
    .kind = place for a cart
    .text = A cart can be laid here: the four squares around it become a union.
about-union = Union
    .kind = cart
    .text = What one square of the union gives can be had at any other, also by a new square beside them. Still, each gives only one thing a turn.
about-ruined = Ruined square
    .kind = war token
    .text = It gives nothing any more and is worth no points, but it still protects those of its column that are nearer to the owner. It may be replaced.
about-coin-lying = A buyer's coin
    .kind = lies on a square
    .text = While it is here the square gives its owner nothing. At the end of their turn the owner picks it up.
about-master-lying = A master on a square
    .kind = 2 points in the end
    .text = The square below gives no resource any more. If the square is ruined, the points are lost.
about-war = Ruins an unprotected square of an opponent, the one farthest from its owner in its column: it gives nothing any more and is worth no points.
about-coin = Buy a resource from any square of an opponent that produces something, and use it this very turn. The coin goes to the owner of the square.
about-cart = Goes on a junction of four squares of yours and joins them into a union: what one gives, each can have.
about-master = Goes on a village square of yours that gives { $gives }. It is worth 2 points instead of one, but the square gives its resource no more.
about-bank = Whoever attaches a city square of this kind takes one of these. Tokens never come back to the supply.
about-masters = The masters lie face down: chance decides which one a workshop brings.
pile-war = war tokens
pile-coin = coins
pile-cart = carts
pile-craft = masters
