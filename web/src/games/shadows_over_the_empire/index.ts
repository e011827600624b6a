/** Shadows over the Empire: how its cards look and at what one points. */

import type { GameFace } from "..";
import { cell, guessedCells, type Anatomy } from "../../cards/anatomy";
import type { Emblem } from "../../cards/emblems";
import type { CardInfo } from "../../net/wire";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { SIGNS, TONES, traitName, TRAITS, type Trait } from "./court";
import { declared } from "./declared";
import { sound, travels, turn } from "./happening";
import { lesson } from "./lesson";
import { attempt, label, steps, worded } from "./pointing";
import { spoken } from "./spoken";

const DISTINCT = "#8a2f3f";
const ASTERISK = "#566b52";

/** What a card's ability does, as signs; the tokens that lie on the grid have the same ones. */
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

/** The verb of an ability as the card file writes it, in a language of its own (sentences.py) that is the same in every
 * language of the page: what comes before it says when, or at what cost. */
const verbOf = (effect: string): string | undefined => effect.split(" ").find((word) => word in DOES);

function stripOf(card: CardInfo): Emblem[] {
  const effects = cell<string[] | undefined>(card, "effects") ?? [];
  return [...new Set(effects.flatMap((effect) => DOES[verbOf(effect) ?? ""] ?? []))];
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
    text: card.parts?.ability ?? "",
    strip: stripOf(card),
    textCells: ["ability", "trigger", "effects"],
    pipCells: ["traits", "compulsory", "wild"],
    guessed: guessedCells(card),
  };
}

export const face: GameFace = {
  declared,
  spoken,
  lesson,
  Board,
  seated: true,
  faces(cards) {
    const known = new Map(cards.map((card) => [card.name, anatomy(card)]));
    return (name) => known.get(name);
  },
  steps,
  label,
  worded,
  attempt,
  sound,
  turn,
  travels,
  figures(table, seat) {
    const tokens = (table.tokens as Record<string, number>[] | undefined)?.[seat] ?? {};
    const placed = Object.values(tokens).reduce((sum, count) => sum + count, 0);
    return [{ sign: "coin", value: placed, means: t("se-placed") }];
  },
  where: (table) => (table.round ? t("se-round", { number: Number(table.round) }) : t("se-setup")),
};
