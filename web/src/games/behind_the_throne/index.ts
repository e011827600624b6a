/** Behind the Throne: how its cards look and at what one points. */

import { spoken } from "./spoken";
import type { GameFace } from "..";
import { cell, guessedCells, type Anatomy } from "../../cards/anatomy";
import type { Emblem } from "../../cards/emblems";
import type { CardInfo, Table } from "../../net/types";
import type { Step } from "../../table/ways";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
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
  return {
    title: card.name,
    tone: TONES[(value - 1) % TONES.length]!,
    charge: CHARGES[card.name],
    key: { value: String(value), means: "value", cell: "value" },
    left: { value: String(value), means: "value", cell: "value" },
    right: { value: String(value), means: "value", cell: "value" },
    strip: [],
    emblem: SIGNS[cell<string>(card, "ability")],
    text: card.text,
    textCells: ["ability", "amount"],
    guessed: guessedCells(card),
  };
}

const END: Anatomy = {
  title: "End of Game",
  tone: "#5c1f16",
  charge: "hourglass",
  text: "Whoever reveals it ends the game at once.",
  guessed: [],
};

/** Where the last card equals the one before, one's own cards may be destroyed, too: then a use is said in words. */
function steps(move: string, _: Table, seat: number, picture?: Table): Step[] {
  const [verb, ...rest] = move.split(" ");
  const words = rest.join(" ");
  const turned = /^(.*) (up|down)$/.exec(words);
  const [name, turn] = turned ? [turned[1]!, [`do:${t(turned[2] === "up" ? "bt-up" : "bt-down")}`]] : [words, []];
  switch (verb) {
    case "reveal":
      return [REVEAL()];
    case "take":
      return [`do:${t("bt-take")}`];
    case "accept":
      return [`do:${t("bt-accept")}`];
    case "swap":
    case "destroy": {
      const [, whose, what] = /^(\d+) (.*)$/.exec(words)!;
      return [stackStep(Number(whose), what!), `do:${t(verb === "swap" ? "bt-swap" : "bt-destroy", { name: what! })}`];
    }
    case "use":
      return [stackStep(seat, name), ...(picture?.equal && !turned ? [`do:${t("bt-use", { name })}`] : turn)];
    case "reuse":
      return [`do:${t("bt-judge")}`, stackStep(seat, name), ...turn];
    case "drop":
      return [stackStep(seat, name), `do:${t("bt-drop", { name })}`];
    case "refuse":
      return [`row:${name}`];
    default:
      return [`do:${move}`];
  }
}

/** What one would mean by a thing that is not lit. */
function attempt(step: Step, table: Table, seat: number, picture?: Table): string | undefined {
  if (step === REVEAL()) return "reveal";
  const [, thing, name] = /^(row|stack \d+):(.*)$/.exec(step) ?? [];
  if (!thing) return undefined;
  if (thing === "row") return `refuse ${name}`;
  const whose = Number(thing.slice("stack ".length));
  if (table.phase === "choice") return whose === seat ? `drop ${name}` : undefined;
  if (table.phase !== "turn") return undefined;
  if (whose === seat) return `use ${name}`;
  return `${picture?.equal ? "destroy" : "swap"} ${whose} ${name}`;
}

export const REVEAL = (): Step => `do:${t("bt-reveal")}`;
export const stackStep = (seat: number, name: string): Step => `stack ${seat}:${name}`;

const count = (table: Table, seat: number) =>
  Object.values((table.stacks as Stacks[])[seat] ?? {}).reduce((sum, each) => sum + each, 0);

export const face: GameFace = {
  spoken,
  sound: (before, now, seat) => (count(now, seat) > count(before, seat) ? "coin" : undefined),
  Board,
  seated: true,
  faces(cards) {
    const known = new Map(cards.map((card) => [card.name, anatomy(card)]));
    return (name) => known.get(name) ?? (name === END.title ? END : undefined);
  },
  steps,
  wording: (move, play) =>
    move.replace(
      /^(swap|destroy) (\d+) (.*)$/,
      (_, verb, seat, name) => `${verb} ${name} (${play.nameOf(Number(seat))})`,
    ),
  attempt,
  figures(table, seat) {
    return [{ sign: "scroll", value: count(table, seat), means: t("bt-cards") }];
  },
  lesson,
  where: (table) => t("bt-turn", { number: Number(table.turns) + 1 }),
};
