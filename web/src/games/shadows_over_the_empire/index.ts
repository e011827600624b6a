/** Shadows over the Empire: how its cards look and at what one points. */

import { spoken } from "./spoken";
import type { GameFace } from "..";
import { cell, guessedCells, type Anatomy } from "../../cards/anatomy";
import type { Emblem } from "../../cards/emblems";
import type { CardInfo, Table } from "../../net/types";
import type { Step } from "../../table/ways";
import { has, t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { cardStep, cellOf, cellStep, lineStep, SIGNS, spot, targetStep, TONES, TRAITS, type Trait } from "./court";
import { lesson } from "./lesson";

const DISTINCT = "#8a2f3f";
const ASTERISK = "#566b52";

export const traitName = (trait: Trait, on = true): string =>
  on ? t(`se-trait-${trait}`) : t("se-non", { trait: t(`se-trait-${trait}`) });

/** What a card's sentences do, as signs; the tokens that lie on the grid have the same ones. */
const DOES: Record<string, Emblem> = {
  influence: "eye",
  subdue: "ring",
  rotate: "wheel",
  reset: "moon",
  mark: "hand",
  unmark: "feather",
  add: "banner",
  remove: "dagger",
  move: "ship",
  swap: "mask",
  perform: "lute",
  offer: "book",
  lock: "spider",
  cancel: "shield",
  protect: "shield",
  bonus: "star",
  keep: "chalice",
};

function stripOf(card: CardInfo): Emblem[] {
  const verbs = (cell<string[] | undefined>(card, "effects") ?? []).map(
    (sentence) => /\b(\w+)\b/.exec(sentence.replace(/^(then( if .*? removed)?|pay .*? to) /, ""))?.[1] ?? "",
  );
  return [...new Set(verbs.flatMap((verb) => DOES[verb] ?? []))];
}

function anatomy(card: CardInfo): Anatomy {
  const traits = cell<Trait[]>(card, "traits");
  const [compulsory, wild] = [cell<string>(card, "compulsory"), cell<string>(card, "wild")];
  const kind = cell<string>(card, "kind");
  const side = kind === "citizen" ? TRAITS[cell<number>(card, "number") - 1] : (compulsory as Trait) || undefined;
  return {
    title: card.name,
    under: cell<string>(card, "epithet"),
    tone: side ? TONES[side] : kind === "distinct" ? DISTINCT : ASTERISK,
    emblem: kind === "distinct" ? "crown" : side && SIGNS[side],
    letter: cell<string>(card, "level"),
    pips: TRAITS.map((trait) => ({
      emblem: SIGNS[trait],
      on: traits.includes(trait),
      means: traitName(trait, traits.includes(trait)),
      ring: trait === compulsory ? "solid" : trait === wild ? "dotted" : undefined,
    })),
    // The traits come first in the text; they are drawn.
    text: card.text.slice(card.text.indexOf(". ") + 2),
    strip: stripOf(card),
    textCells: ["ability", "trigger", "effects"],
    pipCells: ["traits", "compulsory", "wild"],
    guessed: guessedCells(card),
  };
}

// --- At what one points ---

export const reactStep = (name: string): Step => `do:${t("se-react", { name })}`;
export const seatStep = (whose: number, seat: number): Step =>
  `do:${whose === seat ? t("se-yourself") : t("se-seat", { number: whose + 1 })}`;

const tokensStep = (count: number): Step => `do:${t("se-tokens", { count })}`;

/** What the controller of a card chooses: "subdue"; with a number where both are alike. */
function optionStep(verb: string, number = ""): Step {
  const key = `se-option-${verb}`;
  return `do:${has(key) ? t(key) : t("se-option", { verb })}${number && ` ${number}`}`;
}

const OPTION = /^(remove|subdue|lock|add)(?: ([12]))?$/;
const WORDS: Record<string, () => Step> = {
  pass: () => `do:${t("se-pass")}`,
  decline: () => `do:${t("se-decline")}`,
  done: () => `do:${t("se-done")}`,
  none: () => `do:${t("se-none")}`,
  "no tokens": () => tokensStep(0),
};

function steps(move: string, _: Table, seat: number): Step[] {
  if (WORDS[move]) return [WORDS[move]()];
  const [verb] = move.split(" ");
  const rest = move.slice(verb!.length + 1);
  switch (verb) {
    case "influence": {
      const [source, target] = rest.split(" > ");
      return [cardStep(source!), targetStep(source!, target!)];
    }
    case "use":
      return [cardStep(rest), `do:${t("se-use", { name: rest })}`];
    case "choose":
      return [cardStep(rest), `do:${t("se-lead", { name: rest })}`];
    case "react":
      return [reactStep(rest)];
    case "place":
      return [cellStep(rest.replace(/^at /, ""))];
    case "line":
      return [lineStep(rest)];
    case "seat":
      return [seatStep(Number(rest), seat)];
    case "and":
    case "with":
    case "to":
      return [cardStep(rest)];
  }
  const count = /^(\d+) tokens?$/.exec(move);
  if (count) return [tokensStep(Number(count[1]))];
  const option = OPTION.exec(move);
  return [option ? optionStep(option[1]!, option[2]) : cardStep(move)];
}

/** What one would mean by a thing that is not lit. */
function attempt(step: Step, table: Table): string | undefined {
  const [, kind, what] = /^(\w+):(.*)$/.exec(step) ?? [];
  if (kind === "try") return what;
  if (kind === "cell") return `place at ${what}`;
  if (kind === "to") {
    const [from, to] = what!.split(" > ").map((name) => cellOf(table, name));
    if (!from || !to) return undefined;
    const [[x, y], [u, v]] = [spot(from), spot(to)];
    return Math.max(Math.abs(x - u), Math.abs(y - v)) === 1 ? `influence ${what}` : undefined;
  }
  if (kind !== "card") return undefined;
  if (table.phase === "turn") return `use ${what}`;
  if (table.phase === "reacting") return `react ${what}`;
  if (table.phase !== "choosing") return undefined;
  return { target: what, pick: what, more: `and ${what}` }[table.question as string];
}

export const face: GameFace = {
  spoken,
  sound: (before, now) => (Number(now.round) > Number(before.round) ? "drum" : undefined),
  lesson,
  Board,
  seated: true,
  faces(cards) {
    const known = new Map(cards.map((card) => [card.name, anatomy(card)]));
    return (name) => known.get(name);
  },
  steps,
  attempt,
  figures(table, seat) {
    const tokens = (table.tokens as Record<string, number>[] | undefined)?.[seat] ?? {};
    const placed = Object.values(tokens).reduce((sum, count) => sum + count, 0);
    return [{ sign: "coin", value: placed, means: t("se-placed") }];
  },
  where: (table) => (table.round ? t("se-round", { number: Number(table.round) }) : t("se-setup")),
};
