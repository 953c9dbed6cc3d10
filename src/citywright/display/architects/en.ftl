title = Architects of the West Kingdom
title-short = Architects

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
    .short = Small goods
place-black-market-b = Black Market, middle space
    .short = Hire or plans
place-black-market-c = Black Market, right space
    .short = Large goods
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
prompt-take-back = No worker is free. From where do you take one back?
prompt-dig = { $workers ->
    [one] { $workers } worker of yours is in the Mines. What do you dig?
   *[other] { $workers } workers of yours are in the Mines. What do you dig?
}
prompt-trade = { $left ->
    [one] Storehouse: { $left } trade left. What for what?
   *[other] Storehouse: { $left } trades left. What for what?
}
prompt-workshop = { $workers ->
    [one] { $workers } worker of yours is in the Workshop. Hire somebody, or draw cards?
   *[other] { $workers } workers of yours are in the Workshop. Hire somebody, or draw cards?
}
prompt-make-room = You have too many apprentices. Whom do you let go?
prompt-hire-any = { $free ->
    [1] Tavern: whom do you hire for nothing?
   *[0] Hire any apprentice, or look at five cards?
}
prompt-keep-one = Which card do you keep?
prompt-capture = { $free ->
    [1] A free capture
   *[0] { $made ->
        [0] A capture for tax
       *[other] Another capture for silver
    }
}: whose workers, and where? { $left ->
    [one] { $left } left.
   *[other] { $left } left.
}
prompt-guard = { $left ->
    [one] Guardhouse: { $left } action left.
   *[other] Guardhouse: { $left } actions left.
}
prompt-guildhall = What do you build: a card, or the Cathedral?
prompt-spare = Building the { $card }: what do you save?
prompt-mix = How do you pay for the step on the Cathedral?
prompt-discard-for = Which card do you give for the step on the Cathedral?
prompt-choose-gain = The { $card } is built. What do you take?
prompt-barracks = Barracks: a capture, your people home, or nothing?
prompt-church = Church: remove one debt?
prompt-hideout = Hideout: bring all your people back from Prison?
prompt-library = The { $card } is built. Which card do you discard for gold?
prompt-crane = Crane: place one more worker in the Guildhall?
prompt-graveyard = Graveyard: which apprentice do you let go?
prompt-surplus = { $left ->
    [one] Virtue is at its top: { $left } spare point may remove a debt.
   *[other] Virtue is at its top: { $left } spare points may remove debts.
}
prompt-pay-instead = { $left ->
    [one] Pay silver instead of a debt? Debts to come: { $left }.
   *[other] Pay silver instead of a debt? Debts to come: { $left }.
}
prompt-free-prisoners = { $most ->
    [one] The market was reset: bring { $most } worker back from Prison?
   *[other] The market was reset: how many come back from Prison? At most { $most }.
}
prompt-squire-virtue = The Squire offers virtue. Do you take it?
prompt-discard-down = You hold too many cards. Which one goes under the deck?
prompt-end-turn = Your turn is played.
prompt-order-effects = Which building takes effect first?

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
} a worker back from { $owner }
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
    [1] you pay
   *[0] { $name } pays
} silver: { $silver } to the supply, { $tax } in tax
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
   *[other] {" "}with { $coins } silver on the card
}
event-appears = { $apprentice } turns up in the { $row ->
    [1] upper
   *[2] lower
} row
event-dismisses = { $you ->
    [1] you let
   *[0] { $name } lets
} the { $apprentice } go
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
} of { $owner } ({ $place })
event-robs = { $you ->
    [1] you empty
   *[0] { $name } empties
} the Tax Stand: { $silver } silver
event-deals = { $you ->
    [1] you deal
   *[0] { $name } deals
} on the Black Market, { $space ->
    [0] small goods
    [1] hire or plans
   *[2] large goods
}
event-imprisoned = { $n ->
    [one] { $n } worker goes
   *[other] { $n } workers go
} to Prison: { $you ->
    [1] yours
   *[0] { $name }
}
event-jails = { $you ->
    [1] you hand
   *[0] { $name } hands
} over to Prison: { $n }
event-releases = { $you ->
    [1] your workers
   *[0] the workers of { $name }
} leave Prison: { $n }
event-ransoms = { $you ->
    [1] you buy your
   *[0] { $name } buys the
} own people free { $how ->
    [0] with silver
   *[1] with a debt
}
event-freed = { $you ->
    [1] your workers come
   *[0] the workers of { $name } come
} home from other boards: { $n }
event-redeems = { $you ->
    [1] you pay
   *[0] { $name } pays
} a debt off
event-constructs = { $you ->
    [1] you build
   *[0] { $name } builds
} the { $card }
event-rises = { $you ->
    [1] you climb
   *[0] { $name } climbs
} the Cathedral to level { $level }
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
    [1] you get
   *[0] { $name } gets
} rid of { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
event-bribes = { $you ->
    [1] you pay
   *[0] { $name } pays
} silver instead of a debt
event-resets = the Black Market is reset ({ $you ->
    [1] by you
   *[0] { $name }
})
event-offers = new goods on the market: small – { $small }; large – { $large }
event-helps = { $apprentice } helps: { $you ->
    [1] you
   *[0] { $name }
}
event-last-round = { $you ->
    [1] you fill
   *[0] { $name } fills
} the Guildhall: everybody has one more turn
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
    [1] your scheme
   *[0] { $name } turns a scheme up
}: { $scheme }{ $haste ->
    [0] {""}
   *[1] {" "}(haste: a hammer on every card)
}
event-rival-alarm = { $you ->
    [1] alarm
   *[0] { $name } raises the alarm
}: too large a crowd
event-rival-recalls = { $you ->
    [1] you call
   *[0] { $name } calls
} all workers home
event-rival-acts = { $you ->
    [1] your action
   *[0] { $name } takes the action
}: { $action }
event-rival-misses = { $you ->
    [1] you have
   *[0] { $name } has
} a hammer and nothing to build; instead: { $good }{ $marble ->
    [0] {""}
   *[1] {" "}and marble
}
event-rival-plans = a new card in the rival’s plans: { $card }
event-rival-discards = { $you ->
    [1] you give
   *[0] { $name } gives
} a plan card for the Cathedral: { $card }
event-rival-trades = { $you ->
    [1] you trade
   *[0] { $name } trades
} at the Storehouse: { $rule ->
    [1] three wood and stone for marble
   *[other] two goods for virtue
}

## What can be done

verb-board = { $board }: { $text }
verb-pick = { $card }: { $recipe }
verb-place = { $place } ({ $yields })
verb-recall = { $place }
verb-rescue = take one from { $owner }
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
verb-dismiss = let the { $apprentice } go
verb-keep = { $card }: { $recipe }
verb-capture = { $place }: { $owner } ({ $n })
verb-jail = hand the captured workers over to Prison (a silver for each: { $n })
verb-release = bring your workers back from Prison ({ $n })
verb-ransom = { $how ->
    [0] buy your workers free with silver ({ $price })
    [1] buy your workers free with a debt (−1 virtue)
   *[2] bring your workers home for nothing
}
verb-redeem = pay a debt off (silver: { $price })
verb-construct = { $card }: { $recipe }
verb-advance = climb the Cathedral to level { $level }
verb-mix = wood: { $wood }, stone: { $stone }
verb-spare = { $good ->
    [0] save a wood
   *[1] save a stone
}
verb-discard = { $card }
verb-gain = { $good }: { $n }
verb-use = { $count ->
    [0] nobody
   *[other] { $count }
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
recipe-building = { $cost }; points { $points }; { $effect }
recipe-skills = { $cost }; needs { $skills }; points { $points }; { $effect }

## Score and end

score-buildings = buildings
score-bonuses = building bonuses
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
option-boards-standard = standard
option-boards-chosen = special, chosen
option-boards-random = special, by lot
option-rival = Rival
option-rival-constantine = Constantine
option-rival-helena = Helena (stronger)
option-third = A third, the rival
option-third-none = none
option-third-constantine = Constantine
option-third-helena = Helena (stronger)
option-promo = Promo cards

## The table in the terminal

table-town = town
table-hall = Guildhall { $on } of { $of } · deck { $deck } · rewards { $rewards }
table-tax = Tax Stand { $silver }
table-workshop = Workshop
table-market = Black Market
table-market-taken = taken
table-market-hire = hire, or 5 cards to choose from
table-player = virtue { $virtue } · Cathedral { $level } · workers { $idle } · in hand { $hand }
table-prison = in Prison { $count }
table-captives = holds { $captives }
table-debts = debts { $debts } (paid { $paid })
table-built = built: { $cards }
table-crew = apprentices: { $crew }
table-hand = in hand: { $cards }
table-packet = draft: { $cards }
table-looking = cards to choose from: { $cards }
table-plan = plans: { $cards }
table-scheme = scheme: { $scheme }
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
yields-market = { $goods } for { $silver } silver and { $virtue } virtue
yields-market-hire = any apprentice or a card for { $silver } silver and { $virtue } virtue
yields-build = { $count ->
    [one] { $count } card can be built
   *[other] { $count } cards can be built
}
yields-build-or-rise = { $count ->
    [one] { $count } card, or the Cathedral
   *[other] { $count } cards, or the Cathedral
}
yields-either = { $one } or { $other }

## The page: parts of the table

scene-town = Town
scene-hire = Hire
scene-built = Buildings
scene-hand = Cards
scene-tray = Choice

sign-guildhall = Guildhall · { $on } of { $of }
sign-market = { $free ->
    [1] Black Market · the third resets
   *[other] Black Market
}
closed-empty = Empty
closed-silver = Too little silver
closed-taken = Taken
closed-virtue = Too virtuous
closed-build = Nothing to build

card-now = At once
card-end = At the end
card-can = ✓ can build
card-lacks = lacks

duty-0 = To Prison
duty-1 = Out of Prison
duty-2 = Ransom
duty-3 = Ransom by debt
duty-4 = Pay a debt off

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
chip-captives = captured: { $name }
rival-scheme = Scheme: { $scheme }{ $haste ->
    [0] {""}
   *[1] . Haste: a hammer on every card
}
rival-waits = No scheme has been turned up yet.

gauge-deck = Deck
gauge-last = Turns left
part-place = place
part-act = choice
part-end = end of turn
waiting-on = { $name } is thinking…
waiting-draft = The others are choosing cards…

choice-place = Place: { $place }
choice-pick = Keep: { $what }
choice-keep = Keep: { $what }
choice-construct = Build: { $what }
choice-hire = Hire: { $what }
choice-capture = Capture: { $owner } ({ $n })
choice-advance = Build the Cathedral
choice-board = Take: { $what }
choice-discard = Give: { $what }

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
hint-draft-pick = The other cards go to your left. The foot of a card says what you lack to build it now.
hint-solo-draft = Keep what you could build first.
hint-place-worker = The signs show what your next worker would bring: the more of yours stand there, the more it is.
hint-take-back = The turn goes to bringing one worker home.
hint-dig = Clay or gold, never both.
hint-trade = Trades come one after another and may be repeated.
hint-workshop = Your workers reach so many columns from the left; every further one costs a coin more.
hint-make-room = Whoever goes, goes under the deck; the virtue stays with you.
hint-hire-any = Here any open apprentice is within reach.
hint-keep-one = The others go under the deck.
hint-capture = You capture all workers of one colour at one place. Your own come home.
hint-guard = One action for each of your workers here; the pale ones are not possible now.
hint-guildhall = The worker stays in the Guildhall to the end.
hint-spare = Lothaire pays one less.
hint-mix = Wood and stone in any mix.
hint-discard-for = The card goes under the deck; you get the level and a reward.
hint-choose-gain = Choose one of two.
hint-barracks = Click the crowd you want to capture.
hint-church = A removed debt does not count as paid.
hint-hideout = All your workers come back to your board.
hint-library = You may also discard nothing.
hint-crane = The second worker builds at once.
hint-graveyard = The apprentice goes under the deck.
hint-surplus = A removed debt brings nothing else.
hint-pay-instead = An unpaid debt costs two points at the end.
hint-free-prisoners = Three or more in Prison cost virtue, and the most of all a debt besides.
hint-squire-virtue = Remember: above nine the Black Market is closed.
hint-discard-down = At the end of your turn you hold six cards at most.
hint-end-turn = Look whether all is done: until the turn ends you can still go back.
hint-order-effects = The order matters, for the virtue track has its ends.
hint-last-turn = This is your last turn: the Guildhall is full.
hint-helpers = helped by { $names }

## What it is

about-kind-place = place
about-kind-apprentice = apprentice
about-kind-building = { $points ->
    [one] building, { $points } point
   *[other] building, { $points } points
}
about-kind-board = special board
about-building = { $effect } Skills needed: { $skills }.
about-quarry = A stone for each of your workers here, the new one included.
about-forest = A wood for each of your workers here, the new one included.
about-mines = Clay: one more than your workers here. Or gold: one for every two of them.
about-silversmith = Silver: one more than your workers here.
about-storehouse = A trade for each worker: two goods for virtue, or three wood and stone for marble.
about-workshop = Hire an apprentice, or draw building cards. The more workers, the further the columns and the more cards.
about-town-centre = Capture others’ workers: all of one colour at one place. The first for tax, the next for silver.
about-tax-stand = Take all silver of the Tax Stand, at the price of virtue.
about-guardhouse = Hand captives over to Prison, bring your own back, pay a debt: one action for each worker.
about-black-market-a = A cheap set of goods for silver and virtue.
about-black-market-b = Any apprentice of the workshop, or the best of five cards, for silver and virtue.
about-black-market-c = A large set of goods for silver and virtue.
about-guildhall = Build a card of your hand, or a level of the Cathedral. When its spaces are full, everybody has one more turn.
about-prison = For those handed over, and those caught on the market. At a reset three or more cost virtue.
thing-cathedral = Cathedral
about-cathedral = Every level costs goods and a card of your hand, and brings points and a reward. Its spaces are few, and low virtue is kept out.
thing-virtue = virtue
about-virtue = Above the upper rule the Black Market is closed, below the lower one the Cathedral. Far down no tax is paid; at the end the height gives or takes points.
thing-rewards = rewards
about-rewards = Every step on the Cathedral opens a reward: virtue and a few goods.
thing-rack = Workshop
about-rack = The open apprentices. Above each column its price for your next worker; silver on a card goes to whoever hires it.
thing-workers = workers
about-workers = Twenty for each player. When none is free, a turn goes to bringing one back.
thing-captives = captives
about-captives = Others’ workers on this board. The Guardhouse gives a silver for each.
thing-debt = debts
about-debt = An unpaid debt costs two points at the end. Paying it at the Guardhouse brings virtue.
thing-hand = building cards
about-hand = At the end of one’s own turn six at most.
thing-scheme = scheme
about-scheme = The card the rival plays by: with a hammer it builds first, then takes the first action if it can, else the second.
thing-plan = the rival’s plans
about-plan = Three open cards, of which the rival builds the best it can afford.

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
power-conspirator-4 = The untaxed silver of one Town Centre visit is 1 lower in total.
power-conspirator-5 = The untaxed silver of one Town Centre visit is 1 lower in total.
power-debt-collector-6 = Each debt paid off at the Guardhouse also gives 2 clay.
power-debt-collector-7 = Each debt paid off at the Guardhouse also gives 2 stone.
power-debt-collector-8 = Each debt paid off at the Guardhouse also gives 2 wood.
power-gatekeeper-9 = At a market reset: up to 2 own workers come back from Prison.
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
power-squire-26 = At a market reset, with no own worker in Prison: take 1 gold.
power-squire-27 = At a market reset, with no own worker in Prison: take 1 marble.
power-squire-28 = At a market reset, with no own worker in Prison: take 2 virtue.
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
power-enforcer-41 = Sending the captured workers to Prison gives 1 gold.
power-overseer-42 = At the Storehouse you count as having 1 worker more.
power-peddler-43 = At a market reset: take 2 silver.

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
effect-tavern = Hire any one face-up apprentice at no price.
effect-thieves-den = Take 4 silver.
effect-tilers-hut = 1 VP per own apprentice with the tiler skill.
effect-trading-post = 1 virtue per 4 clay, wood and stone held, counted together.
effect-treasury = Take 1 gold or 3 silver.
effect-university = 2 VP if you have no unpaid debt.
effect-watchtower = Every player with 3 or more workers in Prison, you included, loses 1 virtue.
effect-well = Take 4 clay.
effect-wood-market = 2 VP if you hold more wood than every other player.
effect-aqueduct = 1 VP per own constructed building, this one included.
effect-armoury = Make one capture at no price.
effect-barracks = Make one free capture, or free all own workers from the opponents’ boards.
effect-betting-house = Take 1 unpaid debt.
effect-carpenters-hut = 1 VP per own apprentice with the carpenter skill.
effect-castle = 1 virtue per 2 gold held.
effect-chapel = 2 virtue if you stand higher on the Cathedral than every other player.
effect-church = You may remove 1 own unpaid debt.
effect-clay-market = 2 VP if you hold more clay than every other player.
effect-clay-pit = Take 1 gold or 1 marble.
effect-drafting-room = Draw 2 building cards.
effect-dungeon = Lose 2 virtue.
effect-factory = Take 2 marble.
effect-fortress = Make two captures at no price.
effect-fountain = Each unpaid debt costs you 1 VP less.
effect-gamblers-den = Each unpaid debt costs you 1 VP more.
effect-hideout = All own workers come back from Prison.
effect-keep = 1 VP per 3 captured workers on your board.
effect-library = You may discard 1 building card from hand for 2 gold.
effect-lighthouse = 1 VP per 4 virtue.
effect-lumber-camp = Take 4 wood.
effect-masons-hut = 1 VP per own apprentice with the mason skill.
effect-moneylender = 1 VP per own paid debt.
effect-monument = Every player, you included, gains 1 virtue.
effect-observatory = 1 virtue per 2 marble held.
effect-palace = 1 gold per 4 virtue you have now.
effect-reservoir = 1 virtue per 2 own paid debts.
effect-silver-market = 2 VP if you hold more silver than every other player.
effect-crane = Place one more worker in the Guildhall and construct or advance again.
effect-graveyard = Discard one own apprentice.
effect-museum = 1 virtue per 2 own constructed buildings.

## Boards and rivals

board-therese = Therese
    .text = Gold and marble are one good: each pays for the other, and both count for Castle and Observatory.
board-caroline = Caroline
    .text = Draws 1 building card with every Black Market action.
board-ada = Ada
    .text = Ignores 1 tax coin in every payment, besides the marks of the virtue track.
board-frederick = Frederick
    .text = Needs no building card for a Cathedral step.
board-rudolf = Rudolf
    .text = Pays 1 untaxed silver less for a Workshop hire and may have 6 apprentices.
board-lothaire = Lothaire
    .text = Pays 1 wood or 1 stone less per construction or Cathedral step.
board-hugo = Hugo
    .text = May pay 2 silver instead of taking a debt.
board-clovis = Clovis
    .text = Draws 1 building card after each own construction.
board-fara = Fara
    .text = At a market reset may bring back 1 own worker from Prison.
board-bertha = Bertha
    .text = Takes 2 silver more when sending captured workers to Prison.
rival-constantine = Constantine
rival-helena = Helena
