"""Everything that crosses the wire, both ways. The client's types are generated from these structs.

Over the socket of a table the server sends `Hello` once and then `Update` after every change: always the whole scene,
never a difference, so a client that missed anything is right again with the next message. A client sends commands with
a number of its own (`ref`), which comes back in `Ack` or `Refused`. `seq` is the number of lines in the table's record:
a command about an older one is refused and changes nothing (unless all that has happened since is that others answered
the same question, which was put to several seats at once).
"""

from __future__ import annotations

import msgspec

from citywright.display.scene import Choice, LogLine, Preview, Scene

MAX_MESSAGE = 4096
"""Bytes of a command; no command needs a quarter of it."""
MAX_NAME = 24
MAX_CHAT = 400


class SeatInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str
    """person, bot, open"""
    name: str = ""
    level: str = ""
    """Of a bot, or of the bot that plays for somebody who left."""
    mine: bool = False
    """Does the asking user play this seat?"""
    away: bool = False
    """A bot plays for the person who sat here; the person may come back."""
    online: bool = False


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as lobby, home page and bar show it."""

    id: str
    title: str
    options: dict[str, str | int | bool]
    seats: list[SeatInfo]
    status: str
    """open (waiting for people), playing, over"""
    name: str = ""
    public: bool = True
    turn: int = 0
    created: float = 0
    promise: str = ""
    """The hash of the seed, published before the first move."""
    invite: str = ""
    """The secret of the invitation link; only for those who sit here."""
    ending: str = ""
    """How it ended: the title's endings, or resigned, agreed."""
    winners: list[int] = []
    rematch: str = ""
    """The table of the rematch, once there is one."""
    offers: list[int] = []
    """Seats that offer to stop the match where it stands."""
    your_turn: bool = False
    paused: bool = False
    """Somebody asked for a pause: bots wait until it ends, or until somebody moves."""
    stand_in: bool = False
    locked: str = ""
    """Why the match cannot be played on here (a message id): it can be read and left. Empty almost always."""


class Entry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A numbered line of the chronicle."""

    n: int
    line: LogLine


class ChatLine(msgspec.Struct, kw_only=True):
    n: int
    name: str
    seat: int
    """-1: a spectator."""
    text: str
    at: float


# -- from the server --


class Hello(msgspec.Struct, tag="hello", tag_field="k", kw_only=True):
    """First message on a socket. While the table waits for people it is all there is: it comes again whenever somebody
    sits down or gets up, and once more, followed by the first `Update`, when the match begins."""

    table: TableInfo
    layout: str
    """Hash of the title's layout: fetch it once, keep it."""
    chat: list[ChatLine]
    build: str = ""
    """Which page this server has; another one than before means that the page should load itself again."""


class Update(msgspec.Struct, tag="update", tag_field="k", omit_defaults=True, kw_only=True):
    """The table as this viewer sees it now."""

    seq: int
    table: TableInfo
    scene: Scene
    choices: list[Choice] = []
    undo: int = 0
    """How many decisions the viewer may take back."""
    redo: int = 0
    entries: list[Entry] = []
    """New lines of the chronicle; from the first one on if `fresh`."""
    fresh: bool = False
    forced: bool = False
    """The one choice is the only one in every world that open information allows: a page may take it by itself."""
    curtain: int = -1
    """On a shared screen: the seat to hand the screen to before anything of it is shown."""


class Ack(msgspec.Struct, tag="ack", tag_field="k"):
    """A command was carried out and is on disk."""

    ref: int
    seq: int


class Refused(msgspec.Struct, tag="refused", tag_field="k", omit_defaults=True, kw_only=True):
    """A command was refused and nothing changed: by a clause of the rules, or by `problem` (a message id).

    `ref` is 0 where it answers no command: a message without a number, or a table that cannot be shown.
    """

    ref: int
    clause: str = ""
    problem: str = ""
    allowed: bool = False
    """Answer to `Why`: nothing forbids it."""


class Previewed(msgspec.Struct, tag="previewed", tag_field="k"):
    ref: int
    preview: Preview


class Said(msgspec.Struct, tag="said", tag_field="k"):
    line: ChatLine


class Presence(msgspec.Struct, tag="presence", tag_field="k"):
    """Somebody who plays here has come or gone; nothing else has changed."""

    online: list[int]
    """The seats whose people, or bots, are here."""


class Pong(msgspec.Struct, tag="pong", tag_field="k"):
    at: float


class Closing(msgspec.Struct, tag="closing", tag_field="k"):
    """The server goes down; come back in a moment."""


FromServer = Hello | Update | Ack | Refused | Previewed | Said | Presence | Pong | Closing

# -- from the client --


class Play(msgspec.Struct, tag="play", tag_field="k", forbid_unknown_fields=True):
    ref: int
    seq: int
    action: list[str | int]


class Undo(msgspec.Struct, tag="undo", tag_field="k", forbid_unknown_fields=True):
    ref: int
    seq: int


class Redo(msgspec.Struct, tag="redo", tag_field="k", forbid_unknown_fields=True):
    ref: int
    seq: int


class Why(msgspec.Struct, tag="why", tag_field="k", forbid_unknown_fields=True):
    """Which rule forbids this?"""

    ref: int
    action: list[str | int]


class AskPreview(msgspec.Struct, tag="preview", tag_field="k", forbid_unknown_fields=True):
    ref: int
    seq: int
    action: list[str | int]


class Say(msgspec.Struct, tag="say", tag_field="k", forbid_unknown_fields=True):
    ref: int
    text: str


class Uncover(msgspec.Struct, tag="uncover", tag_field="k", forbid_unknown_fields=True):
    """On a shared screen: the seat has the screen now."""

    ref: int
    seat: int


class Resign(msgspec.Struct, tag="resign", tag_field="k", forbid_unknown_fields=True):
    ref: int


class OfferEnd(msgspec.Struct, tag="offer_end", tag_field="k", forbid_unknown_fields=True):
    """Offer, or accept, to stop the match where it stands."""

    ref: int
    yes: bool


class Away(msgspec.Struct, tag="away", tag_field="k", forbid_unknown_fields=True):
    """Let a bot play for me (`away`), or take the seat back."""

    ref: int
    away: bool


class Pause(msgspec.Struct, tag="pause", tag_field="k", forbid_unknown_fields=True):
    """Let the bots of a table wait, or go on."""

    ref: int
    on: bool


class Ping(msgspec.Struct, tag="ping", tag_field="k", forbid_unknown_fields=True):
    at: float


FromClient = Play | Undo | Redo | Why | AskPreview | Say | Uncover | Resign | OfferEnd | Away | Pause | Ping

# -- HTTP --


class Me(msgspec.Struct, kw_only=True):
    """The visitor: a guest until there is an account."""

    id: str
    name: str
    guest: bool
    csrf: str
    login: str = ""
    email: str = ""
    confirmed: bool = False
    """Is the e-mail address confirmed?"""
    mail: bool
    """Can this server send mail?"""
    deleting: float = 0
    """When the account will be deleted (seconds since 1970); 0: it stays."""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class NewAccount(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """`name` and `email` may be left out: the guest's name stays, and without an address only the host can help whoever
    forgets the password."""

    login: str
    password: str
    name: str = ""
    email: str = ""


class Login(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    login: str
    password: str
    bring: bool = False
    """Shall the guest's seats and matches join the account's?"""


class KeptTable(msgspec.Struct, kw_only=True):
    """A table whose seat stays the guest's, because the account sits there too."""

    table: str
    title: str


class LoggedIn(msgspec.Struct, kw_only=True):
    me: Me
    kept: list[KeptTable]


class Belongings(msgspec.Struct, kw_only=True):
    """How many tables of the visitor are being played, wait for people, or are over."""

    playing: int
    waiting: int
    finished: int


class NewPassword(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    old: str
    new: str


class Forgotten(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A login, or a confirmed e-mail address."""

    login: str


class Recovery(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    login: str
    code: str
    password: str


class NewEmail(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    email: str
    password: str


class Code(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    code: str


class Farewell(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The password of an account; a guest has none."""

    password: str = ""


class SessionInfo(msgspec.Struct, kw_only=True):
    """A browser in which the visitor is known."""

    id: str
    device: str
    """Browser and system, as in "Chrome, Linux"; empty if unknown."""
    kind: str
    """desktop, phone, unknown"""
    created: float
    seen: float
    current: bool


class Nothing(msgspec.Struct):
    """Done; there is nothing to say about it."""


class JoinWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Which seat (-1: any open one), and the secret of the invitation where the table is not public."""

    seat: int = -1
    invite: str = ""


class QuickWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    title: str = ""
    """Unsaid: the first one of the home page."""


class TableLists(msgspec.Struct, kw_only=True):
    """The lobby: tables that wait for people, mine, public ones to watch, and those that are over (mine or public)."""

    open: list[TableInfo]
    mine: list[TableInfo]
    playing: list[TableInfo]
    over: list[TableInfo]


class OptionInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    name: str
    values: list[str | int | bool]
    """The default first."""
    seats: list[int]
    free: bool = False
    """May be another text too, that somebody writes."""


class TitleInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A game on the home page. Its words are given in every language."""

    id: str
    name: dict[str, str]
    subtitle: dict[str, str]
    summary: dict[str, str]
    seats: list[int] = []
    options: list[OptionInfo] = []
    minutes: int = 0
    weight: int = 0
    secret: bool = False


class SeatWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One seat of a new table: me, open, bot (with level), here (another person at this screen)."""

    kind: str
    level: str = "greedy"
    name: str = ""


class NewTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    title: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool] = {}
    name: str = ""
    public: bool | None = None
    """May anybody find and watch it? Unsaid: only while it waits for people."""
    away_level: str = "greedy"
    """The bot that plays for somebody who asks for it, or is absent for too long where `stand_in` allows it."""
    stand_in: bool = False
    """A bot may take over from somebody whom others wait for in vain."""


class ClauseInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    id: str
    section: str
    ru: str
    en: str
    rulings: list[str] = []
    """The ids of our rulings it rests on."""


class RulingInfo(msgspec.Struct, kw_only=True):
    """What we play where the rulebook is silent, and why; by language."""

    question: dict[str, str]
    ruling: dict[str, str]
    reason: dict[str, str]


class RulesInfo(msgspec.Struct, kw_only=True):
    title: str
    sections: dict[str, dict[str, str]]
    clauses: list[ClauseInfo]
    rulings: dict[str, RulingInfo]


class Frame(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One moment of a replay."""

    step: int
    steps: int
    scene: Scene
    told: int
    """How many lines of the chronicle were told up to here; the lines themselves come once, by themselves."""
    viewers: list[int] = []
    """From whose side the match may be watched."""


class Chronicle(msgspec.Struct, kw_only=True):
    """Everything that was told to one viewer of a finished match."""

    entries: list[Entry]


class Verdict(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The verification of a finished match: chain, replay, result, and that the seed kept its promise."""

    sound: bool
    moves: int
    promise: str
    seed: str = ""
    problem: str = ""


class Problem(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Every refusal over HTTP: a message id for people, a sentence for programs."""

    status: int
    problem: str
    detail: str
    free: list[str] = []
    """Where a login is taken: some that are not."""
