/** What the table of Shadows over the Empire is made of: its display, its traits, its places. */

import type { Emblem } from "../../cards/emblems";
import type { Message, Table } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import { lastOf, type Step, stepOf, stepParts } from "../../table/steps";
import { t } from "../../words/words.svelte";

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

export const traitName = (trait: Trait, on = true): string =>
  on ? t(`se-trait-${trait}`) : t("se-non", { trait: t(`se-trait-${trait}`) });

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
  /** What the part of the ability does; an Influence action has none. */
  text: Message | null;
  /** How many tokens an Influence action would bring. */
  count?: number;
  threat: string[];
}

/** See display.py. */
export interface Display {
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
/** Columns and rows from a place to the next one. */
const STEPS: Record<string, [number, number]> = {
  north: [0, -1],
  "north-east": [1, -1],
  east: [1, 0],
  "south-east": [1, 1],
  south: [0, 1],
  "south-west": [-1, 1],
  west: [-1, 0],
  "north-west": [-1, -1],
};
export const displayOf = (play: Play): Display => play.display as unknown as Display;

// --- Where cards lie ---

/** Column and row of a place, from 0. */
export const spot = (cell: string): [number, number] => [COLUMNS.indexOf(cell[0]!), Number(cell[1]) - 1];

/** The place next to one. */
export function neighbour(cell: string, direction: string): string | undefined {
  const [column, row] = spot(cell);
  const [right, down] = STEPS[direction]!;
  const letter = COLUMNS[column + right];
  return letter && row + down >= 0 ? `${letter}${row + down + 1}` : undefined;
}

/** In which direction a place lies, if it is the next one. */
export const directionTo = (from: string, to: string): string | undefined =>
  Object.keys(STEPS).find((direction) => neighbour(from, direction) === to);

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

// --- Leaders ---

/** The sign of a seat is its Leader's. */
export const signOf = (display: Display, seat: number): Emblem | undefined => {
  const leader = display.leaders[seat];
  return leader ? SIGNS[leader.compulsory] : undefined;
};

export const factionOf = (play: Play, name: string): string =>
  (play.cards.find((card) => card.name === name)?.cells.faction as string | undefined) ?? "";

/** The Leader that a faction offers here, or has. */
export function leaderOf(play: Play, faction: string): string {
  const { free, leaders } = displayOf(play);
  const offered = free?.find((name) => factionOf(play, name) === faction);
  return offered ?? leaders?.find((leader) => leader?.faction === faction)?.card ?? faction;
}

// --- At what one points ---

export const cellStep = (cell: string): Step => stepOf("cell", cell);
/** A card that is to be influenced, by the one whose place comes first. */
export const ontoStep = (source: string, cell: string): Step => stepOf("to", source, cell);
export const leaderStep = (faction: string): Step => stepOf("leader", faction);
export const lineStep = (direction: string): Step => stepOf("line", direction);
export const reactStep = (cell: string): Step => stepOf("do", "react", cell);
export const seatStep = (seat: number): Step => stepOf("do", "seat", seat);

/** The place of the card of yours that has been chosen to act. */
export function actingOf(play: Play): string | undefined {
  const [kind, cell] = play.chosen.length ? stepParts(play.chosen[0]!) : [];
  return kind === "cell" ? cell : undefined;
}

/** A click on the chosen card lets it go; one on another card that could have been chosen chooses that instead. */
export function switching(node: HTMLElement, given: { play: Play; step: Step }): { update(now: typeof given): void } {
  let { play, step } = given;
  const change = (event: Event): void => {
    const begun = play.chosen[0];
    if (!begun) return;
    const other = begun !== step;
    if (other && play.lit.has(ontoStep(lastOf(begun), lastOf(step)))) return;
    if (other && !play.paths.some(({ steps }) => steps[0] === step)) return;
    event.stopPropagation();
    play.chosen = [];
    if (other) play.point(step);
  };
  node.addEventListener("click", change, { capture: true });
  return { update: (now) => ({ play, step } = now) };
}
