// Made by client/scripts/client_types.py from the structs in display/scene.py and web/messages.py.
// Do not edit: change the structs and run the script.

/** A message of the common or the title's texts, with its arguments. */
export interface Text {
  k: "text";
  id: string;
  args?: Record<string, number | string | Text | Good | Who>;
}

/** A medallion inside a sentence: a resource or token by its key, `n` of them if a figure stands before it. */
export interface Good {
  k: "good";
  key: string;
  n?: number;
}

/** A player inside a sentence: the client puts the name in the seat's colour. */
export interface Who {
  k: "who";
  seat: number;
}

/** A template of the layout, scaled. */
export interface Use {
  k: "use";
  template: string;
  scale?: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** A symbol of the title's art sheet (or of the house sheets), in a box. */
export interface Art {
  k: "art";
  symbol: string;
  w: number;
  h: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** A good: its sign on a disc of its colour. `tone` ring-gilt, ring-legal, outline (missing). */
export interface Medal {
  k: "medal";
  good: string;
  r: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** A thick disc lying on the table, with the sign of a good; `icon` replaces the sign. */
export interface Token {
  k: "token";
  good: string;
  r: number;
  icon?: string;
  x?: number;
  y?: number;
  tone?: string;
}

/** A sign of the icon set, centred. */
export interface Sign {
  k: "sign";
  icon: string;
  size: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** The shape of a seat in its colours, centred. */
export interface Seat {
  k: "seat";
  seat: number;
  size: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** A disc with a short text: points, a number, a price. */
export interface Disc {
  k: "disc";
  r: number;
  text: string;
  x?: number;
  y?: number;
  tone?: string;
}

/** Text on the board: a plain string (a number) or a message. On the screen it is never under 12 px: where the area */
export interface Label {
  k: "label";
  text: string | Text;
  size?: number;
  anchor?: string;
  rank?: number;
  wrap?: number;
  rows?: number;
  most?: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** A rectangle. */
export interface Box {
  k: "box";
  w: number;
  h: number;
  r?: number;
  x?: number;
  y?: number;
  tone?: string;
}

/** Any outline, by SVG path data. */
export interface Path {
  k: "path";
  d: string;
  x?: number;
  y?: number;
  tone?: string;
}

/** A drawing used many times: marks in a box of its own. */
export interface Template {
  w: number;
  h: number;
  marks: (Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path)[];
}

/** A thing on the board. Its id stays the same while it is the same thing to this viewer, wherever it moves. */
export interface Node {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  name: Text;
  marks?: (Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path)[];
  layer?: number;
  outline?: string;
  about?: string;
  rules?: (string)[];
  tries?: ((string | number)[])[];
  tone?: string;
}

/** A part of the stage with a view box of its own. */
export interface Area {
  id: string;
  name: Text;
  view: [number, number, number, number];
  nodes?: (Node)[];
  ground?: (Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path)[];
  zoom?: boolean;
  focus?: [number, number, number, number] | null;
  map?: (Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path)[];
  head?: Text | null;
  note?: Text | null;
  lines?: number;
  cell?: number;
  tab?: Text | null;
  least?: number;
  tone?: string;
}

/** A sign with a figure: a good, an icon, or a seat's shape. */
export interface Chip {
  name: Text;
  text?: string;
  good?: string;
  icon?: string;
  seat?: number;
  about?: string;
  tone?: string;
}

export interface Chips {
  k: "chips";
  items: (Chip)[];
  tone?: string;
}

export interface Line {
  name: Text;
  value: string;
}

/** Names and figures, one below the other. */
export interface Lines {
  k: "lines";
  rows: (Line)[];
  tone?: string;
}

/** A small board inside a panel; its nodes can be targets like any others. */
export interface Mini {
  k: "mini";
  area: Area;
}

/** A row of cards: a hand, an offer. Their places follow from their order; x and y are not used. */
export interface Cards {
  k: "cards";
  name: Text;
  nodes: (Node)[];
  tone?: string;
}

/** Slots in a row: `on` filled, `spent` turned pale, the others empty with what is written in them. */
export interface Track {
  k: "track";
  name: Text;
  icon: string;
  on: number;
  spent?: number;
  free?: (string)[];
  about?: string;
}

export interface Note {
  k: "note";
  text: Text;
  tone?: string;
}

/** A player's panel, or (seat -1) a panel of the table: a market, cards in force. */
export interface Panel {
  id: string;
  seat?: number;
  title?: Text | null;
  note?: Text | null;
  points?: number | null;
  widgets?: (Chips | Lines | Mini | Cards | Track | Note)[];
  tone?: string;
}

/** A figure in the bar: the clock of the game. */
export interface Gauge {
  name: Text;
  value?: string;
  on?: number;
  of?: number;
  tone?: string;
}

/** A part of the turn in the dock: done, now or next. */
export interface Part {
  name: Text;
  state: string;
}

/** What is asked. `seats` are those who decide; `mine` says whether the viewer is one of them. */
export interface Dock {
  ask: Text;
  seats: (number)[];
  mine?: boolean;
  hint?: Text | null;
  parts?: (Part)[];
  deltas?: (Delta)[];
  dials?: (Dial)[];
}

/** A number that is set step by step: how many crystals go into a bid. */
export interface Dial {
  name: Text;
  most: number;
  good?: string;
  start?: number;
}

/** A change worth telling: `+2 points`. tone plus, minus or neither; `good` draws its medallion. */
export interface Delta {
  text: Text;
  tone?: string;
  good?: string;
  seat?: number;
}

/** A legal action of the viewer. */
export interface Choice {
  action: (string | number)[];
  label: Text;
  target?: string;
  move?: string;
  tone?: string;
  confirm?: boolean;
  peek?: boolean;
  source?: string;
  lift?: boolean;
  turn?: number;
  dial?: (number)[];
  badge?: (Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path)[];
  icon?: string;
  good?: string;
  then?: ((string | number)[])[];
  shown?: Preview | null;
  group?: Text | null;
}

/** What an action would do: nodes laid over the scene and the changes it brings. */
export interface Preview {
  action: (string | number)[];
  area?: string;
  nodes?: (Node)[];
  deltas?: (Delta)[];
  hint?: Text | null;
  figure?: Area | null;
}

/** A line of the chronicle. */
export interface LogLine {
  text: Text;
  seat?: number;
  nodes?: (string)[];
  head?: boolean;
}

/** The score sheet of a seat. */
export interface Score {
  seat: number;
  total: number;
  lines: (Line)[];
  winner?: boolean;
}

/** A blank of a paper: one of some choices, or with a `key` whatever is written in. */
export interface Blank {
  name: Text;
  key?: string;
  choices?: (Record<string, Text>)[];
}

/** A paper to be filled in and printed when the game is over; the game itself does not depend on it. */
export interface Paper {
  kind: Text;
  title: Text;
  text: string;
  lines?: (Text)[];
  blanks?: (Blank)[];
  icon?: string;
}

/** Everything a viewer sees of the table itself. */
export interface Scene {
  viewer: number;
  areas: (Area)[];
  panels: (Panel)[];
  gauges: (Gauge)[];
  dock: Dock;
  scores: (Score)[];
  over?: boolean;
  paper?: Paper | null;
}

/** What a thing is: the inspector's card. */
export interface About {
  name: Text;
  kind?: Text | null;
  text?: Text | null;
  template?: string;
  goods?: (string)[];
  rules?: (string)[];
}

/** Where areas and table panels stand on the stage. Grid lines as in CSS `grid-template`; the names in it are the */
export interface Place {
  grid: string;
  tabs?: ((string)[])[];
  boards?: ((string)[])[];
  dock?: (string)[];
}

/** What never changes during a game; sent once and cached by its hash. */
export interface Layout {
  title: string;
  goods: Record<string, string>;
  templates: Record<string, Template>;
  abouts: Record<string, About>;
  wide: Place;
  tall: Place;
  mid?: Place | null;
  low?: Place | null;
  beside?: boolean;
  answers_below?: boolean;
  art: (string)[];
  rail_right?: boolean;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name?: string;
  level?: string;
  mine?: boolean;
  away?: boolean;
  online?: boolean;
}

/** A table as lobby, home page and bar show it. */
export interface TableInfo {
  id: string;
  title: string;
  options: Record<string, string | number | boolean>;
  seats: (SeatInfo)[];
  status: string;
  name?: string;
  public?: boolean;
  turn?: number;
  created?: number;
  promise?: string;
  invite?: string;
  ending?: string;
  winners?: (number)[];
  rematch?: string;
  offers?: (number)[];
  your_turn?: boolean;
  paused?: boolean;
  stand_in?: boolean;
  locked?: string;
}

/** A numbered line of the chronicle. */
export interface Entry {
  n: number;
  line: LogLine;
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** First message on a socket. While the table waits for people it is all there is: it comes again whenever somebody */
export interface Hello {
  k: "hello";
  table: TableInfo;
  layout: string;
  chat: (ChatLine)[];
  build?: string;
}

/** The table as this viewer sees it now. */
export interface Update {
  k: "update";
  seq: number;
  table: TableInfo;
  scene: Scene;
  choices?: (Choice)[];
  undo?: number;
  redo?: number;
  entries?: (Entry)[];
  fresh?: boolean;
  forced?: boolean;
  curtain?: number;
}

/** A command was carried out and is on disk. */
export interface Ack {
  k: "ack";
  ref: number;
  seq: number;
}

/** A command was refused and nothing changed: by a clause of the rules, or by `problem` (a message id). */
export interface Refused {
  k: "refused";
  ref: number;
  clause?: string;
  problem?: string;
  allowed?: boolean;
}

export interface Previewed {
  k: "previewed";
  ref: number;
  preview: Preview;
}

export interface Said {
  k: "said";
  line: ChatLine;
}

/** Somebody who plays here has come or gone; nothing else has changed. */
export interface Presence {
  k: "presence";
  online: (number)[];
}

export interface Pong {
  k: "pong";
  at: number;
}

/** The server goes down; come back in a moment. */
export interface Closing {
  k: "closing";
}

export interface Play {
  k: "play";
  ref: number;
  seq: number;
  action: (string | number)[];
}

export interface Undo {
  k: "undo";
  ref: number;
  seq: number;
}

export interface Redo {
  k: "redo";
  ref: number;
  seq: number;
}

/** Which rule forbids this? */
export interface Why {
  k: "why";
  ref: number;
  action: (string | number)[];
}

export interface AskPreview {
  k: "preview";
  ref: number;
  seq: number;
  action: (string | number)[];
}

export interface Say {
  k: "say";
  ref: number;
  text: string;
}

/** On a shared screen: the seat has the screen now. */
export interface Uncover {
  k: "uncover";
  ref: number;
  seat: number;
}

export interface Resign {
  k: "resign";
  ref: number;
}

/** Offer, or accept, to stop the match where it stands. */
export interface OfferEnd {
  k: "offer_end";
  ref: number;
  yes: boolean;
}

/** Let a bot play for me (`away`), or take the seat back. */
export interface Away {
  k: "away";
  ref: number;
  away: boolean;
}

/** Let the bots of a table wait, or go on. */
export interface Pause {
  k: "pause";
  ref: number;
  on: boolean;
}

export interface Ping {
  k: "ping";
  at: number;
}

/** The visitor: a guest until there is an account. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  csrf: string;
  login?: string;
  email?: string;
  confirmed?: boolean;
  mail: boolean;
  deleting?: number;
}

export interface NewName {
  name: string;
}

/** `name` and `email` may be left out: the guest's name stays, and without an address only the host can help whoever */
export interface NewAccount {
  login: string;
  password: string;
  name?: string;
  email?: string;
}

export interface Login {
  login: string;
  password: string;
  bring?: boolean;
}

/** A table whose seat stays the guest's, because the account sits there too. */
export interface KeptTable {
  table: string;
  title: string;
}

export interface LoggedIn {
  me: Me;
  kept: (KeptTable)[];
}

/** How many tables of the visitor are being played, wait for people, or are over. */
export interface Belongings {
  playing: number;
  waiting: number;
  finished: number;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** A login, or a confirmed e-mail address. */
export interface Forgotten {
  login: string;
}

export interface Recovery {
  login: string;
  code: string;
  password: string;
}

export interface NewEmail {
  email: string;
  password: string;
}

export interface Code {
  code: string;
}

/** The password of an account; a guest has none. */
export interface Farewell {
  password?: string;
}

/** A browser in which the visitor is known. */
export interface SessionInfo {
  id: string;
  device: string;
  kind: string;
  created: number;
  seen: number;
  current: boolean;
}

/** Done; there is nothing to say about it. */
export interface Nothing {
}

/** Which seat (-1: any open one), and the secret of the invitation where the table is not public. */
export interface JoinWish {
  seat?: number;
  invite?: string;
}

export interface QuickWish {
  title?: string;
}

/** The lobby: tables that wait for people, mine, public ones to watch, and those that are over (mine or public). */
export interface TableLists {
  open: (TableInfo)[];
  mine: (TableInfo)[];
  playing: (TableInfo)[];
  over: (TableInfo)[];
}

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  seats: (number)[];
  free?: boolean;
}

/** A game on the home page. Its words are given in every language. */
export interface TitleInfo {
  id: string;
  name: Record<string, string>;
  subtitle: Record<string, string>;
  summary: Record<string, string>;
  seats?: (number)[];
  options?: (OptionInfo)[];
  minutes?: number;
  weight?: number;
  secret?: boolean;
}

/** One seat of a new table: me, open, bot (with level), here (another person at this screen). */
export interface SeatWish {
  kind: string;
  level?: string;
  name?: string;
}

export interface NewTable {
  title: string;
  seats: (SeatWish)[];
  options?: Record<string, string | number | boolean>;
  name?: string;
  public?: boolean | null;
  away_level?: string;
  stand_in?: boolean;
}

export interface ClauseInfo {
  id: string;
  section: string;
  ru: string;
  en: string;
  rulings?: (string)[];
}

/** What we play where the rulebook is silent, and why; by language. */
export interface RulingInfo {
  question: Record<string, string>;
  ruling: Record<string, string>;
  reason: Record<string, string>;
}

export interface RulesInfo {
  title: string;
  sections: Record<string, Record<string, string>>;
  clauses: (ClauseInfo)[];
  rulings: Record<string, RulingInfo>;
}

/** One moment of a replay. */
export interface Frame {
  step: number;
  steps: number;
  scene: Scene;
  told: number;
  viewers?: (number)[];
}

/** Everything that was told to one viewer of a finished match. */
export interface Chronicle {
  entries: (Entry)[];
}

/** The verification of a finished match: chain, replay, result, and that the seed kept its promise. */
export interface Verdict {
  sound: boolean;
  moves: number;
  promise: string;
  seed?: string;
  problem?: string;
}

/** Every refusal over HTTP: a message id for people, a sentence for programs. */
export interface Problem {
  status: number;
  problem: string;
  detail: string;
  free?: (string)[];
}

export type AnyMark = Use | Art | Medal | Token | Sign | Seat | Disc | Label | Box | Path;

export type Widget = Chips | Lines | Mini | Cards | Track | Note;

export type FromServer = Hello | Update | Ack | Refused | Previewed | Said | Presence | Pong | Closing;

export type FromClient =
  | Play
  | Undo
  | Redo
  | Why
  | AskPreview
  | Say
  | Uncover
  | Resign
  | OfferEnd
  | Away
  | Pause
  | Ping;
