list-and = { $most } and { $last }

## Seats

name-you = You
name-person = Player
name-numbered = { $name } { $number }
bot-greedy = Greedy bot
bot-random = Random bot

## Question and answer

prompt-waiting = Waiting for { $names }.
prompt-over = The game is over.
ask-move = Your answer ({ $low }–{ $high }, or help):
ask-only = Enter: { $action }; or help:
ask-curtain = Only { $name } may look now; the others turn away. Enter when ready:
ask-title = What shall we play? Number or name:
ask-resume = There is an unfinished game: { $players }, moves made: { $moves } ({ $file }). Go on with it? [Y/n]:
ask-replay = Enter: next, b: back, a number: jump, q: quit:

## At the table

table-title = { $title }: { $players }
table-seed = Match { $seed }. Every move is written to { $file } at once.
table-resumed = Going on with the game in { $file }. Moves made: { $moves }.
table-help-hint = Type help to see what you can do.
table-undone = Taken back: { $move }.
table-redone = Brought back: { $move }.
table-language = The table speaks English now.
table-paused = The game is saved after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Go on with: { $command }
table-record = The record is in { $file }. Watch it with: citywright replay { $file }
table-log-empty = Nothing has happened yet.

why-allowed = This move is allowed now: { $move }.
why-forbidden = The move "{ $move }" is forbidden now by { $clause }.
why-usage = Type a move after why, for example: why { $example }

rules-hint = A rule by its number: rules { $example }. Search: rules and a word.
rules-none = No rule has that: { $words }.
rules-unknown = There is no rule { $clause }. There are { $first } … { $last }.

score-sheet = Score
score-total = total
score-winner = Victory: { $names }
score-winners = Shared victory: { $names }
score-nobody = Nobody wins.

help-choose = a number
    .about = choose an answer from the list
help-move = a move
    .about = the same in words, as in the record: { $example }
help-undo = undo, redo
    .about = take your move back; bring it back
help-why = why MOVE
    .about = which rule forbids that move
help-rules = rules, rules WORD
    .about = the rules: sections, a rule by its number, search
help-table = table
    .about = show the whole table
help-log = log, log all
    .about = what happened: the end of the log, or all of it
help-score = score
    .about = the score as if the game ended now
help-lang = lang ru, lang en
    .about = change the language
help-quit = quit
    .about = leave; the game is saved and waits

## Answers that will not do

bad-number = Choose a number from { $low } to { $high }.
bad-verb = There is no move "{ $text }".{ $near ->
    [none] {" "}Type help.
   *[other] {" "}Did you mean { $near }?
}
bad-usage = It is written: { $usage }.
bad-whole-number = "{ $text }" is not a number ({ $arg }).
bad-range = { $arg }: from { $low } to { $high }.
bad-word = "{ $text }" does not exist ({ $arg }).{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
bad-long = That line is too long: a move has at most { $most } characters.
bad-language = There is no such language. There are: { $languages }.
bad-undo = There is nothing to take back: something was revealed, another player has decided, or no move was made.
bad-redo = There is nothing to bring back.

## Files and starting

file-none = There is no file { $file }.
file-folder = { $file } is a folder, not a record.
file-special = { $file } is not an ordinary file.
file-denied = The file { $file } cannot be read: { $why }.
file-large = The file { $file } is too large to be a record.
file-binary = The file { $file } holds no text, so it cannot be a record.
save-exists = The file { $file } already exists. Go on with it (--resume) or choose another name.
save-denied = The game cannot be written to { $file }: { $why }. Choose another place with --save.
save-failed = The move could not be written to { $file }: { $why }. Everything before it is safe.
save-busy = The game { $file } is being played in another window.
save-torn = The record { $file } breaks off in the middle of line { $line }: that move was never finished. To go on from the one before it, add --mend.
save-over = The game { $file } is over. Watch it with: citywright replay { $file }
resume-alone = --resume goes on with a game as it was; leave out { $option }.
seats-many = There are { $seats } seats named for { $players } players.
seats-name = A player's name has 1 to { $most } characters.
play-no-title = Name the game: { $titles }.

## Verifying a record

verify-finished = The record is sound and finished: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $ending }; victory: { $names }.
verify-unfinished = The record is sound and unfinished: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
verify-promised = {" "}The promise made before the first move was kept: the shuffles were fair.
verify-sealed = The lines of the record are sound, but it cannot be replayed yet: a live table reveals its seed after the last move. It has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
replay-start = Start
replay-step = { $at } of { $all }
replay-end = This is the end of the record.
replay-commands = Enter, b, a number from 0 to { $all }, or q.

## What the server refuses

problem-malformed = That was not understood.
problem-setup = A table cannot be set up like that.
problem-name = A name has 1 to 24 letters, digits or plain signs.
problem-chat = A chat line has 1 to 400 characters and no markup.
problem-password = A login has 3 to 32 letters or digits, a password at least 8 characters.
problem-session = We do not know each other yet. Reload the page.
problem-login = Login and password do not belong together.
problem-csrf = This page is out of date. Reload it.
problem-private = This table is private: it opens by its invitation link.
problem-not-seated = You have no seat at this table.
problem-not-found = There is nothing here.
problem-no-table = There is no such table.
problem-no-title = There is no such game.
problem-step = The match has no such moment.
problem-method = That cannot be done here.
problem-login-taken = Somebody has this login already.
problem-account = You have an account already.
problem-full = There is no free seat left.
problem-not-open = The match has begun without you.
problem-not-playing = No match is being played here now.
problem-not-over = The match goes on; this is shown after its end.
problem-stale = The table has changed in the meantime. Look again.
problem-undo = There is nothing to take back: something was revealed or another player has decided.
problem-redo = There is nothing to bring back.
problem-away = A bot plays for you. Take your seat back first.
problem-curtain = Hand the screen over first.
problem-version = This match was played with another version of the rules and cannot be replayed here.
problem-too-large = That is too large.
problem-too-fast = That was too fast. Wait a moment.
problem-server = Something broke on our side and was noted. Nothing has changed.
problem-store = The move could not be saved, so nothing has changed. Try again.

ending-resigned = Resigned
ending-agreed = Stopped by agreement
ending-closed = Closed before it began
