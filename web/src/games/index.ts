/** The games that have a table of their own: a folder each, called as the game's package, with `index.ts`, `tile.ts` and
 * `words`. Whatever else the house offers is played at the plain one. */

import type { Component } from "svelte";
import type { Faces } from "../cards/anatomy";
import type { Emblem } from "../cards/emblems";
import { fetchCatalogue } from "../net/api";
import type { Declared } from "../net/declared";
import type { CardInfo, GameEvent, Message, Move, OptionValue, Table } from "../net/wire";
import type { Play } from "../table/play.svelte";
import type { Sound } from "../table/sound";
import type { Step } from "../table/steps";
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

/** What a part of the log stands under: a turn, a round. The same id goes on with the same part. */
export interface Heading {
  id: string;
  text: string;
  /** Whose turn it is, if it is somebody's. */
  seat?: number;
}

/** A card that moves: from one place to another, as `data-place` has them. */
export interface Travel {
  card: string;
  from: string;
  to: string;
  /** It is turned face up on its way. */
  turned?: boolean;
}

/** How a game is drawn and pointed at. */
export interface GameFace {
  Board: Component;
  /** What the game's fields, events and moves are; else the server is asked. */
  declared?: Declared;
  /** Every card that can lie on the table, by the name it has there. */
  faces(cards: CardInfo[], options: Record<string, OptionValue>): Faces;
  /** At what one points to mean a move. */
  steps(move: Move, table: Table, seat: number, display?: Table): Step[];
  /** The message of a move, if it says more than its kind and its fields: what follows from the cards or the position. */
  worded?(move: Move, play: Play): Message | undefined;
  /** What a step is called: the words on a button, the name of a thing; else its move's words, or its name. */
  label?(step: Step, play: Play): string | undefined;
  /** The cards in one's hand, if the game has hands; the frame lays them out below the status line. */
  hand?(table: Table, seat: number): string[];
  /** The step that a card in the hand stands for. */
  handStep?(card: string): Step;
  /** What lies on a card in the hand: its price now, a seal. `copy` counts cards of the same name before it. */
  HandMark?: Component<{ name: string; copy: number }>;
  /** A move that one would mean by pointing at something that is not lit: the server says why it may not be played. */
  attempt?(step: Step, table: Table, seat: number, display?: Table): Move | undefined;
  /** Whether the board names every seat itself; else the frame has a strip of the others above it. */
  seated?: boolean;
  /** What stands beside a seat's name. */
  figures(table: Table, seat: number): Figure[];
  /** Where the game is: "battle 2, wave 3". */
  where(table: Table): string;
  /** What is heard of what happened, beyond cards that move. */
  sound?(events: GameEvent[], seat: number): Sound | undefined;
  /** What an event and those after it stand under in the log, if something begins with it. */
  turn?(event: GameEvent, play: Play): Heading | undefined;
  /** Where cards go that an event names; all others are found by where they lay. */
  travels?(event: GameEvent, seat: number): Travel[];
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

export const PLAIN: Tile = { emblem: "star", tone: "#6b5745", minutes: "" };

const TILES = import.meta.glob<{ tile: Tile }>("./*/tile.ts", { eager: true });
const FACES = import.meta.glob<{ face: GameFace }>("./*/index.ts");
const folderOf = (game: string) => `./${game.replaceAll("-", "_")}`;

/** What the first view shows of a game, without loading its table. */
export const tileOf = (game: string): Tile => TILES[`${folderOf(game)}/tile.ts`]?.tile ?? PLAIN;

/** The page's own face of a game, else the one that the game brings itself, else the plain one. */
export async function faceOf(game: string): Promise<GameFace> {
  const own = FACES[`${folderOf(game)}/index.ts`];
  if (own) return (await own()).face;
  const brought = (await fetchCatalogue()).games.find(({ name }) => name === game)?.face;
  if (brought) return (await import("./outside/face.svelte")).outsideFace(brought);
  return (await FACES["./plain/index.ts"]!()).face;
}
