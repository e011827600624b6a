/** Behind the Throne: how its cards look and at what one points. */

import { spoken } from "./spoken";
import type { GameFace, Heading, Travel } from "..";
import { cell, guessedCells, type Anatomy } from "../../cards/anatomy";
import type { Emblem } from "../../cards/emblems";
import { dataOf, eventOf, moveMessage, moveOf } from "../../net/declared";
import type { CardInfo, GameEvent, Message, Move, Table } from "../../net/wire";
import type { TableModel } from "../../table/model.svelte";
import type { Play } from "../../table/play.svelte";
import type { Sound } from "../../table/sound";
import { lastOf, type Step, stepOf, stepParts } from "../../table/steps";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { declared } from "./declared";
import { lesson } from "./lesson";

export type Stacks = Record<string, number>;
/** Whom one must pick first, to swap or to destroy. */
export type Guards = Record<"swap" | "destroy", string[]>;

const CHARGES: Record<string, Emblem> = {
  General: "sword",
  Prophet: "eye",
  Jester: "jester",
  Assassin: "dagger",
  Judge: "scales",
  Minstrel: "lute",
  Alchemist: "flask",
  Queen: "lily",
  King: "crown",
};
const SIGNS: Record<string, Emblem> = {
  lower: "dagger",
  shift: "scales",
  look: "eye",
  reuse: "hand",
  "guard-swap": "shield",
  "guard-destroy": "shield",
  "forbid-destroy": "key",
  "forbid-swap": "key",
};
/** One colour a value, from cold to warm. */
const TONES = ["#4d6f8f", "#4d8088", "#55805f", "#7b7a45", "#927038", "#9c5f3a", "#9a4b45", "#874567", "#8a6a1f"];

function anatomy(card: CardInfo): Anatomy {
  const value = cell<number>(card, "value");
  const figure = { value: String(value), means: t("bt-value"), cell: "value" };
  return {
    title: card.name,
    tone: TONES[(value - 1) % TONES.length]!,
    charge: CHARGES[card.name],
    key: figure,
    left: figure,
    right: figure,
    strip: [],
    emblem: SIGNS[cell<string>(card, "ability")],
    text: card.text,
    textCells: ["ability", "amount"],
    guessed: guessedCells(card),
  };
}

const END = "End of Game";
const end = (): Anatomy => ({ title: END, tone: "#5c1f16", charge: "hourglass", text: t("bt-end"), guessed: [] });

// --- At what one points ---

export const REVEAL: Step = "do:reveal";
export const stackStep = (seat: number, name: string): Step => stepOf("stack", seat, name);
/** Where a seat's stacks lie. */
export const placeOf = (seat: number): string => `stack ${seat}`;
export const rowStep = (name: string): Step => stepOf("row", name);

/** Some characters turn a card up or down; where one's own card may be destroyed as well, it is said what is meant. */
function steps(move: Move, _: Table, seat: number): Step[] {
  const meant = moveOf(declared, move);
  switch (meant.kind) {
    case "reveal":
    case "take":
    case "accept":
      return [stepOf("do", meant.kind)];
    case "swap":
    case "destroy":
      return [stackStep(meant.whom, meant.card!), stepOf("do", meant.kind)];
    case "use":
      return [stackStep(seat, meant.card!), stepOf("or", meant.way!)];
    case "reuse":
      return ["do:reuse", stackStep(seat, meant.card!), stepOf("or", meant.way!)];
    case "drop":
      return [stackStep(seat, meant.card!), "do:drop"];
    case "refuse":
      return [rowStep(meant.card!)];
  }
}

/** Which way a card is turned is said only where both are possible. */
function label(step: Step, play: Play): string | undefined {
  const name = play.chosen.length ? lastOf(play.chosen.at(-1)!) : "";
  switch (step) {
    case REVEAL:
      return t("bt-reveal");
    case "do:take":
      return t("bt-take");
    case "do:accept":
      return t("bt-accept");
    case "do:reuse":
      return t("bt-judge");
    case "do:swap":
      return t("bt-swap", { name });
    case "do:destroy":
      return t("bt-destroy", { name });
    case "do:drop":
      return t("bt-drop", { name });
    case "or:down":
      return play.lit.has("or:up") ? t("bt-down") : t("bt-use", { name });
    case "or:up":
      return play.lit.has("or:down") ? t("bt-up") : t("bt-use", { name });
    default:
      return undefined;
  }
}

/** Which way is said of characters that go both ways. */
function worded(move: Move, { cards }: TableModel): Message | undefined {
  const meant = moveOf(declared, move);
  if (meant.kind !== "use" && meant.kind !== "reuse") return undefined;
  const card = cards.find(({ name }) => name === meant.card);
  return { ...moveMessage(declared, move), shifts: card !== undefined && cell(card, "ability") === "shift" };
}

/** What one would mean by a thing that is not lit. */
function attempt(step: Step, table: Table, seat: number, display?: Table): Move | undefined {
  if (step === REVEAL) return dataOf(declared, "reveal", {});
  const [thing, ...which] = stepParts(step);
  const card = which.at(-1)!;
  if (thing === "row") return dataOf(declared, "refuse", { card });
  if (thing !== "stack") return undefined;
  const whom = Number(which[0]);
  if (table.phase === "choice") return whom === seat ? dataOf(declared, "drop", { card }) : undefined;
  if (table.phase !== "turn") return undefined;
  if (whom === seat) return dataOf(declared, "use", { way: "down", card });
  return dataOf(declared, display?.equal ? "destroy" : "swap", { whom, card });
}

// --- What happens ---

/** Whoever reveals or uses something has the turn. */
function turn(event: GameEvent, play: Play): Heading | undefined {
  const told = eventOf(declared, event);
  switch (told.name) {
    case "started":
    case "revealed":
    case "ended":
    case "looked":
    case "used":
    case "woken":
      return { id: String(told.who), text: play.nameOf(told.who), seat: told.who };
    default:
      return undefined;
  }
}

/** Where the cards of an event come from, and where they go. */
function travels(event: GameEvent): Travel[] {
  const told = eventOf(declared, event);
  const all = (row: string[], to: number) => row.map((card) => ({ card, from: "row", to: placeOf(to) }));
  switch (told.name) {
    case "revealed":
      return [{ card: told.card!, from: "deck", to: "row", turned: true }];
    case "ended":
      return [{ card: END, from: "deck", to: "row", turned: true }];
    case "taken":
    case "accepted":
      return all(told.row, told.who);
    case "swapped":
      return [{ card: told.card!, from: placeOf(told.whom), to: placeOf(told.who) }, ...all(told.row, told.whom)];
    case "busted":
      return told.row.map((card) => ({ card, from: "row", to: "discard" }));
    case "destroyed":
      return [{ card: told.card!, from: placeOf(told.whom), to: "discard" }];
    case "dropped":
      return [{ card: told.card!, from: placeOf(told.who), to: "discard" }];
    case "refused":
      return [{ card: told.card!, from: "row", to: "discard" }];
    default:
      return [];
  }
}

/** Coins, for cards that one gets. */
function heard(events: GameEvent[], seat: number): Sound | undefined {
  const gains = events.some((event) => {
    const told = eventOf(declared, event);
    const takes = told.name === "taken" || told.name === "swapped" || told.name === "accepted";
    return takes && told.who === seat;
  });
  return gains ? "coin" : undefined;
}

const count = (table: Table, seat: number) =>
  Object.values((table.stacks as Stacks[])[seat] ?? {}).reduce((sum, each) => sum + each, 0);

export const face: GameFace = {
  spoken,
  declared,
  sound: heard,
  turn,
  travels,
  Board,
  seated: true,
  faces(cards) {
    const known = new Map(cards.map((card) => [card.name, anatomy(card)]));
    return (name) => known.get(name) ?? (name === END ? end() : undefined);
  },
  steps,
  label,
  worded,
  attempt,
  figures(table, seat) {
    return [{ sign: "scroll", value: count(table, seat), means: t("bt-cards") }];
  },
  lesson,
  where: (table) => t("bt-turn", { number: Number(table.turns) + 1 }),
};
