/** Shadow Throne: what the frame is told of its table, and how its characters look. */

import { spoken } from "./spoken";
import type { GameFace } from "..";
import { cell, guessedCells } from "../../cards/anatomy";
import type { Emblem } from "../../cards/emblems";
import type { CardInfo } from "../../net/wire";
import { t } from "../../words/words.svelte";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import { declared } from "./declared";
import { sound, travels, turn } from "./happening";
import { lesson } from "./lesson";
import { attempt, handStep, label, steps } from "./pointing";
import PriceNow from "./PriceNow.svelte";
import { type Faction, type Rank, SIDES, signed, type Sworn } from "./sides";

/** Arms of the known characters; those of other decks follow from their names. */
const CHARGES: Record<string, Emblem> = {
  "Dutiful Peasant": "ox",
  "Tax Collector": "coin",
  "Iron Footmen": "shield",
  "Bentheon Knights": "sword",
  "Anna Lys": "axe",
  Datura: "dagger",
  "King Kyros": "crown",
  "Lord of the March": "tower",
  "Upset Peasant": "hammer",
  Outlaw: "mask",
  "Phabos Scouts": "eye",
  Picureas: "horn",
  Langman: "tree",
  Sythera: "spider",
  "Queen Eletheria": "rose",
  "Rose Duchess": "ring",
  "Humble Pilgrim": "candle",
  "Alms Gatherer": "hand",
  "Shepherd of the Lost": "bell",
  Protis: "key",
  Simone: "flame",
  Thavma: "star",
  "Princess Beatice": "lily",
  "Prince Bishop": "book",
};
const VERBS: Record<string, Emblem> = {
  kill: "skull",
  convert: "sun",
  embolden: "horn",
  silence: "mask",
  stay: "hourglass",
  "extra-card": "hand",
  martyr: "chalice",
  "bonus-power": "star",
};

const chargeOf = (name: string) => CHARGES[name] ?? CHARGES[name.split(" the ")[0]!];

function sworn(card: CardInfo, title: string): Sworn {
  const number = (name: string) => cell<number | undefined>(card, name) ?? 0;
  const figure = (name: string, means: string) => ({ value: String(number(name)), means, cell: name });
  const faction = cell<Faction>(card, "faction");
  const side = SIDES[faction];
  const rank = cell<Rank>(card, "rank");
  const verb = VERBS[cell<string | undefined>(card, "ability") ?? ""];
  const console_ = number("consolation") ? t("st-consoles", { gold: number("consolation") }) : "";
  const power = figure("power", t("st-power"));
  return {
    title,
    under: [t(`st-rank-${rank}`), number("number") && t("st-acts", { number: number("number") })]
      .filter(Boolean)
      .join(" · "),
    tone: side.tone,
    emblem: side.emblem,
    letter: side.letter,
    charge: chargeOf(card.name),
    key: power,
    left: power,
    right: figure("influence", t("st-influence")),
    coins: { ...figure("price", t("st-price")), value: signed(number("price")) },
    strip: verb ? [verb] : [],
    text: [card.parts?.ability, console_].filter(Boolean).join(" "),
    textCells: ["ability", "number", "amount", "consolation"],
    guessed: guessedCells(card),
    faction,
    rank,
    number: number("number"),
  };
}

export const face: GameFace = {
  declared,
  spoken,
  sound,
  turn,
  travels,
  lesson,
  Board,
  Account,
  seated: true,
  faces(cards, options) {
    const early = options.edition === "prototype";
    const names = (card: CardInfo) => (early && cell<string | undefined>(card, "prototype")) || card.name;
    const known = new Map(cards.map((card) => [names(card), card]));
    return (name) => {
      const card = known.get(name);
      return card && sworn(card, name);
    };
  },
  steps,
  label,
  hand: (table, seat) => ((table.hands as string[][])[seat] ?? []).filter(Boolean),
  handStep,
  HandMark: PriceNow,
  attempt,
  figures(table, seat) {
    return [
      { sign: "ring", value: (table.influence as number[])[seat]!, means: t("st-influence") },
      { sign: "coin", value: (table.gold as number[])[seat]!, means: t("st-gold") },
    ];
  },
  where(table) {
    const [battle, wave, pick] = [Number(table.battle), Number(table.wave), Number(table.round) + 1];
    switch (table.phase) {
      case "draft":
        return t("st-where-draft", { battle, pick });
      case "wave":
      case "extra":
        return t("st-where-wave", { battle, wave });
      default:
        return t("st-where-end", { battle });
    }
  },
};
