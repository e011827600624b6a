/** What the table of Shadows over the Empire is made of: its picture, its traits, its places. */

import type { Emblem } from "../../cards/emblems";
import type { Table } from "../../net/types";
import type { Play } from "../../table/play.svelte";
import type { Step } from "../../table/ways";

export const TRAITS = ["lawful", "religious", "noble", "rich"] as const;
export type Trait = (typeof TRAITS)[number];

/** A trait is also the creed of a faction, so both have one sign. */
export const SIGNS: Record<Trait, Emblem> = { lawful: "scales", religious: "flame", noble: "lily", rich: "coin" };
export const TONES: Record<Trait, string> = {
  lawful: "#3f6a8f",
  religious: "#a04c2e",
  noble: "#76508a",
  rich: "#85691f",
};

export interface Leader {
  card: string;
  cell: string;
  faction: string;
  compulsory: Trait;
  wild: Trait;
}

export interface Doing {
  seat: number;
  cell: string;
  chosen: string[];
  text: string;
  /** How many tokens an Influence action would bring. */
  count?: number;
  threat: string[];
}

/** See picture.py. */
export interface Picture {
  cells: string[];
  rows: number;
  centre: string;
  tokens: number;
  unused: number[];
  points: number[];
  conflicts: number[];
  throne: boolean[];
  leaders: (Leader | null)[];
  free: string[];
  control: Record<string, number>;
  contested: string[];
  reach: Record<string, Record<string, number>>;
  lines: Record<string, string[]>;
  doing: Doing | null;
}

const COLUMNS = "abcde";
export const pictureOf = (play: Play): Picture => play.picture as unknown as Picture;

/** Column and row of a place, from 0. */
export const spot = (cell: string): [number, number] => [COLUMNS.indexOf(cell[0]!), Number(cell[1]) - 1];

export function cardAt(table: Table, cell: string): string | null {
  const [column, row] = spot(cell);
  return (table.grid as (string | null)[][] | undefined)?.[row]?.[column] ?? null;
}

export function cellOf(table: Table, name: string): string | undefined {
  for (const [row, cards] of ((table.grid as (string | null)[][] | undefined) ?? []).entries()) {
    const column = cards.indexOf(name);
    if (column >= 0) return `${COLUMNS[column]}${row + 1}`;
  }
  return undefined;
}

/** The sign of a seat is its Leader's. */
export const signOf = (picture: Picture, seat: number): Emblem | undefined => {
  const leader = picture.leaders[seat];
  return leader ? SIGNS[leader.compulsory] : undefined;
};

export const cardStep = (name: string): Step => `card:${name}`;
export const targetStep = (source: string, name: string): Step => `to:${source} > ${name}`;
export const cellStep = (cell: string): Step => `cell:${cell}`;
/** Not a thing but a move: what one would mean by something that is not lit. */
export const meaning = (move: string): Step => `try:${move}`;
export const lineStep = (direction: string): Step => `line:${direction}`;

/** The card of yours that has been chosen to act. */
export const actingOf = (play: Play): string | undefined =>
  play.chosen[0]?.startsWith("card:") ? play.chosen[0].slice("card:".length) : undefined;

/** A click on the chosen card lets it go; one on another card that could have been chosen chooses that instead. */
export function switching(node: HTMLElement, given: { play: Play; name: string }): { update(now: typeof given): void } {
  let { play, name } = given;
  const change = (event: Event): void => {
    const acting = actingOf(play);
    const own = cardStep(name);
    if (!acting || (acting !== name && play.lit.has(targetStep(acting, name)))) return;
    if (acting !== name && !play.ways.some(({ steps }) => steps[0] === own)) return;
    event.stopPropagation();
    play.chosen = [];
    if (acting !== name) play.point(own);
  };
  node.addEventListener("click", change, { capture: true });
  return { update: (now) => ({ play, name } = now) };
}
