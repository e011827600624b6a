/** The games that have a table of their own. Whatever else the house offers is played at the plain one. */

import type { Component } from "svelte";
import type { Faces } from "../cards/anatomy";
import type { Emblem } from "../cards/emblems";
import type { CardInfo, OptionValue, Table } from "../net/types";
import type { Play } from "../table/play.svelte";
import type { Sound } from "../table/sound";
import type { Step } from "../table/ways";
import type { Plain } from "../words/keys";

/** A number that everybody may know of a seat. */
export interface Figure {
  sign: Emblem;
  value: string | number;
  means: string;
}

/** Something to be explained in a first game: when the table is ripe for it, and to what it points. */
export interface Note {
  words: Plain;
  when?(play: Play): boolean;
  /** Something is to be done: the note stays until it is. */
  done?(play: Play): boolean;
  /** A selector of what it is about. */
  at?: string;
}

/** A part of the table as it is read out. */
export interface Spoken {
  title: string;
  lines: string[];
}

/** How a game is drawn and pointed at. */
export interface GameFace {
  Board: Component;
  /** Every card that can lie on the table, by the name it has there. */
  faces(cards: CardInfo[], options: Record<string, OptionValue>): Faces;
  /** At what one points to mean a move. */
  steps(move: string, table: Table, seat: number, picture?: Table): Step[];
  /** The cards in one's hand, if the game has hands; the frame lays them out below the status line. */
  hand?(table: Table, seat: number): string[];
  /** The step that a card in the hand stands for. */
  handStep?(card: string): Step;
  /** What lies on a card in the hand: its price now, a seal. `copy` counts cards of the same name before it. */
  HandMark?: Component<{ name: string; copy: number }>;
  /** A move that one would mean by pointing at something that is not lit: the server says why it may not be played. */
  attempt?(step: Step, table: Table, seat: number, picture?: Table): string | undefined;
  /** A move as it is said at this table, if its sentence has numbers where people have names. */
  wording?(move: string, play: Play): string;
  /** Whether the board names every seat itself; else the frame has a strip of the others above it. */
  seated?: boolean;
  /** What stands beside a seat's name. */
  figures(table: Table, seat: number): Figure[];
  /** Where the game is: "battle 2, wave 3". */
  where(table: Table): string;
  /** What is heard when the table has changed, beyond cards that move. */
  sound?(before: Table, now: Table, seat: number): Sound | undefined;
  /** The table in sentences, for those who hear it; else every fact of it is listed. */
  spoken?(play: Play): Spoken[];
  /** Where the points of a finished game came from, beyond what the result says. */
  Account?: Component;
  /** What a first game explains, in this order. */
  lesson?: Note[];
}

export interface Tile {
  emblem: Emblem;
  tone: string;
  minutes: string;
}

/** What the first view shows of a game, without loading its table. */
export const TILES: Record<string, Tile> = {
  "shadow-throne": { emblem: "rose", tone: "#8d3a44", minutes: "30–45" },
  "behind-the-throne": { emblem: "crown", tone: "#8a6a1f", minutes: "15–20" },
  "shadows-over-the-empire": { emblem: "eye", tone: "#3f5f7a", minutes: "30–60" },
  "an-empty-throne": { emblem: "tower", tone: "#4c6a52", minutes: "20–30" },
};
export const PLAIN: Tile = { emblem: "star", tone: "#6b5745", minutes: "" };

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  "behind-the-throne": () => import("./behind_the_throne"),
  "shadow-throne": () => import("./shadow_throne"),
  "shadows-over-the-empire": () => import("./shadows_over_the_empire"),
  "an-empty-throne": () => import("./an_empty_throne"),
};

export async function faceOf(game: string): Promise<GameFace> {
  return (await (FACES[game] ?? (() => import("./plain")))()).face;
}
