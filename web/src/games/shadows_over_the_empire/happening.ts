/** Shadows over the Empire: what is heard and seen of what happens. */

import type { Heading, Travel } from "..";
import { eventOf } from "../../net/declared";
import type { GameEvent } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import type { Sound } from "../../table/sound";
import { t } from "../../words/words.svelte";
import { declared } from "./declared";

// --- Where things lie, as the board calls it ---

export const LEADERS = "leaders";
/** The citizens that nobody has seen, and the one that is to be placed. */
export const CITIZENS = "citizens";
export const PLACING = "placing";
export const gridOf = (cell: string) => `grid ${cell}`;
export const seatOf = (seat: number) => `seat ${seat}`;
/** Tokens travel like cards: from a seat's pool onto a card, and back. */
export const tokenOf = (seat: number) => `token ${seat}`;
export const poolOf = (seat: number) => `pool ${seat}`;
export const onCard = (name: string) => `on ${name}`;

/** Where cards and tokens go. Cards that change places are found by where they lay. */
export function travels(event: GameEvent): Travel[] {
  const told = eventOf(declared, event);
  switch (told.name) {
    case "leader-chosen":
      return [{ card: told.card!, from: LEADERS, to: seatOf(told.who) }];
    case "revealed":
      return [{ card: told.card!, from: CITIZENS, to: PLACING, turned: true }];
    case "placed":
      return [{ card: told.card!, from: PLACING, to: gridOf(told.cell!) }];
    case "influenced":
    case "subdued":
    case "added":
      return told.count ? [{ card: tokenOf(told.who), from: poolOf(told.who), to: onCard(told.card!) }] : [];
    case "removed":
      return told.count ? [{ card: tokenOf(told.who), from: onCard(told.card!), to: poolOf(told.who) }] : [];
    case "token-lost":
      return [{ card: tokenOf(told.who), from: onCard(told.card!), to: poolOf(told.who) }];
    case "moved":
      return [{ card: tokenOf(told.who), from: onCard(told.card!), to: onCard(told.target!) }];
    default:
      return [];
  }
}

// --- What changes where it lies ---

/** The cards, by name, that the last deed has changed. */
export interface Stir {
  /** Turned, either way. */
  turned: Set<string>;
  marked: Set<string>;
  locked: Set<string>;
  /** Face up now. */
  up: Set<string>;
  /** On which whose tokens have become fewer: "1 Garrick". */
  fewer: Set<string>;
}

const nothing = (): Stir => ({
  turned: new Set(),
  marked: new Set(),
  locked: new Set(),
  up: new Set(),
  fewer: new Set(),
});
export const STILL: Stir = nothing();

const DEEDS: string[] = ["instigated", "used", "reacted", "passed", "declined", "round-ended"];

export function stirred(events: GameEvent[]): Stir {
  const stir = nothing();
  for (const event of events.slice(
    Math.max(
      0,
      events.findLastIndex(([name]) => DEEDS.includes(name)),
    ),
  )) {
    const told = eventOf(declared, event);
    switch (told.name) {
      case "used":
      case "reacted":
      case "performed":
      case "rotated":
      case "reset":
        stir.turned.add(told.card!);
        break;
      case "instigated":
      case "marked":
        stir.marked.add(told.card!);
        break;
      case "locked":
        stir.locked.add(told.card!);
        break;
      case "turned-up":
        stir.up.add(told.card!);
        break;
      case "removed":
      case "moved":
      case "token-lost":
        stir.fewer.add(`${told.who} ${told.card}`);
        break;
    }
  }
  return stir;
}

// --- What is heard ---

const SOUNDS: [Sound, (event: ReturnType<typeof heard>, seat: number) => boolean][] = [
  ["drum", ({ name }) => name === "round-begun"],
  [
    "coin",
    (told, seat) =>
      (told.name === "influenced" || told.name === "subdued" || told.name === "added") &&
      told.who === seat &&
      told.count > 0,
  ],
  ["seal", ({ name }) => name === "locked" || name === "cancelled"],
  ["card", ({ name }) => ["used", "reacted", "performed", "rotated", "reset", "turned-up"].includes(name)],
];
const heard = (event: GameEvent) => eventOf(declared, event);

/** A drum for a new Round, coins for tokens of one's own, a seal for what is locked or cancelled. */
export function sound(events: GameEvent[], seat: number): Sound | undefined {
  const told = events.map(heard);
  return SOUNDS.find(([, fits]) => told.some((one) => fits(one, seat)))?.[0];
}

// --- Headings of the log ---

/** Round by round, in it by whose action it is; a React belongs to what it answers. */
export function turn(event: GameEvent, play: Play): Heading | undefined {
  const told = eventOf(declared, event);
  switch (told.name) {
    case "leader-chosen":
      return { id: "set-up", text: t("se-setup") };
    case "round-begun":
      return { id: `round ${told.round}`, text: t("se-round", { number: told.round }) };
    case "instigated":
    case "used":
    case "passed":
      return { id: `seat ${told.who}`, text: play.nameOf(told.who), seat: told.who };
    case "round-ended":
      return { id: `end ${told.round}`, text: t("se-end", { number: told.round }) };
    default:
      return undefined;
  }
}
