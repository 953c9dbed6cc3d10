# What the command line and the server say themselves. The page has no use for these, so they are not sent to it.

## bench: the engine, the scenes, the page, the server

bench-title = Title
bench-players = Players
bench-build = Build
bench-clone =
    Copy
    µs
bench-node =
    Node
    µs
bench-decisions =
    Decisions
    per s
bench-games =
    Games
    per s
bench-ratio = Calls
bench-cpu =
    CPU
    s
bench-empty = { $build }: a bare loop makes { $calls } empty function calls per second.
bench-calls = Calls: how many empty function calls take as long as one decision.
bench-same = { $title }: { $games } seeded games have the same dumps in both builds.
bench-differs = { $title }: the compiled engine plays these seeds differently: { $seeds }.
bench-left = Not compiled: { $module }: { $reason }.
bench-slower = { $title } with { $players ->
    [one] { $players } player
   *[other] { $players } players
} ({ $build }): { $figure } is { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } times as slow as saved ({ $before } then, { $now } now, both measured in empty calls).
bench-nothing = The file { $file } holds none of the cases that were measured: there is nothing to compare.
bench-no-figures = The file { $file } holds no figures of a benchmark.
bench-write-denied = The figures cannot be written to { $file }: { $why }.
bench-scene-half =
    Scene µs
    p50
bench-scene-most =
    Scene µs
    p95
bench-bytes-half =
    Bytes
    median
bench-bytes-most =
    Bytes
    most
bench-scenes = Scene: what one viewer is shown, turned into bytes.
bench-server-updates = Update: what one player is sent after a move in the middle of a match, made and turned into bytes.
bench-updates = Updates
bench-update-half =
    Update
    p50 ms
bench-update-most =
    Update
    p95 ms
bench-update-nearly-all =
    Update
    p99 ms
bench-touched-half =
    Touched
    median
bench-touched-most =
    Touched
    p95
bench-elements = All
bench-page = Update: from the scene that came to the elements that show it, in a real browser. Touched: how many elements it changes. All: how many the page has.
bench-page-tools = `bench page` drives a real browser with playwright, which is not installed here: use ./dev bench page.
bench-page-browser = There is no Chromium here. Set CITYWRIGHT_CHROMIUM to the program, or use ./dev bench page.
bench-page-stuck = The page of { $title } does not go on: it shows { $shown }.
bench-load = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } sockets
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} ({ $rate } a second), refused: { $refused }, not sent in time: { $late }
bench-load-ack = from send to acknowledgement:      p50 { $half } ms, p95 { $most } ms, p99 { $nearly } ms
bench-load-update = from send to the other's update:   p50 { $half } ms, p95 { $most } ms, p99 { $nearly } ms
bench-load-server = server: { $cpu } s of processor time, { $memory } MB
bench-load-answer = { $request } was answered with { $status }: { $text }.
bench-load-start = The server under load does not start.

## The compiled engine

compile-building = Compiling the engine with mypyc, once for these sources (one to three minutes)...
compile-checkout = Compiling needs a checkout of Citywright; an installed package has no build folder.
compile-fails =
    The engine does not compile. The compiler's last words:
    { $words }
compile-left-assertion = its Violation is an AssertionError, and mypyc compiles no subclass of that builtin
compile-broken = The compiled engine failed in { $function } (exit code { $code }).

## ledger

ledger-clause = Clause
ledger-rule = Rule
ledger-tests = Tests
ledger-gap = no test
ledger-untestable = not testable: { $reason }
ledger-unknown = No such clause, though a test names it: { $test }
ledger-summary = Clauses: { $clauses }. Tested: { $tested }. Exempt for a stated reason: { $exempt }. Gaps: { $gaps }.

## simulate

simulate-playing = Playing
simulate-bot = Bot
simulate-seat = Seat
simulate-wins = Wins
simulate-share = Share (95 %)
simulate-score = Mean score
simulate-turns = Turns: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $low } to { $high }.
simulate-ends = Endings:
simulate-games = Games
simulate-mean = Mean
simulate-spread = Spread
simulate-range = Range
simulate-used = Above 0
simulate-time = Games: { $games }. Decisions per game: { NUMBER($decisions, maximumFractionDigits: 0) }. Time: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
simulate-bots = { $players ->
    [one] { $players } player needs one bot
   *[other] { $players } players need { $players } bots, or one for all
}; there are { $bots }.

## serve

serve-taken = Port { $port } is taken, so the server listens on { $taken }.
serve-names = It answers to: { $names }. Further names: --name NAME.
serve-addresses = It answers to every address of this machine and to: { $names }. Further names: --name NAME.
serve-in-use = The database { $database } is in use by the server at { $address }. Play there, stop that server first, or start this one on another database with --db.
serve-cannot = Nothing can listen on { $host }:{ $port }: { $why }.
serve-not-built = The page is not built yet: ./dev play builds it.

## The server: names for those who gave none, as lists

name-guest-first = Quiet, Brave, Gentle, Wise, Bright, Copper, Early, Keen, Free, Northern
name-guest-second = Mason, Carpenter, Smith, Ploughman, Potter, Miller, Ferryman, Baker, Shepherd, Scribe
name-builders = Imhotep, Vitruvius, Apollodorus, Brunelleschi, Palladio, Aristotele Fioravanti, Rastrelli

## The server: mail

mail-recover-subject = Citywright: your code for a new password
mail-recover = Somebody, probably you, asked for a new password for the account { $login }.

    Code: { $code }

    It works once, within { $minutes } minutes. If it was not you, do nothing: your password stays as it is.
mail-confirm-subject = Citywright: confirm your address
mail-confirm = The account { $login } was given this e-mail address.

    Code: { $code }

    Enter it on the account page within { $minutes } minutes. If it was not you, do nothing: the address stays unconfirmed.

## account

account-code = Code for { $login }: { $code }. It works once, within { $minutes } minutes; pass it on by a way you trust.
account-unknown = There is no account with the login { $login }.
