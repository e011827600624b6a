/** What goes over the wire: eminence.table.messages in TypeScript. Written by web/generate.py. */
export const PROTOCOL = 2;
export type Wire = RequestBody | ResponseBody | ClientMessage | ServerMessage;
export type RequestBody = NewSession | Recovery | NewTable | Join | Start | Branch | Import | Moderation | Reason;
export type OptionValue = string | number | boolean;
export type BotName = "beginner" | "casual" | "expert" | "greedy" | "master" | "random" | "skilled";
export type ResponseBody = SessionInfo | TableInfo | CardInfo | HintInfo | ReviewInfo | Catalogue | Problem;
/** the kind of move, then its fields in the declared order */
export type Move = [string, ...(string | number | null)[]];
export type ClientMessage = MoveCommand | UndoCommand | SayCommand | PingCommand;
/** chosen by the client, once for each command */
export type RequestId = string;
export type Phrase =
  | "again"
  | "good-game"
  | "good-luck"
  | "goodbye"
  | "hello"
  | "one-moment"
  | "oops"
  | "thanks"
  | "well-played"
  | "your-turn";
export type ServerMessage =
  Welcome | StateUpdate | TableUpdate | Done | Refusal | SaidPhrase | Present | Pong | Closing;
/** the event's name, then its fields in the declared order */
export type GameEvent = [string, ...unknown[]];

export interface NewSession {
  name: string;
}
export interface Recovery {
  code: string;
}
export interface NewTable {
  game: string;
  options?: Record<string, OptionValue>;
  cards?: string | null;
  seats?: number | null;
  bots?: Record<string, BotName>;
  clock?: Clock;
  public?: boolean;
  /** the chair that you take; none: you only watch */
  seat?: number | null;
}
/** How much time everybody has. */
export interface Clock {
  kind?: "days" | "live" | "none";
  /** live: seconds for the whole game; days: days for a move */
  base?: number;
  /** live: seconds added after every move */
  increment?: number;
}
export interface Join {
  /** any free one if not said */
  seat?: number | null;
  salt?: string | null;
}
export interface Start {
  /** bots of this level take the free chairs */
  fill?: BotName | null;
  /** stirs the deal */
  salt?: string | null;
}
export interface Branch {
  /** the `seq` of the moment to go on from */
  seq: number;
  /** the chair that you take */
  seat?: number;
  /** who takes the others */
  bot?: BotName;
}
export interface Import {
  /** the text of a record or a saved game */
  record: string;
  cards?: string | null;
  seat?: number | null;
}
export interface Moderation {
  name: string;
  lift?: boolean;
}
export interface Reason {
  why: string;
}
export interface SessionInfo {
  player: string;
  name: string;
  csrf: string;
  /** for programs, as 'Authorization: Bearer'; only when it is made */
  token?: string;
  /** continues on another device; only when it is made */
  recovery?: string;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  cards: string;
  rules: number;
  phase: "closed" | "over" | "playing" | "waiting";
  public: boolean;
  clock: Clock;
  chairs: ChairInfo[];
  host: string;
  commitment: string;
  created: number;
  seat?: number;
  /** the seats that the game waits for */
  turn?: number[];
  rematch?: string;
  /** why the game rests, if it does */
  suspended?: Problem;
  proof?: Proof;
}
export interface ChairInfo {
  seat: number;
  name: string;
  player: string;
  bot: string;
  away: boolean;
  resigned: boolean;
}
/** Why something was refused: a stable code for programs, a sentence for people, and the same as data. */
export interface Problem {
  code: string;
  text: string;
  say?: Message;
}
/** the key of a sentence as `say`, and its fields; see GET /api/games/{game}/words */
export interface Message {
  say: string;
  [k: string]: unknown;
}
/** How the deal came about: told when the game is over. */
export interface Proof {
  secret: string;
  salts: string[];
}
export interface CardInfo {
  name: string;
  /** all that it is and does */
  text: string;
  cells: Record<string, unknown>;
  provenance: Record<string, string>;
  /** the same part by part, as the game names them */
  parts?: Record<string, string>;
}
export interface HintInfo {
  move: Move;
  say: Message;
}
/** A finished game looked at again: how far that is, and when it is done what was found. */
export interface ReviewInfo {
  done: number;
  total: number;
  review?: ReviewData;
  /** the `seq` of the moment after each move, the deal first */
  seqs?: number[];
  /** why there will be none */
  trouble?: string;
  say?: Message;
}
/** What was found of a whole game. */
export interface ReviewData {
  game: string;
  names: string[];
  moves: number;
  complete: boolean;
  winners: number[] | null;
  summaries: SummaryData[];
  /** everybody's share of victory after so many moves */
  shares: [number, number[]][];
  /** the first moves of the moments where the game turned */
  turning_points: number[];
  /** the costliest first */
  costly: CostlyDecision[];
  moments: MomentData[];
}
/** How a seat played and fared. */
export interface SummaryData {
  seat: number;
  decisions: number;
  /** what its moves cost on average */
  loss: number;
  /** the share of its moves that were as good as the best */
  accuracy: number;
  mistakes: number;
  blunders: number;
  /** what luck added to its share of victory */
  luck: number;
}
/** A mistake or a blunder. */
export interface CostlyDecision {
  /** the number of the move in the record, from 1 */
  step: number;
  seat: number;
  move: Move;
  best: Move;
  /** what was played, as it was then */
  say: Message;
  /** how many legal moves there were */
  choices: number;
  /** the seat's share of victory with the best move */
  win: number;
  played: number;
  cost: number;
  /** the standard error of the difference */
  error: number;
  mark: "" | "blunder" | "mistake";
  /** why the best move was better */
  why: Message;
}
/** Decisions that belong together, and everybody's share of victory before them. */
export interface MomentData {
  /** the number of its first move in the record */
  first: number;
  /** and of the last one before the next moment */
  last: number;
  shares: number[];
  /** what of the change no choice explains, seat by seat */
  luck: number[];
  decisions: DecisionData[];
}
/** What a seat chose, and what it could have chosen; shares of victory are from 0 to 1. */
export interface DecisionData {
  /** the number of the move in the record, from 1 */
  step: number;
  seat: number;
  move: Move;
  best: Move;
  /** what was played, as it was then */
  say: Message;
  /** how many legal moves there were */
  choices: number;
  /** the seat's share of victory with the best move */
  win: number;
  played: number;
  cost: number;
  /** the standard error of the difference */
  error: number;
  mark: "" | "blunder" | "mistake";
}
export interface Catalogue {
  games: GameInfo[];
  levels: LevelInfo[];
  phrases: Record<string, string>;
}
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  rules: number;
  options: OptionInfo[];
  /** where the page finds the face that the game brings itself */
  face?: string;
}
export interface OptionInfo {
  name: string;
  meaning: string;
  default: OptionValue;
  choices: OptionValue[];
  presets: Record<string, Record<string, OptionValue>>;
}
export interface LevelInfo {
  name: string;
  manner: string;
}
export interface MoveCommand {
  type: "move";
  request: RequestId;
  /** the `seq` of the last state that the client saw */
  seen: number;
  /** a move as data, or its notation */
  move: string | Move;
}
export interface UndoCommand {
  type: "undo";
  request: RequestId;
  /** the `seq` of the last state that the client saw */
  seen: number;
}
export interface SayCommand {
  type: "say";
  request: RequestId;
  phrase: Phrase;
}
export interface PingCommand {
  type: "ping";
  request: RequestId;
}
/** The first message of a connection. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  program: string;
  table: TableInfo;
  seat: number | null;
  said?: SaidPhrase[];
}
export interface SaidPhrase {
  type: "said";
  name: string;
  player: string;
  phrase: string;
}
/** The game as the viewer can know it, whole or what changed of it. */
export interface StateUpdate {
  type: "state";
  seq: number;
  /** the seats that the game waits for */
  actors: number[];
  /** what is being waited for */
  status: Message;
  /** all that the viewer may play now */
  moves: Move[];
  /** the whole table, after Welcome */
  table?: Table;
  /** the parts of the table that are new */
  changed?: Table;
  log?: Log;
  /** whether the viewer may take her last step back */
  undo?: boolean;
  /** seconds left, seat by seat */
  clocks?: number[];
  result?: ResultInfo;
  /** the request that brought this about, for the seat that made it */
  request?: string;
  /** the viewer's record in base 64, for those who ask with ?record=1 */
  record?: string;
  /** with it: how many steps were played, as bots count them */
  step?: number;
  /** the same in sentences, for those who ask with ?words=en */
  words?: Sentences;
  /** what is new of what the rules make of the table, for those who ask with ?display=1 */
  display?: Table;
}
/** a game's table; each game has its own shape */
export interface Table {
  [k: string]: unknown;
}
export interface Log {
  /** how many events came before these */
  first: number;
  events: GameEvent[];
}
export interface ResultInfo {
  winners: number[];
  scores: number[];
  /** for each seat, where its points come from */
  why: Message[];
}
/** What a state says, in a language. */
export interface Sentences {
  status: string;
  /** the notation of every move */
  moves: string[];
  /** a line for every event of the log */
  lines: string[];
  why: string[];
}
/** Who sits where, and what has become of the table. */
export interface TableUpdate {
  type: "table";
  table: TableInfo;
}
/** A command that was carried out, maybe the first time it was sent. */
export interface Done {
  type: "done";
  request: string;
  seq: number;
}
export interface Refusal {
  type: "refused";
  request: string;
  code: string;
  seq: number;
  say?: Message;
  /** in a sentence, for those who ask with ?words=en */
  text?: string;
}
/** Which seats are looking at the table now. */
export interface Present {
  type: "present";
  seats: number[];
}
export interface Pong {
  type: "pong";
  request: string;
}
/** The last message of a connection that the server ends, and why. */
export interface Closing {
  type: "closing";
  code: string;
  say?: Message;
  /** in the language of ?words=, or in English */
  text?: string;
}
