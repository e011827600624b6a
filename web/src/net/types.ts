/** What the server says: the same names as in src/eminence/table/messages.py. */

export const PROTOCOL = 2;

/** A field of a move or an event: what it stands for is declared, see net/declared.ts. */
export type Datum = string | number | boolean | null | string[] | number[] | GameEvent[];
/** The kind of a move, then its fields in the declared order: `["swap", 1, "King"]`. */
export type Move = [kind: string, ...fields: Datum[]];
/** The name of what happened, then its fields in the declared order: `["taken", 0, ["King", "Queen"]]`. What it is about
 * in particular are parts, events themselves: `["killed", 0, "Outlaw", [["struck", 1, "Simone", 0]]]`. */
export type GameEvent = [name: string, ...fields: Datum[]];
/** Something to be said: the key of a message, and its fields by name. */
export interface Message {
  say: string;
  [field: string]: Datum | Message | Message[];
}

export interface Session {
  player: string;
  name: string;
  csrf: string;
  token?: string;
  recovery?: string;
}

export interface Clock {
  kind: "none" | "live" | "days";
  base?: number;
  increment?: number;
}

export interface Chair {
  seat: number;
  name: string;
  player: string;
  bot: string;
  away: boolean;
  resigned: boolean;
}

export type Phase = "waiting" | "playing" | "over" | "closed";
export type OptionValue = string | number | boolean;

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  cards: string;
  rules: number;
  phase: Phase;
  public: boolean;
  clock: Clock;
  chairs: Chair[];
  host: string;
  commitment: string;
  created: number;
  seat?: number | null;
  turn?: number[];
  rematch?: string;
  parked?: Problem;
  proof?: { secret: string; salts: string[] };
}

export interface OptionInfo {
  name: string;
  meaning: string;
  default: OptionValue;
  choices: OptionValue[];
  presets: Record<string, Record<string, OptionValue>>;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  rules: number;
  options: OptionInfo[];
  /** Where the face lies that the game brings itself. */
  face?: string;
}

export interface CardInfo {
  name: string;
  text: string;
  cells: Record<string, unknown>;
  provenance: Record<string, string>;
  /** The text part by part, as the game names them. */
  parts?: Record<string, string>;
}

export interface Catalogue {
  games: GameInfo[];
  levels: { name: string; manner: string }[];
  phrases: Record<string, string>;
}

export interface Result {
  winners: number[];
  scores: number[];
  /** Where each seat's points come from. */
  why: Message[];
}

/** A game's table as the viewer can know it; each game has its own shape. */
export type Table = Record<string, unknown>;

export interface State {
  type?: "state";
  seq: number;
  actors: number[];
  status: Message;
  moves: Move[];
  table?: Table;
  changed?: Table;
  log?: { first: number; events: GameEvent[] };
  undo?: boolean;
  clocks?: number[];
  result?: Result;
  request?: string;
  picture?: Table;
}

/** A finished game looked at again, as far as that is. */
export interface Review {
  done: number;
  total: number;
  seqs?: number[];
  trouble?: string;
  review?: {
    shares: [number, number[]][];
    turning_points: number[];
    moments: {
      first: number;
      last: number;
      shares: number[];
      decisions: { seat: number; move: Move; say: Message; mark: string }[];
    }[];
    costly: {
      step: number;
      seat: number;
      move: Move;
      best: Move;
      /** What was played, as it was then. */
      say: Message;
      why: Message;
      mark: string;
      cost: number;
    }[];
  };
}

/** What to do, and why. */
export interface Hint {
  move: Move;
  say: Message;
}

/** Why something is refused: for programs, as data, or in a sentence where there is no message for it. */
export interface Problem {
  code: string;
  say?: Message;
  text?: string;
}

export interface Saying {
  name: string;
  player: string;
  phrase: string;
}

export type News =
  | { type: "welcome"; protocol: number; program: string; table: TableInfo; seat: number | null; said?: Saying[] }
  | (State & { type: "state" })
  | { type: "table"; table: TableInfo }
  | { type: "done"; request: string; seq: number }
  | ({ type: "refused"; request: string; seq: number } & Problem)
  | ({ type: "said" } & Saying)
  | { type: "present"; seats: number[] }
  | { type: "pong"; request: string }
  | ({ type: "farewell" } & Problem);
