/** An Empty Throne: what the server tells of its table, by the names that it has there. */

import type { Message, Table } from "../../net/wire";
import { t } from "../../words/words.svelte";

export const FIELDS = ["field 1", "field 2", "field 3"];
export const TOMBS = "the tombs";
export const PLACES = [...FIELDS, TOMBS];

/** A table as its viewer knows it. */
export interface Throne {
  phase: "draft" | "action" | "ability" | "over";
  turn: number;
  turns: number;
  hands: string[][];
  seen: string[][];
  unseen: number[];
  dealt: number[];
  played: Record<string, string[]>[];
  under: string[];
  tombs: string[];
  used: string[];
  tops: (string | null)[];
  left: number[];
  flips: string[][];
  refuge: string | null;
  pool: string[];
  card: string | null;
  place: string | null;
  sentence: string | null;
  first: string | null;
}

export interface Progress {
  what: "value" | "kith" | "values" | "kiths";
  have: number;
  need: number;
  made: boolean;
}

/** What the rules make of it: see display.py. */
export interface Display {
  limit: number;
  sums: Record<string, number>[];
  coalitions: Record<string, Progress[]>[];
  points: number[];
  why: Record<"fields" | "tombs" | "flips" | "refugees", number>[];
  value: number[];
  refugees: number[];
  worth: Record<"flip" | "field" | "tombs" | "refugee", number>;
  lasting: boolean;
  actions: { left: number; all: number };
  recruits: Record<string, Message | null>;
  hand: Record<string, { impact: Message | null; both: string[] }>;
  deck: string | null;
  ends: ("decks" | "flips" | "length")[];
}

export const throne = (table: Table) => table as unknown as Throne;
export const displayOf = (display: Table) => display as unknown as Display;

/** A Field as its number, counted from 1. */
export const fieldNumber = (place: string) => FIELDS.indexOf(place) + 1;
export const placeName = (place: string) =>
  place === TOMBS ? t("et-tombs") : t("et-field", { number: fieldNumber(place) });
