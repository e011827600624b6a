/** What the server says: the same names as in src/eminence/table/messages.py. */

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
  parked?: string;
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
}

export interface CardInfo {
  name: string;
  text: string;
  cells: Record<string, unknown>;
  provenance: Record<string, string>;
}

export interface Catalogue {
  games: GameInfo[];
  levels: { name: string; manner: string }[];
  phrases: Record<string, string>;
}

export interface Result {
  winners: number[];
  scores: number[];
  why: string[];
}

/** A game's table as the viewer can know it; each game has its own shape. */
export type Table = Record<string, unknown>;

export interface State {
  type?: "state";
  seq: number;
  actors: number[];
  status: string;
  moves: string[];
  table?: Table;
  changed?: Table;
  log?: { first: number; lines: string[] };
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
      decisions: { seat: number; move: string; mark: string }[];
    }[];
    costly: { step: number; seat: number; move: string; best: string; why: string; mark: string; cost: number }[];
  };
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
  | { type: "refused"; request: string; code: string; text: string; seq: number }
  | ({ type: "said" } & Saying)
  | { type: "present"; seats: number[] }
  | { type: "pong"; request: string }
  | { type: "farewell"; code: string; text: string };
