"""A scene: what one viewer sees, as data. The one client draws any title from it and computes nothing itself.

Python makes scenes from *views*, so a scene cannot know more than its viewer. Words travel as message ids with
arguments (`Text`) and become sentences in the browser, in whichever language is chosen there at the moment.

    Layout   sent once a title: templates, abouts, where the areas stand (wide and tall)
    Scene    sent after every change: areas with nodes, player panels, gauges, the dock
    Choice   a legal action: the node it is played on, or a button in the dock
    Preview  what an action would do, drawn over the scene before it is confirmed

Coordinates are those of the area's own view box. A node stands with its upper left corner at x, y; its marks, and those
of a template, count from the upper left corner of their node or template. `Use`, `Art` and `Box` stand with their upper
left corner at x, y, a `Label` with its baseline, a `Path` with its origin; the others are centred there.

`tone` is a list of CSS classes, words apart by blanks: common ones live in the client, a title's own in its
`board.css`. In the page a mark is an element of class `mark <k> <tone>` (`mark box slot`), a node `node <tone>`, an
area `area <tone>`; what has no colour of its own (Box, Path, Label, Disc) gets it there. Templates are drawn once and
reused.
"""

from __future__ import annotations

import msgspec

from citywright.kit.actions import Action


class Text(msgspec.Struct, tag="text", tag_field="k", omit_defaults=True, frozen=True):
    """A message of the common or the title's texts, with its arguments.

    `kind-mine.acc` is the attribute `acc` of `kind-mine` (a case of the word), or its value if it has no such form.
    Where a text stands alone (a log line, a name, a label) the client writes its first letter large.
    """

    id: str
    args: dict[str, int | str | Text | Good | Who] = {}


class Good(msgspec.Struct, tag="good", tag_field="k", frozen=True, omit_defaults=True):
    """A medallion inside a sentence: a resource or token by its key, `n` of them if a figure stands before it.

    Where it is said and not drawn, the message `amount-<key>` of the title agrees with the number.
    """

    key: str
    n: int = 0


class Who(msgspec.Struct, tag="who", tag_field="k", frozen=True):
    """A player inside a sentence: the client puts the name in the seat's colour.

    A seat above those who sit at the table is one that nobody plays: the message `player-rival` names it.
    """

    seat: int


# -- marks: the drawing vocabulary of the board --


class Mark(msgspec.Struct, tag_field="k", omit_defaults=True, kw_only=True, frozen=True):
    """Anything drawn at a place of a node or template, whose upper left corner is 0, 0.

    `x`, `y` is the upper left corner of uses, art and boxes, the centre of medals, tokens, signs, seats and discs, the
    origin of a path, and the anchor of a label on its baseline.
    """

    x: float = 0
    y: float = 0
    tone: str = ""


class Use(Mark, tag="use", frozen=True):
    """A template of the layout, scaled."""

    template: str
    scale: float = 1


class Art(Mark, tag="art", frozen=True):
    """A symbol of the title's art sheet (or of the house sheets), in a box."""

    symbol: str
    w: float
    h: float


class Medal(Mark, tag="medal", frozen=True):
    """A good: its sign on a disc of its colour. `tone` ring-gilt, ring-legal, outline (missing)."""

    good: str
    r: float


class Token(Mark, tag="token", frozen=True):
    """A thick disc lying on the table, with the sign of a good; `icon` replaces the sign."""

    good: str
    r: float
    icon: str = ""


class Sign(Mark, tag="sign", frozen=True):
    """A sign of the icon set, centred."""

    icon: str
    size: float


class Seat(Mark, tag="seat", frozen=True):
    """The shape of a seat in its colours, centred."""

    seat: int
    size: float


class Disc(Mark, tag="disc", frozen=True):
    """A disc with a short text: points, a number, a price."""

    r: float
    text: str


class Label(Mark, tag="label", frozen=True):
    """Text on the board: a plain string (a number) or a message. On the screen it is never under 12 px: where the area
    is drawn smaller, the client enlarges it."""

    text: str | Text
    size: float = 15
    anchor: str = "middle"
    rank: int = 0
    """Where labels of an area would overlap, those of the highest rank are left out first; 0 always stays."""
    wrap: float = 0
    """The longest line: longer texts are broken at blanks, and their lines follow below."""
    rows: int = 0
    """At most so many lines: more words in a line then, in narrower letters."""
    most: float = 0
    """The room it has: a text that would become wider, because it is long or because its letters keep their size on a
    small screen, is drawn with narrower letters."""


class Box(Mark, tag="box", frozen=True):
    """A rectangle."""

    w: float
    h: float
    r: float = 0


class Path(Mark, tag="path", frozen=True):
    """Any outline, by SVG path data."""

    d: str


AnyMark = Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path


class Template(msgspec.Struct, omit_defaults=True, frozen=True):
    """A drawing used many times: marks in a box of its own."""

    w: float
    h: float
    marks: list[AnyMark]


# -- nodes and areas --


class Node(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A thing on the board. Its id stays the same while it is the same thing to this viewer, wherever it moves."""

    id: str
    x: float
    y: float
    w: float
    h: float
    name: Text
    """What a screen reader says and a tooltip shows."""
    marks: list[AnyMark] = []
    layer: int = 3
    """0 ground, 1 lines, 2 marks on the ground, 3 cells and cards, 4 pieces, 5 badges, 6 threads."""
    outline: str = "square"
    """How targets and focus are drawn round it: square, disc, hex, or path data beginning with M."""
    about: str = ""
    """The about of the layout that tells what this is."""
    rules: list[str] = []
    """Clause ids about this thing as it lies now; the about's own come with it."""
    tries: list[Action] = []
    """Actions a click would mean in this question: a legal one counts as its choice's target; if none is legal, the
    client asks why not."""
    tone: str = ""
    """dim, moved, ruined, new, ghost …"""


class Area(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A part of the stage with a view box of its own."""

    id: str
    name: Text
    view: tuple[float, float, float, float]
    nodes: list[Node] = []
    ground: list[AnyMark] = []
    """Drawn below everything, never a target."""
    zoom: bool = False
    """May be zoomed and panned; the stage gives it all the room it has."""
    focus: tuple[float, float, float, float] | None = None
    """Where to look first on a small screen, and again whenever it changes: a zoomed area goes there, a row scrolls."""
    map: list[AnyMark] = []
    """What the small map of a zoomed-in area shows, in the area's coordinates; without it, its ground and cells as
    plain patches."""
    head: Text | None = None
    """The heading at the area's upper left corner, and beside it a `note`; `name` is for tabs and readers."""
    note: Text | None = None
    lines: int = 1
    """So many equal lines lie one below the other; in the tall layout they stand side by side, in one line."""
    cell: float = 0
    """The nodes stand in cells of this width, in one line; where the room is narrow the line is broken into several,
    so that the cells are as large as possible."""
    tab: Text | None = None
    """Its name on a tab where that must be short and always the same; else `name`."""
    least: float = 0
    """In the tall layout: the height of a line in pixels; what does not fit into the width scrolls sideways."""
    tone: str = ""


# -- furniture --


class Chip(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A sign with a figure: a good, an icon, or a seat's shape."""

    name: Text
    text: str = ""
    good: str = ""
    icon: str = ""
    seat: int = -1
    about: str = ""
    tone: str = ""


class Chips(msgspec.Struct, tag="chips", tag_field="k", omit_defaults=True):
    items: list[Chip]
    tone: str = ""


class Line(msgspec.Struct):
    name: Text
    value: str


class Lines(msgspec.Struct, tag="lines", tag_field="k", omit_defaults=True):
    """Names and figures, one below the other."""

    rows: list[Line]
    tone: str = ""


class Mini(msgspec.Struct, tag="mini", tag_field="k"):
    """A small board inside a panel; its nodes can be targets like any others."""

    area: Area


class Cards(msgspec.Struct, tag="cards", tag_field="k", omit_defaults=True):
    """A row of cards: a hand, an offer. Their places follow from their order; x and y are not used."""

    name: Text
    nodes: list[Node]
    tone: str = ""


class Track(msgspec.Struct, tag="track", tag_field="k", omit_defaults=True):
    """Slots in a row: `on` filled, `spent` turned pale, the others empty with what is written in them."""

    name: Text
    icon: str
    on: int
    spent: int = 0
    free: list[str] = []
    about: str = ""


class Note(msgspec.Struct, tag="note", tag_field="k", omit_defaults=True):
    text: Text
    tone: str = ""


Widget = Chips | Lines | Mini | Cards | Track | Note


class Panel(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A player's panel, or (seat -1) a panel of the table: a market, cards in force."""

    id: str
    seat: int = -1
    title: Text | None = None
    note: Text | None = None
    points: int | None = None
    widgets: list[Widget] = []
    tone: str = ""


class Gauge(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A figure in the bar: the clock of the game."""

    name: Text
    value: str = ""
    on: int = 0
    of: int = 0
    """With `of`, pips are drawn: `on` of them filled."""
    tone: str = ""


class Part(msgspec.Struct):
    """A part of the turn in the dock: done, now or next."""

    name: Text
    state: str


class Dock(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is asked. `seats` are those who decide; `mine` says whether the viewer is one of them."""

    ask: Text
    seats: list[int]
    mine: bool = False
    hint: Text | None = None
    parts: list[Part] = []
    deltas: list[Delta] = []
    dials: list[Dial] = []
    """Numbers to set: see `Choice.dial`."""


class Dial(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A number that is set step by step: how many crystals go into a bid."""

    name: Text
    most: int
    good: str = ""
    start: int = 0
    """What it is set to at first."""


class Delta(msgspec.Struct, omit_defaults=True):
    """A change worth telling: `+2 points`. tone plus, minus or neither; `good` draws its medallion."""

    text: Text
    tone: str = ""
    good: str = ""
    seat: int = -1


class Choice(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A legal action of the viewer."""

    action: Action
    label: Text
    target: str = ""
    """The node it is played on; none: a button in the dock."""
    move: str = ""
    """The ledger line, as one would type it."""
    tone: str = "legal"
    """legal, second (another kind of target: dashed), swap (costs something of one's own), main, quiet."""
    confirm: bool = False
    """The first click selects and previews, the second (or Enter, or the main button) plays."""
    peek: bool = False
    """Its preview is worth a look while the target is only pointed at. With `confirm` that goes without saying."""
    source: str = ""
    """A node that may be dragged onto the target to take this choice; the click way is always open too."""
    lift: bool = False
    """Dragging the target away takes this choice, and the hand goes on with the choices that follow whose `source` is
    the same node; dropped where none of them is, the choice is undone. Only for what undo can take back."""
    turn: int = -1
    """Choices on one target that differ by how a thing is turned or mirrored, numbered from 0 in the order of turning:
    one of them is shown at a time, R or the round button goes to the next."""
    dial: list[int] = []
    """Choices on one target that differ only in numbers, one for each of the dock's dials: one of them is chosen at a
    time, and setting a dial goes to another. Every setting of the dials must be a choice."""
    badge: list[AnyMark] = []
    """Drawn on the target, in its node's coordinates: its price."""
    icon: str = ""
    good: str = ""
    then: list[Action] = []
    """Further actions of the same deed, played one after another as long as each is legal: a walk of several steps.
    `action` is the first of them and has a choice of its own besides."""
    shown: Preview | None = None
    """Its preview, where the display knows it already: nobody is asked for it."""
    group: Text | None = None
    """Buttons with the same group are behind one button of that name, if there are several."""


class Preview(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What an action would do: nodes laid over the scene and the changes it brings."""

    action: Action
    area: str = ""
    nodes: list[Node] = []
    deltas: list[Delta] = []
    hint: Text | None = None
    figure: Area | None = None
    """A small drawing in the dock that explains it: how points run from one to another."""


class LogLine(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A line of the chronicle."""

    text: Text
    seat: int = -1
    nodes: list[str] = []
    """What lights up when the line is pointed at; the last ones are marked as moved until the viewer decides."""
    head: bool = False
    """A heading: a new turn, season, round."""


class Score(msgspec.Struct, kw_only=True):
    """The score sheet of a seat."""

    seat: int
    total: int
    lines: list[Line]
    winner: bool = False


class Blank(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A blank of a paper: one of some choices, or with a `key` whatever is written in."""

    name: Text
    key: str = ""
    """The argument of the paper's text that the writing becomes."""
    choices: list[dict[str, Text]] = []
    """Each fills these arguments of the paper's text."""


class Paper(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A paper to be filled in and printed when the game is over; the game itself does not depend on it."""

    kind: Text
    title: Text
    text: str
    """The message that takes what is filled in as its arguments."""
    lines: list[Text] = []
    blanks: list[Blank] = []
    icon: str = ""


class Scene(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Everything a viewer sees of the table itself."""

    viewer: int
    areas: list[Area]
    panels: list[Panel]
    gauges: list[Gauge]
    dock: Dock
    scores: list[Score]
    over: bool = False
    paper: Paper | None = None


class About(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What a thing is: the inspector's card."""

    name: Text
    kind: Text | None = None
    text: Text | None = None
    template: str = ""
    goods: list[str] = []
    rules: list[str] = []


class Place(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Where areas and table panels stand on the stage. Grid lines as in CSS `grid-template`; the names in it are the
    areas' ids, and an area without a place is not shown."""

    grid: str
    tabs: list[list[str]] = []
    """Areas that share a place, one tab each; the place has the name of the first of them."""
    boards: list[list[str]] = []
    """A board lies behind all from the first area's beginning to the second one's end."""
    dock: list[str] = []
    """Areas that stand in the dock, beside the question: a hand. Of several the first that is asked about is shown,
    else the last. They are in no grid line and no tab."""


class Layout(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What never changes during a game; sent once and cached by its hash."""

    title: str
    goods: dict[str, str]
    """Good key to icon of the icon set; its colour is the CSS variable --good-<key>, its name the message good-<key>,
    resource-<key> or token-<key> of the title or the house (underscores as hyphens)."""
    templates: dict[str, Template]
    abouts: dict[str, About]
    wide: Place
    tall: Place
    mid: Place | None = None
    """Laptops and tablets, where the columns of the wide plan are too low for their letters; else the wide one."""
    low: Place | None = None
    """Low windows, where the question stands in a column beside the board; else the tall plan."""
    beside: bool = False
    """On a tablet that lies the question stands beside the board: a board about as high as wide."""
    answers_below: bool = False
    """Answers in words stand in a row below the hand, with the buttons; else beside it, below the question."""
    art: list[str]
    """Art sheets to load, by file name."""
    rail_right: bool = True
    """Is there a right rail with the chronicle, or does it stand in the left one, between the others and oneself?"""
