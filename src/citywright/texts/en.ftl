list-and = { $most } and { $last }

## Seats

name-you = You
name-person = Player
name-numbered = { $name } { $number }
bot-greedy = Shrewd bot
bot-random = Random bot

## Question and answer

prompt-waiting = Waiting for { $names }.
prompt-over = The game is over.
ask-move = Your answer ({ $low }–{ $high }, or help):
ask-only = Enter: { $action }; or help:
ask-curtain = Only { $name } may look now; everybody else turns away. Press Enter when you are ready:
ask-title = What shall we play? Number or name:
ask-resume = There is an unfinished game: { $players }, moves made: { $moves } ({ $file }). Go on with it? [Y/n]:
answer-yes = y yes
ask-replay = Enter: next, b: back, a number: go there, q: quit:

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
rules-none = No rule has these words: { $words }.
rules-unknown = There is no rule { $clause }. The rules go from { $first } to { $last }.

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
    .about = what happened: the end of the chronicle, or all of it
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
bad-undo = There is nothing to take back: no move was made, or something was revealed or another player decided after it.
bad-redo = There is nothing to bring back: nothing was taken back.

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
}, { $ending }. { $winners ->
    [0] Nobody wins.
    [1] Victory: { $names }.
   *[other] Shared victory: { $names }.
}
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

problem-malformed = The server did not understand that. Reload the page and try again.
problem-host = The server does not know this address as its own. Open the link its owner gave you; the owner can allow the address with --name.
problem-setup = A table cannot be set up with these seats and terms. Change them.
problem-name = A name has 1 to 24 letters, digits or plain signs that can be seen; wide signs count as two, and a letter carries at most two marks.
problem-chat = A chat line needs 1 to 400 characters that can be seen, no markup, and at most two marks on a letter.
problem-password = A login has 3 to 32 letters or digits, a password at least 8 characters.
problem-email = This does not look like an e-mail address. Write it as name@example.org.
problem-code = The code is wrong, has been used or is too old. Ask for a new one.
problem-session = The server does not recognise you. Reload the page.
problem-login = Wrong login or password.
problem-wrong-password = This is not your password. Try again.
problem-csrf = This page is out of date. Reload it.
problem-private = This table is private: it opens by its invitation link.
problem-not-seated = You have no seat at this table.
problem-not-found = There is nothing here.
problem-no-table = There is no such table.
problem-no-title = There is no such game.
problem-no-session = This session has ended already.
problem-step = The match has no such moment.
problem-method = That cannot be done here.
problem-login-taken = Somebody has this login already. Choose another one.
problem-account = You have an account already.
problem-guest = Only an account has this. Make one first.
problem-full = There is no free seat left.
problem-not-open = The match has already begun, so you cannot sit down.
problem-not-playing = No match is being played here now.
problem-not-over = The match goes on. This opens when it is over.
problem-stale = The table has changed in the meantime. Look again.
problem-undo = There is nothing to take back: something was revealed or another player decided after your move.
problem-redo = There is nothing to bring back: nothing was taken back.
problem-away = A bot plays for you. Take your seat back first.
problem-curtain = First hand the screen to whoever has to decide.
problem-version = This match began by earlier rules of the game, and this server only has the present ones. You can read it and leave it, but not play on.
problem-record = What is stored of this match does not fit together, so it cannot be played on. You can read it and leave it.
ui-locked = This match cannot go on
ui-locked-tag = cannot go on
ui-locked-played = What was played
ui-locked-nothing = Nothing had been played yet.
ui-locked-leave = Leave the table
ui-locked-hint = The table leaves your list. When everybody has left it, it is closed, and the record of the match can be downloaded here.
problem-too-large = That is too long. Make it shorter and try again.
problem-too-fast = Too many requests at once. Wait a moment.
problem-server = Something broke on our side, and we have noted it. Nothing has changed; try again.
problem-store = The move could not be saved, so nothing has changed. Try again.

ending-resigned = Resigned
ending-agreed = Stopped by agreement
ending-closed = Closed before it began

## The page: house and home

ui-house = Citywright
ui-home = Home
ui-slogan = Five cities, one table
ui-pitch = Big board games about cities and empires, with friends by link or with bots. No account needed, the rules at hand, and shuffles anyone can check.
ui-play-now = Play now
ui-invite-friends = Invite friends
ui-continue = Go on with a match
ui-back-to-table = Back to the table
ui-games = Games
ui-tables = Tables
ui-rules = Rules
ui-records = Replays
ui-account = Account
ui-credits = Credits
ui-menu = Menu
ui-pages = Pages
ui-tools = Table settings
ui-play = Play
ui-open-tables = Open tables
ui-open-hint = take a seat or watch
ui-foot = Five games, one set of rules for people, bots and anyone who checks.
ui-minutes = { $minutes } min
ui-weight = weight { $weight } of 5
ui-rules-of = Rules of { $title }
ui-turn = turn { $turn }
ui-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
ui-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}

## The page: a table

ui-your-turn = your turn
ui-their-turn = others to play
ui-this-is-you = this is you
ui-away = a bot plays
ui-points = points
ui-seat = Seat { $seat }
ui-players = Players
ui-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-board = Board
ui-views = What to show
ui-drawer = Chronicle, rules, talk
ui-chronicle = Chronicle
ui-talk = Talk
ui-dock = What is being decided
ui-chips = Choices
ui-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
ui-undo = Undo
ui-undo-far = Take a decision back. Can be taken back: { $count }
ui-redo-far = Bring a decision back. Can be brought back: { $count }
ui-cancel = Cancel
ui-close = Close
ui-fold = Fold { $name }
ui-unfold = Show { $name }
ui-zoom = Zoom
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-fit = Show all
ui-turn-it = Turn it
ui-print = Print
ui-less = Less
ui-more = More
ui-inspector = What this is
ui-not-now = Not now
ui-rule = Rule
ui-ruling = ruling
ui-ruling-long = The rules are silent here or contradict themselves; this is how we decided.
ui-ruling-why = Why:
ui-rules-search = Search the rules
ui-rules-none = No rule has that.
ui-log-all = Show everything
ui-log-empty = Nothing has happened yet
ui-talk-empty = All quiet
ui-talk-say = Say something
ui-send = Send
ui-unread = { $count } new
ui-lost = The connection was lost. Reconnecting; the match is saved.
ui-watching = you are watching
ui-loading = Setting up the table…
ui-curtain = The screen goes to { $name }
ui-curtain-hint = Everybody else looks away, please.
ui-curtain-open = Show the table to { $name }
ui-no-table = This table does not open
ui-no-table-hint = There is no such table, or it is private and opens only by its invitation link.

## The page: results and replay

ui-scores = Scores
ui-result = Result
ui-total = Total
ui-winner = winner
ui-won-one = { $name } wins
ui-won-many = Victory is shared: { $names }
ui-won-by = won by { $names }
ui-over = The match is over
ui-rematch = Play again
ui-replay = Replay
ui-record = Record
ui-verify = Check the shuffles
ui-verified = Everything fits. Moves checked: { $moves }; the shuffles are those promised before the start.
ui-not-verified = The record does not keep its promise. This should never happen.
ui-records-lead = Finished matches: watch them from any moment and check them.
ui-records-none = Your finished matches will be here.
ui-records-mine = Mine
ui-records-all = All
ui-no-replay = There is no replay of this match
ui-spectator = Spectator
ui-viewer = Through whose eyes
ui-speed = Speed
ui-step = Moment of the match
ui-step-of = Step { $step } of { $steps }
ui-step-first = To the start
ui-step-back = One step back
ui-step-next = One step on
ui-step-last = To the end
ui-play-on = Play on
ui-pause = Pause

## The page: menu

ui-language = Language
ui-speak-other = По-русски
ui-theme = Look
ui-theme-system = system
ui-theme-light = day
ui-theme-dark = night
ui-to-light = Day look
ui-to-dark = Night look
ui-sound = A bell on my turn
ui-calm = Less motion
ui-bot-plays = Let a bot play for me
ui-take-back = Take my seat back
ui-offer-end = Offer to stop
ui-offer-end-sure = Really offer to stop?
ui-offered-end = An offer to stop the match: { $names }
ui-offer-accept = Agree
ui-offer-refuse = Play on
ui-resign = Resign
ui-resign-sure = Really resign?
ui-leave = Leave the table
ui-invite-copy = Copy the invitation
ui-copied = Copied
ui-copy = Copy

## The page: a new table and waiting

ui-new-table = New table
ui-seats = Seats
ui-how-many = How many players
ui-kind-me = Me
ui-kind-open = Open for a friend
ui-kind-bot = Bot
ui-kind-here = Another player at this screen
ui-level = Strength of the bot
ui-level-greedy = shrewd
ui-level-random = random
ui-name = Name
ui-option-other = other…
ui-options = Terms
ui-options-none = No special terms
ui-yes = yes
ui-no = no
ui-table-name = Name of the table
ui-public = Public table
ui-public-hint = Everybody sees the table, may sit down or watch.
ui-private-hint = Only those with the link see the table.
ui-seats-hint = The match begins at once.
ui-seats-open-hint = The match begins when all seats are taken.
ui-start = Begin
ui-open-table = Open the table
ui-lobby = Waiting for players
ui-waiting-seats = { $count ->
    [one] { $count } seat is free. We begin as soon as it is taken.
   *[other] { $count } seats are free. We begin as soon as they are taken.
}
ui-starting = All are here, we begin.
ui-seat-open = free
ui-sit-down = Sit down
ui-stand-up = Get up
ui-fill = Seat bots and begin
ui-invite = Invitation
ui-invite-hint = Send this link: it leads straight to a seat, without an account.
ui-invite-link = Invitation link
ui-promise = Fingerprint of the shuffles
ui-tables-mine = My matches
ui-tables-open = Waiting for players
ui-tables-playing = To watch
ui-none-yet = Nothing here yet.

## The page: signing in and credits

ui-sign-in = Sign in
ui-sign-in-head = Sign in
ui-sign-up = Make an account
ui-sign-out = Sign out
ui-sign-out-here = Sign out on this device
ui-sign-out-of = Sign out of { $device }
ui-login = Login
ui-login-hint = Only for signing in: nobody else sees it.
ui-login-or-email = Login or e-mail
ui-login-shape = A login has 3 to 32 letters, digits, dots, hyphens or underscores.
ui-logins-free = Free:
ui-password = Password
ui-password-hint = Eight characters or more. Three words will do.
ui-password-short = Too short: a password needs eight characters or more.
ui-password-old = Present password
ui-password-new = New password
ui-password-change = Change password
ui-password-change-ends = Other devices will have to sign in again.
ui-password-changed = The password is changed. Other devices have to sign in again.
ui-field-empty = Please fill this in.
ui-name-at-table = Name at the table
ui-name-saved = The name is saved.
ui-your-name-hint = The other players see this name.
ui-save = Save
ui-save-name-only = Save only the name
ui-fetching = Loading…
ui-today-at = today at { $time }

# The account page of a guest
ui-stay = Stay in the club
ui-stay-lead = So far only this browser knows you. With a login and a password every device will.
ui-stay-guest = Stay a guest
ui-keep-matches = Keep my matches
ui-account-made = Done: you have an account, and your matches came along.
ui-account-made-mail = Done: you have an account, and your matches came along. A code is on its way to your e-mail; enter it below.
ui-comes = What comes along
ui-comes-playing = { $count ->
    [one] { $count } match in play, with your seat
   *[other] { $count } matches in play, with your seats
}
ui-comes-waiting = { $count ->
    [one] { $count } table that waits for players
   *[other] { $count } tables that wait for players
}
ui-comes-finished = { $count ->
    [one] { $count } finished match with its replay
   *[other] { $count } finished matches with their replays
}
ui-comes-name = The name “{ $name }” and the settings of this browser
ui-comes-hint = Nothing is interrupted: the tables will not even notice.
ui-have-account = Have an account already?
ui-have-account-hint = Sign in, and the guest’s matches can join yours. You will see the list first.
ui-played-before = Played here before?

# Signing in, a forgotten password
ui-no-account-yet = I have no account
ui-bring = The guest’s matches: take them along?
ui-bring-yes = Let them join mine
ui-bring-yes-hint = The guest’s seats and matches become yours.
ui-bring-no = Leave them behind
ui-bring-no-hint = They stay the guest’s, and there is no way back to them.
ui-bring-choose = Decide what becomes of the guest’s matches.
ui-kept = Not everything could join
ui-kept-hint = You sit at these tables yourself already and cannot take a second seat. It stays the guest’s.
ui-forgot = Forgot the password?
ui-forgot-head = A new password
ui-forgot-by-host = Whoever hosts this server can give you a code for a new password.
ui-forgot-by-mail = We send a code by e-mail, if the account has an address and it is confirmed.
ui-code-from-host = If you forget your password, whoever hosts this server can give you a code for a new one.
ui-send-code = Send a code
ui-send-code-again = Send it again
ui-have-code = I have a code
ui-code = Code
ui-code-hint = Good for 30 minutes, and only once.
ui-code-sent = If there is such an account and its e-mail is confirmed, the code is on its way.
ui-recover = Set the password and sign in
ui-recover-ends = All other devices will have to sign in again.
ui-recover-loses = The guest’s matches stay behind, and there is no way back to them:
ui-recovered = The password is changed, and you are signed in.
ui-remembered = I remember the password

# The account page of a member
ui-you = You
ui-devices = Where you are signed in
ui-devices-end = Sign out everywhere else
ui-devices-ended = Done: you are signed in only here now.
ui-device-ended = Done: that device is signed out.
ui-device-this = this device
ui-device-now = now
ui-device-unknown = Unknown device
ui-email = E-mail
ui-email-address = Address
ui-email-if-you-like = E-mail, if you like
ui-email-later = can be added later
ui-email-why = Only needed for a forgotten password. Without it you will have to ask whoever hosts the server for a code.
ui-email-about = It brings a forgotten password back. Nobody else sees it.
ui-email-shape = This does not look like an e-mail address: it needs an @.
ui-email-password-why = So that nobody else can put in another address.
ui-email-is-confirmed = confirmed
ui-email-not-confirmed = not confirmed
ui-email-code = Code from the e-mail
ui-email-code-hint = No e-mail? Press “Change” and save the address again.
ui-email-code-sent = A code is on its way to this address. Enter it to confirm the e-mail.
ui-email-confirm = Confirm
ui-email-confirmed = The e-mail is confirmed.
ui-email-save = Save the address
ui-email-change = Change
ui-email-remove = Remove
ui-email-remove-sure = Really remove?
ui-email-removed = The e-mail is removed. If you forget your password, you will have to ask whoever hosts the server for a code.
ui-your-data = Your data
ui-export = Download
ui-export-hint = Everything we store about you: matches, chat lines, devices. One file.
ui-delete = Delete
ui-delete-sure = Really delete
ui-former-player = former player
ui-delete-member = Delete the account. Bots take your seats in running matches at once. In 14 days the rest disappears, and records of matches say “former player”. Until then you may change your mind.
ui-delete-guest = Delete this guest. Bots take your seats, and records of matches say “former player”. It happens at once and cannot be undone.
ui-delete-begun = The account will be deleted. For 14 days you may change your mind.
ui-deleting = This account will be deleted: { $when }. Until then you may change your mind.
ui-delete-take-back = Keep the account
ui-delete-taken-back = The account stays yours.
ui-guest-deleted = The guest is deleted. You are a new guest now.

ui-credits-lead = What is not ours, and whom to thank for it.
ui-credits-signs = Signs
ui-credits-signs-how = The signs are unchanged; the page gives them their colour.
ui-credits-faces = Typefaces
ui-credits-parts = Parts of the program
ui-credits-art = Drawings
ui-credits-art-text = Boards, squares, arches and line icons were drawn for Citywright. There is no picture, logo or sentence from the published games here.
ui-missing = There is nothing here
ui-missing-hint = The link may be old.
problem-offline = The server cannot be reached. Check the network and try again.

## Lists

list-more = { $most }, { $next }
list-or = { $one } or { $other }
list-none = nothing

# A player of the rules alone, in games for one or two
player-rival = Rival

# -- leaving, coming back, inviting --

ui-leaving = Leaving?
ui-leaving-kept = The match is kept exactly where it stands.
ui-leave-keep = Leave, the seat stays yours
ui-leave-keep-others = The others wait for your move. Come back at any time.
ui-leave-keep-alone = The table waits: bots do not move without you.
ui-leave-bot = Let a bot play for now
ui-leave-bot-hint = It moves for you until you sit down again.
ui-leave-bot-alone = It moves for you while you watch. While nobody is there, the match waits.
ui-leave-resign = Resign
ui-leave-resign-sure = Really resign?
ui-leave-resign-hint = It counts as a loss; a bot plays on for you.
ui-leave-resign-alone = It counts as a loss and ends the match.
ui-leave-esc = Esc to stay
ui-leave-stay = Stay at the table
ui-bot-plays-for-you = A bot plays for you
ui-bot-plays-hint = The seat is yours: sit down again when you like.
ui-paused = Paused
ui-paused-hint = The bots wait. Any move goes on, too.
ui-pause-match = Pause
ui-go-on = Go on
ui-online = at the table
ui-offline = stepped away
ui-lost-alone = You have lost
ui-lost-all = Everybody has lost
ui-calls-you = { $name } invites you to a table
ui-calls-you-hint = { $title }. The rules are always at hand, no account needed.
ui-ask-name = What shall the others call you?
ui-invited-late = The match has begun
ui-invited-late-hint = All seats are taken: { $names }. You can watch, or open a table of your own.
ui-invited-over = The match is over
ui-invited-over-hint = At the table were { $names }. You can look at how it ended, or open a table of your own.
ui-look-at-end = See how it ended
ui-watch = Watch
ui-own-table = My own table
ui-kind-me-hint = this is you
ui-kind-open-hint = Whoever you give the link to sits here. No account needed.
ui-kind-bot-hint = Moves by itself.
ui-kind-here-hint = Plays with you at this screen.
ui-kind-open-short = By link
ui-kind-bot-short = Bot
ui-kind-here-short = Beside me
ui-stand-in = A bot stands in for whoever is gone
ui-stand-in-hint = If somebody is away for long while the others wait, a bot moves for them. Coming back gives the seat back.
ui-which-game = Which game
ui-keys = Keyboard
ui-key-arrows = go to the next thing on the board
ui-key-enter = choose; confirm
ui-key-escape = cancel a choice, close a window
ui-key-digits = the answer of that number
ui-key-undo = take a move back
ui-key-redo = bring a move back; turn a piece
ui-key-zoom = closer, farther, whole
ui-key-rules = the rules
ui-auto = Single answers are given for me
ui-news-more = { $count } more
