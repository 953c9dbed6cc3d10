title = Architects of the West Kingdom
title-short = Architects
card-subtitle = of the West Kingdom
card-summary = Workers, a cathedral and a black market. Virtue is dear until somebody sells it.

## Goods

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble
good-silver = silver
good-virtue = virtue
good-card = building card
good-debt = debt
good-paid = paid debt
good-tax = tax

skill-carpenter = carpenter
skill-tiler = tiler
skill-mason = mason

## Places

place-quarry = Quarry
place-forest = Forest
place-mines = Mines
place-silversmith = Silversmith
place-storehouse = King’s Storehouse
    .short = Storehouse
place-workshop = Workshop
place-town-centre = Town Centre
place-tax-stand = Tax Stand
place-guardhouse = Guardhouse
place-black-market-a = Black Market, left space
    .short = Small market
place-black-market-b = Black Market, middle space
    .short = Hire or card
place-black-market-c = Black Market, right space
    .short = Large market
place-black-market = Black Market
    .short = Market
place-guildhall = Guildhall
place-prison = Prison
place-cathedral = Cathedral

## What is asked

prompt-choose-board = Which board do you take?
prompt-draft-pick = { $number ->
    [0] Draft: which of the four cards do you keep?
    [1] Draft: which of the three cards do you keep?
   *[2] Draft: which of the two cards do you keep?
}
prompt-solo-draft = You keep three of these cards. Which one goes under the deck?
prompt-place-worker = Where do you place a worker?
prompt-take-back = There is no worker on your board. From where do you take one back?
prompt-dig = { $workers ->
    [one] { $workers } worker of yours is in the Mines. What do you dig?
   *[other] { $workers } workers of yours are in the Mines. What do you dig?
}
prompt-trade = { $left ->
    [one] Storehouse: { $left } trade left. What do you trade?
   *[other] Storehouse: { $left } trades left. What do you trade?
}
prompt-workshop = { $workers ->
    [one] { $workers } worker of yours is in the Workshop. Hire somebody, or draw cards?
   *[other] { $workers } workers of yours are in the Workshop. Hire somebody, or draw cards?
}
prompt-make-room = You have too many apprentices. Whom do you discard?
prompt-hire-any = { $free ->
    [1] Tavern: whom do you hire for nothing?
   *[0] Hire any apprentice, or look at cards and keep one?
}
prompt-keep-one = Which card do you keep?
prompt-capture = { $free ->
    [1] A free capture
   *[0] { $made ->
        [0] A capture for tax
       *[other] Another capture for silver
    }
}: whose workers, and where? Captures left: { $left }.
prompt-guard = { $left ->
    [one] Guardhouse: { $left } action left.
   *[other] Guardhouse: { $left } actions left.
}
prompt-guildhall = What do you build: a building, or the Cathedral?
prompt-spare = Building the { $card }: what do you pay less of?
prompt-mix = How do you pay for the Cathedral step?
prompt-discard-for = Which card do you discard for the Cathedral step?
prompt-choose-gain = The { $card } is built. What do you take?
prompt-barracks = Barracks: capture a group, bring your workers home, or nothing?
prompt-church = Church: remove one debt?
prompt-hideout = Hideout: bring all your workers back from Prison?
prompt-library = The { $card } is built. Which card do you discard for gold?
prompt-crane = Crane: place one more worker in the Guildhall?
prompt-graveyard = Graveyard: which apprentice do you discard?
prompt-surplus = { $left ->
    [one] Virtue is 14 already: { $left } point too many may remove a debt.
   *[other] Virtue is 14 already: { $left } points too many may remove debts, one for each point.
}
prompt-pay-instead = Pay silver instead of a debt? Debts left: { $left }.
prompt-free-prisoners = { $most ->
    [one] The market was reset: bring { $most } worker back from Prison?
   *[other] The market was reset: how many workers do you bring back from Prison? At most { $most }.
}
prompt-squire-virtue = The Squire offers virtue. Do you take it?
prompt-discard-down = You hold too many cards. Which one goes under the deck?
prompt-end-turn = Your turn is played.
prompt-order-effects = Which effect comes first?

## What happened

event-boards = { $you ->
    [1] you take
   *[0] { $name } takes
} the board of { $board }
event-dealt = { $you ->
    [1] you are dealt
   *[0] { $name } is dealt
}: { $cards }
event-sealed = { $you ->
    [1] you have
   *[0] { $name } has
} chosen
event-drafts = { $you ->
    [1] you keep
   *[0] { $name } keeps
}: { $card }
event-drafted = { $number ->
    [0] the cards go to the left
    [1] the cards go to the left again
   *[2] the draft is over
}
event-turn = turn { $turn }: { $you ->
    [1] you
   *[0] { $name }
}
event-places = { $you ->
    [1] you place
   *[0] { $name } places
} a worker: { $place }
event-recalls = { $you ->
    [1] you take
   *[0] { $name } takes
} a worker back: { $place }
event-rescues = { $you ->
    [1] you take
   *[0] { $name } takes
} a worker back from another board ({ $owner })
event-passes = { $you ->
    [1] you have
   *[0] { $name } has
} nobody to take back: the turn is passed
event-gains = { $you ->
    [1] you get
   *[0] { $name } gets
} { $n } { $good ->
    [0] clay
    [1] wood
    [2] stone
    [3] gold
    [4] marble
   *[5] silver
}
event-pays = { $you ->
    [1] you pay
   *[0] { $name } pays
} { $n } { $good ->
    [0] clay
    [1] wood
    [2] stone
    [3] gold
    [4] marble
   *[5] silver
}
event-taxed = { $you ->
    [1] you
   *[0] { $name }
} { $silver ->
    [0] { $tax ->
        [0] { $you ->
            [1] pay no tax
           *[0] pays no tax
        }
       *[other] { $you ->
            [1] pay { $tax } tax
           *[0] pays { $tax } tax
        }
    }
   *[other] { $you ->
        [1] pay
       *[0] pays
    } { $silver } silver{ $tax ->
        [0] {""}
       *[other] {" "}and { $tax } tax
    }
}
event-digs = { $you ->
    [1] you dig
   *[0] { $name } digs
} for { $what ->
    [0] clay
   *[1] gold
}
event-trades = { $you ->
    [1] you trade
   *[0] { $name } trades
}: { $trade }
event-skips = { $you ->
    [1] you skip
   *[0] { $name } skips
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the { $row ->
    [1] upper
   *[2] lower
} row, a coin on each
event-hires = { $you ->
    [1] you hire
   *[0] { $name } hires
} the { $apprentice }{ $coins ->
    [0] {""}
   *[other] {" "}and { $coins } silver on the card
}
event-appears = { $apprentice } turns up in the { $row ->
    [1] upper
   *[2] lower
} row
event-dismisses = { $you ->
    [1] you discard
   *[0] { $name } discards
} the { $apprentice }
event-draws = { $you ->
    [1] you draw
   *[0] { $name } draws
}: { $cards }
event-draws-some = { $you ->
    [1] you draw
   *[0] { $name } draws
} { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
}
event-looks = { $you ->
    [1] you look
   *[0] { $name } looks
} at: { $cards }
event-looks-at = { $you ->
    [1] you look
   *[0] { $name } looks
} at { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
}
event-keeps = { $you ->
    [1] you keep
   *[0] { $name } keeps
} the { $card }
event-keeps-one = { $you ->
    [1] you keep
   *[0] { $name } keeps
} one card, the others go under the deck
event-buries = { $you ->
    [1] you put
   *[0] { $name } puts
} the { $card } under the deck
event-buries-one = { $you ->
    [1] you put
   *[0] { $name } puts
} a card under the deck
event-captures = { $you ->
    [1] you capture
   *[0] { $name } captures
} { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} ({ $owner }, { $place })
event-robs = { $you ->
    [1] you rob
   *[0] { $name } robs
} the Tax Stand: { $silver } silver
event-deals = { $you ->
    [1] you deal
   *[0] { $name } deals
} on the Black Market: { $space ->
    [0] small market
    [1] hire or card
   *[2] large market
}
event-imprisoned = { $n ->
    [one] { $n } worker goes
   *[other] { $n } workers go
} to Prison: { $you ->
    [1] yours
   *[0] { $name }
}
event-jails = { $you ->
    [1] you send
   *[0] { $name } sends
} { $n ->
    [one] { $n } captive
   *[other] { $n } captives
} to Prison
event-releases = { $you ->
    [1] you bring
   *[0] { $name } brings
} { $n ->
    [0] nobody
    [one] { $n } worker
   *[other] { $n } workers
} back from Prison
event-ransoms = { $you ->
    [1] you ransom your workers
   *[0] { $name } ransoms workers
} { $how ->
    [0] with silver
   *[1] for a debt and a virtue
}
event-freed = { $you ->
    [1] you bring
   *[0] { $name } brings
} { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} home from other boards
event-redeems = { $you ->
    [1] you pay
   *[0] { $name } pays
} off a debt
event-constructs = { $you ->
    [1] you build
   *[0] { $name } builds
} the { $card }
event-rises = { $you ->
    [1] you rise
   *[0] { $name } rises
} to level { $level } of the Cathedral
event-rewarded = { $you ->
    [1] your reward
   *[0] the reward of { $name }
}: { $reward }
event-virtue = { $you ->
    [1] your virtue
   *[0] the virtue of { $name }
}: { $by } (now { $now })
event-debts = { $you ->
    [1] you take
   *[0] { $name } takes
} { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
event-forgiven = { $you ->
    [1] you remove
   *[0] { $name } removes
} { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
event-bribes = { $you ->
    [1] you pay
   *[0] { $name } pays
} silver instead of a debt
event-resets = the Black Market is reset ({ $you ->
    [1] in your turn
   *[0] turn of { $name }
})
event-offers = market cards: small – { $small }; large – { $large }
event-helps = { $you ->
    [1] you are
   *[0] { $name } is
} helped by the { $apprentice }
event-last-round = { $you ->
    [1] you take
   *[0] { $name } takes
} the last space of the Guildhall: everybody has one more turn
event-end-effect = { $card }: { $you ->
    [1] your virtue
   *[0] the virtue of { $name }
} { $by }, now { $virtue }, debts { $debts }
event-finished = the game is over. { $count ->
    [one] Victory: { $winners }
   *[other] A shared victory: { $winners }
}

## The rival, step by step

event-rival-scheme = { $you ->
    [1] you turn
   *[0] { $name } turns
} up a scheme card: { $scheme }{ $haste ->
    [0] {""}
   *[1] {" "}(haste: a hammer on every card)
}
event-rival-alarm = { $you ->
    [1] you raise
   *[0] { $name } raises
} the alarm: too large a group of workers
event-rival-recalls = { $you ->
    [1] you take
   *[0] { $name } takes
} back all workers
event-rival-acts = { $you ->
    [1] you take
   *[0] { $name } takes
} the action: { $action }
event-rival-misses = { $you ->
    [1] you have
   *[0] { $name } has
} nothing to build and { $you ->
    [1] take
   *[0] takes
} { $good }{ $marble ->
    [0] {""}
   *[1] {" "}and marble
} instead
event-rival-plans = a new card in the rival’s plans: { $card }
event-rival-discards = { $you ->
    [1] you discard
   *[0] { $name } discards
} a card of the plans for the Cathedral step: { $card }
event-rival-trades = { $you ->
    [1] you trade
   *[0] { $name } trades
} at the Storehouse: { $rule ->
    [1] three wood and stone for marble
   *[other] two of clay, wood and stone for virtue
}

## What can be done

verb-board = { $board }: { $text }
verb-pick = { $card }: { $recipe }
verb-place = { $place } ({ $yields })
verb-recall = { $place }
verb-rescue = take one back from another board: { $owner }
verb-dig = { $what ->
    [0] clay
   *[1] gold
}: { $n }
verb-trade = { $trade }
verb-hire = { $apprentice }: { $power } (silver: { $price })
verb-study = { $count ->
    [one] draw { $count } building card
   *[other] draw { $count } building cards
}
verb-study-market = { $count ->
    [one] take the last building card
   *[other] look at { $count } building cards and keep one
}
verb-dismiss = discard the { $apprentice }
verb-keep = { $card }: { $recipe }
verb-capture = { $place }: { $owner } ({ $n })
verb-jail = send your captives to Prison ({ $n }, 1 silver for each)
verb-release = bring your workers back from Prison ({ $n })
verb-ransom = { $how ->
    [0] ransom your workers with silver ({ $price })
    [1] ransom your workers for a debt and 1 virtue
   *[2] bring your workers home for nothing
}
verb-redeem = pay off a debt (silver: { $price })
verb-construct = { $card }: { $recipe }
verb-advance = Cathedral step to level { $level }
verb-mix = wood: { $wood }, stone: { $stone }
verb-spare = { $good ->
    [0] 1 wood less
   *[1] 1 stone less
}
verb-discard = { $card }
verb-gain = { $good }: { $n }
verb-use = { $count ->
    [0] bring nobody back
    [one] bring { $count } worker back
   *[other] bring { $count } workers back
}
verb-use-virtue = { $count ->
    [0] leave it
   *[1] take the virtue
}
verb-forgive = remove a debt
verb-bribe = pay silver
verb-order = { $card }
verb-stop = { $step ->
    [Crane] place nobody
    [Church] keep it
    [Surplus] keep the debts
    [Library] discard nothing
    [HireAny] hire nobody
    [Hideout] leave them
    [Barracks] do nothing
    [PayInstead] take the debt
   *[other] that is enough
}
verb-end = end the turn

arg-board = board
arg-card = building card
arg-place = place
arg-owner = owner
arg-what = what to dig
arg-trade = trade
arg-row = row
arg-column = column
arg-apprentice = apprentice
arg-how = how
arg-wood = how much wood
arg-good = good
arg-count = how many

## Trades and recipes

trade-line = { $pay } → { $gain }
goods-amount = { $n } { $good }
goods-plus = { $one } + { $other }
recipe-building = { $cost }; { $points } VP; { $effect }
recipe-skills = { $cost }; needs { $skills }; { $points } VP; { $effect }

## Score and end

score-buildings = buildings
score-bonuses = building effects
score-cathedral = Cathedral
score-virtue = virtue
score-debts = unpaid debts
score-gold-marble = gold and marble
score-silver = silver
score-prison = workers in Prison
score-apprentices = the rival’s apprentices
ending-guildhall = the Guildhall is full

## Options

option-boards = Boards
option-boards-text = Standard boards are the same for all; special ones have abilities and a starting stock of their own.
option-boards-standard = standard
option-boards-chosen = special, chosen
option-boards-random = special, by lot
option-rival = Rival
option-rival-text = The rules and its cards move the rival. Helena starts richer and builds for less.
option-rival-constantine = Constantine
option-rival-helena = Helena (stronger)
option-third = The rival as third
option-third-text = Two can play with a third whom the rules move: the town gets more crowded.
option-third-none = none
option-third-constantine = Constantine
option-third-helena = Helena (stronger)
option-promo = Promo cards
option-promo-text = Adds a few cards to the decks that were published apart from the game.

## The table in the terminal

table-town = town
table-hall = Guildhall { $on } of { $of } · deck { $deck } · rewards { $rewards }
table-tax = Tax Stand { $silver }
table-workshop = Workshop
table-market = Black Market
table-market-taken = taken
table-market-hire = hire, or one of 5 cards
table-player = virtue { $virtue } · Cathedral { $level } · workers { $idle } · in hand { $hand }
table-prison = in Prison { $count }
table-captives = captives: { $captives }
table-debts = debts { $debts } (paid { $paid })
table-built = built: { $cards }
table-crew = apprentices: { $crew }
table-hand = in hand: { $cards }
table-packet = cards of the draft: { $cards }
table-looking = cards of which you keep one: { $cards }
table-plan = plans: { $cards }
table-scheme = scheme card: { $scheme }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scheme-line = { $hammer ->
    [1] hammer, then {""}
   *[0] {""}
}{ $primary }, else { $fallback }

## What the next worker would bring

yields-goods = { $goods }
yields-trades = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
}
yields-workshop = { $count ->
    [one] { $count } card, or a hire
   *[other] { $count } cards, or a hire
}
yields-captures = { $count ->
    [one] { $count } capture
   *[other] { $count } captures
}
yields-duties = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
yields-tax = { $silver }, virtue −{ $virtue }
yields-market = { $goods } { $silver ->
    [0] { $virtue ->
        [0] for nothing
       *[other] for { $virtue } virtue
    }
   *[other] for { $silver } silver{ $virtue ->
        [0] {""}
       *[other] {" "}and { $virtue } virtue
    }
}
yields-market-hire = any apprentice or a card { $silver ->
    [0] { $virtue ->
        [0] for nothing
       *[other] for { $virtue } virtue
    }
   *[other] for { $silver } silver{ $virtue ->
        [0] {""}
       *[other] {" "}and { $virtue } virtue
    }
}
yields-build = { $count ->
    [0] nothing to build
    [one] { $count } building can be put up
   *[other] { $count } buildings can be put up
}
yields-build-or-rise = { $count ->
    [0] a Cathedral step
    [one] { $count } building, or a Cathedral step
   *[other] one of { $count } buildings, or a Cathedral step
}
yields-either = { $one } or { $other }

## The page: parts of the table

scene-town = Town
scene-hire = Hire
scene-built = Buildings
scene-hand = Cards
scene-tray = Choice

sign-guildhall = Guildhall · { $on } of { $of }
sign-build = { $count ->
    [0] { $step ->
        [1] build the Cathedral
       *[0] nothing to build
    }
   *[other] build { $count } of { $hand }{ $step ->
        [1] {" "}or Cathedral
       *[0] {""}
    }
}
sign-market = { $free ->
    [1] Black Market · the third resets
   *[other] Black Market
}
closed-empty = Empty
closed-silver = Too little silver
closed-taken = Taken
closed-virtue = Virtue 10+
closed-build = Nothing to build

card-now = At once
card-end = At the end
card-can = ✓ can build
card-lacks = lacks

duty-0 = To Prison
duty-1 = Out of Prison
duty-2 = Ransom
duty-3 = Ransom by debt
duty-4 = Pay off a debt

duty-none-0 = no captives
duty-none-1 = nobody in Prison
duty-none-2 = nobody captured
duty-none-4 = no debt
duty-poor = too little silver

node-place = { $place }: worker { $n } would bring { $yields }
node-crowded = { $place }; { $name }: { $n }
node-crowd = { $place }: { $name }, { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
node-cathedral = Cathedral: you are on level { $level }
node-level = { $name }: Cathedral, level { $level }
node-guildhall = Guildhall: { $on } of { $of } taken
node-rewards = rewards of the Cathedral: { $left } left
node-cell = Prison: { $name }, { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
node-track = virtue track
node-virtue = { $name }: virtue { $virtue }
node-rack = apprentices for hire
node-rack-empty = nobody is here
node-apprentice = { $name }: { $power }{ $coins ->
    [0] {""}
   *[other] {" "}Silver on the card: { $coins }.
}
node-building = { $card }: { $recipe }
node-board = { $board }: { $text }

chip-idle = free workers
chip-captives = captives: { $name }
rival-scheme = Scheme card: { $scheme }{ $haste ->
    [0] {""}
   *[1] . Haste: a hammer on every card
}
rival-waits = No scheme card has been turned up yet.

gauge-deck = Deck
gauge-last = Turns left
part-place = worker
part-act = action
part-end = end of turn
waiting-on = { $name } is thinking…
waiting-draft = The others are choosing cards…

choice-place = Place: { $place }
choice-pick = Keep: { $what }
choice-keep = Keep: { $what }
choice-construct = Build: { $what }
choice-hire = Hire: { $what }
choice-capture = Capture: { $owner } ({ $n })
choice-recall = Take a worker back
choice-advance = Build the Cathedral
choice-board = Take: { $what }
choice-discard = Discard: { $what }

delta-n = { $n }
delta-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
delta-caught = { $n ->
    [one] { $n } worker captured
   *[other] { $n } workers captured
}
delta-home = { $n ->
    [one] { $n } worker home
   *[other] { $n } workers home
}
delta-jailed = { $n ->
    [one] { $n } worker to Prison
   *[other] { $n } workers to Prison
}
delta-reward = and a reward
delta-reset = the market resets

log-gains = { $name } gets { $n } { $good }
log-pays = { $name } pays { $n } { $good }
log-virtue = { $name }: { $good } { $by }, now { $now }

## Hints

hint-choose-board = A board has a power and a start of its own. The most virtuous goes first.
hint-draft-pick = { $number ->
    [2] The other card goes under the deck. Keep what you will be able to build: price and skills stand on the card.
   *[other] The other cards go to your left. Keep what you will be able to build: price and skills stand on the card.
}
hint-solo-draft = Keep what you could build first.
hint-place-worker = The signs show what your next worker would bring: the more of yours stand there, the more it is.
hint-take-back = The turn is spent bringing one worker home.
hint-dig = Clay or gold, never both.
hint-trade = Trades come one after another and may be repeated.
hint-workshop = You reach as many columns from the left as you have workers here; every further one costs 1 silver more.
hint-make-room = The card goes under the deck; your virtue does not change.
hint-hire-any = Here any face-up apprentice is within reach.
hint-keep-one = The others go under the deck.
hint-capture = You capture all workers of one colour at one place. Your own come home.
hint-guard = One action for each of your workers here; the pale ones are not possible now.
hint-guildhall = The worker stays in the Guildhall to the end.
hint-spare = Lothaire pays 1 wood or 1 stone less.
hint-mix = Wood and stone in any mix.
hint-discard-for = The card goes under the deck; you rise a level and take a reward.
hint-choose-gain = Choose one of two.
hint-barracks = Click the group of workers you want to capture.
hint-church = A removed debt does not count as paid.
hint-hideout = All your workers come back to your board.
hint-library = You may also discard nothing.
hint-crane = The second worker builds at once.
hint-graveyard = The card goes under the deck.
hint-surplus = A removed debt brings nothing else.
hint-pay-instead = An unpaid debt costs two points at the end.
hint-free-prisoners = Whoever has three or more in Prison loses a virtue; whoever has the most takes a debt.
hint-squire-virtue = Remember: at virtue 10 and above the Black Market is closed.
hint-discard-down = At the end of your turn you hold six cards at most.
hint-end-turn = Look whether all is done: until the turn ends decisions can be taken back.
hint-order-effects = The order matters, for the virtue track has its ends.
hint-last-turn = This is your last turn: the Guildhall is full.
hint-helpers = { $count ->
    [one] helper: { $names }
   *[other] helpers: { $names }
}

## What it is

about-kind-place = place
about-kind-apprentice = apprentice
about-kind-building = { $points ->
    [one] building, { $points } point
   *[other] building, { $points } points
}
about-kind-board = special board
about-building = { $effect } Skills needed: { $skills }.
about-quarry = 1 stone for each of your workers here, the new one included.
about-forest = 1 wood for each of your workers here, the new one included.
about-mines = Clay, 1 more than your workers here; or gold, 1 for every two of them.
about-silversmith = Silver, 1 more than your workers here.
about-storehouse = A trade for each worker: any 2 of clay, wood and stone for 1 virtue, or any 3 of wood and stone for 1 marble.
about-workshop = Hire an apprentice, or draw building cards. The more workers you have here, the more columns you reach and the more cards you draw.
about-town-centre = Capture workers: all of one colour at one place. The first capture costs tax, the next ones silver.
about-tax-stand = Take all silver of the Tax Stand for 2 virtue.
about-guardhouse = Send captives to Prison, bring your own back, pay off a debt: one action for each worker.
about-black-market-a = The goods of the small card for silver and virtue.
about-black-market-b = Any face-up apprentice, or one of five building cards, for silver and virtue.
about-black-market-c = The goods of the large card for silver and virtue.
about-guildhall = Put up a building from your hand, or take a Cathedral step. When the spaces are full, everybody has one more turn.
about-prison = Captives come here from the Guardhouse, and workers from the Black Market. Whoever has three or more here loses a virtue at a reset.
thing-cathedral = Cathedral
about-cathedral = Every level costs goods and a card of your hand, and brings points and a reward. Its spaces are few, and at virtue 4 and below it is closed.
thing-virtue = virtue
about-virtue = At virtue 10 and above the Black Market is closed, at 4 and below the Cathedral. At 2 and 3 you are spared 1 tax coin in every payment, at 0 and 1 two. At the end your position gives or takes points.
thing-rewards = rewards
about-rewards = Every Cathedral step opens a reward: virtue and a few goods.
thing-rack = Workshop
about-rack = The face-up apprentices. Above each column its price for your next worker; silver on a card goes to whoever hires it.
thing-market = Black Market
about-market = Three spaces for one worker each, closed at virtue 10 and above. When all three are taken, the market resets: its workers go to Prison.
thing-workers = workers
about-workers = Twenty for each player. When none is left on the board, a turn is spent taking one back.
thing-captives = captives
about-captives = Other players’ workers on this board. At the Guardhouse they are sent to Prison for 1 silver each.
thing-debt = debts
about-debt = An unpaid debt costs two points at the end. Paying it off at the Guardhouse brings virtue.
thing-hand = building cards
about-hand = At the end of one’s own turn six at most.
thing-scheme = scheme card
about-scheme = The card the rival plays by. With a hammer it builds; with nothing to build it takes the first action, and if that is impossible the second.
thing-plan = the rival’s plans
about-plan = Three open cards. Of those it can pay for, the rival builds the one worth most VP.

## Apprentices: names and powers

apprentice-acolyte = Acolyte
apprentice-conspirator = Conspirator
apprentice-debt-collector = Debt Collector
    .short = Collector
apprentice-gatekeeper = Gatekeeper
apprentice-illusionist = Illusionist
apprentice-jeweller = Jeweller
apprentice-labourer = Labourer
apprentice-merchant = Merchant
apprentice-miner = Miner
apprentice-patron = Patron
apprentice-pickpocket = Pickpocket
apprentice-squire = Squire
apprentice-stonecutter = Stonecutter
apprentice-swindler = Swindler
apprentice-thief = Thief
apprentice-trader = Trader
apprentice-trickster = Trickster
apprentice-woodcutter = Woodcutter
apprentice-enforcer = Enforcer
apprentice-overseer = Overseer
apprentice-peddler = Peddler

power-acolyte-1 = Each Cathedral step also gives 1 building card.
power-acolyte-2 = Each Cathedral step also gives 2 clay.
power-acolyte-3 = Each Cathedral step also gives 2 silver.
power-conspirator-4 = All captures of one Town Centre visit together cost 1 silver less; the tax coin stays.
power-conspirator-5 = All captures of one Town Centre visit together cost 1 silver less; the tax coin stays.
power-debt-collector-6 = Each debt paid off at the Guardhouse also gives 2 clay.
power-debt-collector-7 = Each debt paid off at the Guardhouse also gives 2 stone.
power-debt-collector-8 = Each debt paid off at the Guardhouse also gives 2 wood.
power-gatekeeper-9 = At a market reset you may bring up to 2 of your workers back from Prison.
power-illusionist-10 = Black Market actions cost no virtue.
power-jeweller-11 = A visit to the Silversmith gives 1 silver more.
power-jeweller-12 = A visit to the Silversmith gives 1 silver more.
power-labourer-13 = No power; has all three skills.
power-merchant-14 = As one Storehouse action: pay 1 silver, take 3 clay.
power-merchant-15 = As one Storehouse action: pay 2 silver, take 1 gold.
power-merchant-16 = As one Storehouse action: pay 3 silver, take 1 marble.
power-merchant-17 = As one Storehouse action: pay 1 silver, take 2 stone.
power-merchant-18 = As one Storehouse action: pay 1 silver, take 2 wood.
power-miner-19 = A visit to the Mines, for clay or gold, gives 1 clay more.
power-miner-20 = A visit to the Mines, for clay or gold, gives 1 clay more.
power-patron-21 = As one Storehouse action: pay 1 clay, take 1 virtue.
power-patron-22 = As one Storehouse action: pay 2 silver, take 1 virtue.
power-patron-23 = As one Storehouse action: pay 1 stone, take 1 virtue.
power-patron-24 = As one Storehouse action: pay 1 wood, take 1 virtue.
power-pickpocket-25 = A visit to the Tax Stand gives 1 gold more.
power-squire-26 = At a market reset, with none of your workers in Prison, you take 1 gold.
power-squire-27 = At a market reset, with none of your workers in Prison, you take 1 marble.
power-squire-28 = At a market reset, with none of your workers in Prison, you may take 2 virtue.
power-stonecutter-29 = A visit to the Quarry gives 1 stone more.
power-stonecutter-30 = A visit to the Quarry gives 1 stone more.
power-swindler-31 = Any Black Market action also gives 2 clay.
power-swindler-32 = Any Black Market action also gives 1 stone.
power-swindler-33 = Any Black Market action also gives 1 wood.
power-thief-34 = Robbing the Tax Stand costs 1 virtue less.
power-trader-35 = As one Storehouse action: pay 3 clay, take 1 marble.
power-trader-36 = As one Storehouse action: pay 2 stone, take 1 marble.
power-trader-37 = As one Storehouse action: pay 2 wood, take 1 marble.
power-trickster-38 = Black Market actions cost 1 silver less.
power-woodcutter-39 = A visit to the Forest gives 1 wood more.
power-woodcutter-40 = A visit to the Forest gives 1 wood more.
power-enforcer-41 = Sending captives to Prison gives 1 gold more.
power-overseer-42 = At the Storehouse you count as having 1 worker more.
power-peddler-43 = At a market reset you take 2 silver.

## Buildings

building-smithy = Smithy
building-steeple = Steeple
building-stone-market = Stone Market
building-tavern = Tavern
building-thieves-den = Thieves’ Den
building-tilers-hut = Tiler’s Hut
building-trading-post = Trading Post
building-treasury = Treasury
building-university = University
building-watchtower = Watchtower
building-well = Well
building-wood-market = Wood Market
building-aqueduct = Aqueduct
building-armoury = Armoury
building-barracks = Barracks
building-betting-house = Betting House
building-carpenters-hut = Carpenter’s Hut
building-castle = Castle
building-chapel = Chapel
building-church = Church
building-clay-market = Clay Market
building-clay-pit = Clay Pit
building-drafting-room = Drafting Room
building-dungeon = Dungeon
building-factory = Factory
building-fortress = Fortress
building-fountain = Fountain
building-gamblers-den = Gambler’s Den
building-hideout = Hideout
building-keep = Keep
building-library = Library
building-lighthouse = Lighthouse
building-lumber-camp = Lumber Camp
building-masons-hut = Mason’s Hut
building-moneylender = Moneylender
building-monument = Monument
building-observatory = Observatory
building-palace = Palace
building-reservoir = Reservoir
building-silver-market = Silver Market
building-crane = Crane
building-graveyard = Graveyard
building-museum = Museum

effect-smithy = Take 4 stone.
effect-steeple = 2 VP if you stand higher on the Cathedral than every other player.
effect-stone-market = 2 VP if you hold more stone than every other player.
effect-tavern = You may hire any one face-up apprentice at no price.
effect-thieves-den = Take 4 silver.
effect-tilers-hut = 1 VP per apprentice of yours with the tiler skill.
effect-trading-post = 1 virtue per 4 clay, wood and stone held, counted together.
effect-treasury = Take 1 gold or 3 silver.
effect-university = 2 VP if you have no unpaid debt.
effect-watchtower = Every player with 3 or more workers in Prison, you included, loses 1 virtue.
effect-well = Take 4 clay.
effect-wood-market = 2 VP if you hold more wood than every other player.
effect-aqueduct = 1 VP per building you have constructed, this one included.
effect-armoury = You may make one capture at no price.
effect-barracks = You may make one capture at no price, or bring all your workers home from other boards.
effect-betting-house = Take 1 unpaid debt.
effect-carpenters-hut = 1 VP per apprentice of yours with the carpenter skill.
effect-castle = 1 virtue per 2 gold held.
effect-chapel = 2 virtue if you stand higher on the Cathedral than every other player.
effect-church = You may remove 1 unpaid debt of yours.
effect-clay-market = 2 VP if you hold more clay than every other player.
effect-clay-pit = Take 1 gold or 1 marble.
effect-drafting-room = Draw 2 building cards.
effect-dungeon = Lose 2 virtue.
effect-factory = Take 2 marble.
effect-fortress = You may make two captures at no price.
effect-fountain = Each unpaid debt costs you 1 VP less.
effect-gamblers-den = Each unpaid debt costs you 1 VP more.
effect-hideout = You may bring all your workers back from Prison.
effect-keep = 1 VP per 3 captured workers on your board.
effect-library = You may discard 1 building card from hand for 2 gold.
effect-lighthouse = 1 VP per 4 virtue.
effect-lumber-camp = Take 4 wood.
effect-masons-hut = 1 VP per apprentice of yours with the mason skill.
effect-moneylender = 1 VP per debt you have paid off.
effect-monument = Every player, you included, gains 1 virtue.
effect-observatory = 1 virtue per 2 marble held.
effect-palace = 1 gold per 4 virtue you have now.
effect-reservoir = 1 virtue per 2 debts you have paid off.
effect-silver-market = 2 VP if you hold more silver than every other player.
effect-crane = You may place one more worker in the Guildhall and build again.
effect-graveyard = Discard one apprentice of yours.
effect-museum = 1 virtue per 2 buildings you have constructed.

## Boards and rivals

board-therese = Therese
    .text = Gold and marble are one good: each pays for the other, and both count for Castle and Observatory.
board-caroline = Caroline
    .text = Draws 1 building card with every Black Market action.
board-ada = Ada
    .text = Is spared 1 tax coin in every payment, besides the symbols of the virtue track.
board-frederick = Frederick
    .text = Needs no building card for a Cathedral step.
board-rudolf = Rudolf
    .text = Pays 1 silver less for a Workshop hire and may have 6 apprentices.
board-lothaire = Lothaire
    .text = Pays 1 wood or 1 stone less per construction or Cathedral step.
board-hugo = Hugo
    .text = May pay 2 silver instead of taking a debt.
board-clovis = Clovis
    .text = Draws 1 building card after each construction.
board-fara = Fara
    .text = At a market reset may bring 1 of her workers back from Prison.
board-bertha = Bertha
    .text = Takes 2 silver more when sending captives to Prison.
rival-constantine = Constantine
rival-helena = Helena
