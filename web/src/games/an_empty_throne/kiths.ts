/** The Kiths: every card is its Kith and its value, so a face is made for each value from the Kith's data. */

import { cell, guessedCells, type Anatomy, type Faces } from "../../cards/anatomy";
import { ALL_EMBLEMS, type Emblem } from "../../cards/emblems";
import { hash } from "../../cards/heraldry";
import type { CardInfo } from "../../net/types";
import { t } from "../../words/words.svelte";

const CHARGES: Record<string, Emblem> = {
  Heralds: "horn",
  Drovers: "ox",
  Reavers: "axe",
  Weavers: "spider",
  Masons: "hammer",
  "Hollow Kings": "skull",
  "Pale Queens": "moth",
  "Ash Regents": "bird",
};
/** The colours that a card file may name, as they look by candle light. */
const TONES: Record<string, string> = {
  gold: "#b98a22",
  green: "#4c7d4f",
  red: "#a63c3c",
  blue: "#3f6b9c",
  brown: "#80583a",
  bone: "#a3967a",
  silver: "#7e92a3",
  grey: "#5d5a60",
  purple: "#6f4f8f",
  orange: "#b0662b",
  white: "#a9a394",
  black: "#3c3836",
};
const OTHER_TONES = Object.values(TONES);
const HOMES = ["starting", "field", "tombs"] as const;

export const kithOf = (name: string) => name.replace(/-\d+[a-z]?$/, "");
export const valueOf = (name: string) => /-(\d+)[a-z]?$/.exec(name)?.[1];

/** A letter for each Kith, no two the same: its first that is free. */
function letters(names: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const free = [...name.split(" ").map((word) => word[0]!), ...name]
      .map((letter) => letter.toUpperCase())
      .find((letter) => /\p{L}/u.test(letter) && ![...found.values()].includes(letter));
    found.set(name, free ?? "");
  }
  return found;
}

/** "draw from here, then move my other card anywhere to here". */
const said = (card: CardInfo, half: string) => ((card.cells[half] as string[] | undefined) ?? []).join(", then ");

function briefly(card: CardInfo): string {
  return (["recruit", "impact"] as const)
    .map((half) => [t(`et-ability-${half}`), said(card, half)])
    .map(([label, text]) => (text ? `${label}: ${text}.` : ""))
    .filter(Boolean)
    .join(" ");
}

/** What a half does, as a sign. */
const DOES: Record<string, Emblem> = {
  draw: "scroll",
  play: "banner",
  move: "feather",
  return: "hourglass",
  steal: "mask",
  exchange: "wheel",
};

function stripOf(card: CardInfo): Emblem[] {
  const sentences = (["recruit", "impact"] as const).flatMap(
    (half) => (card.cells[half] as string[] | undefined) ?? [],
  );
  return [...new Set(sentences.flatMap((sentence) => DOES[sentence.split(" ")[0]!] ?? []))];
}

function kith(card: CardInfo, letter: string): Anatomy {
  const number = hash(card.name);
  return {
    title: card.name,
    tone: TONES[cell<string>(card, "colour")] ?? OTHER_TONES[number % OTHER_TONES.length]!,
    charge: CHARGES[card.name] ?? ALL_EMBLEMS[number % ALL_EMBLEMS.length],
    emblem: CHARGES[card.name] ?? ALL_EMBLEMS[number % ALL_EMBLEMS.length],
    letter,
    text: card.text.replace(/^.*?(?=Recruit:)/s, ""),
    brief: briefly(card),
    strip: stripOf(card),
    textCells: ["recruit", "impact"],
    guessed: guessedCells(card),
  };
}

/** Of which of the Kith's lists a value comes, so that a guess is marked as one. */
const homeOf = (card: CardInfo, value: number) =>
  HOMES.find((home) => ((card.cells[home] as number[] | undefined) ?? []).includes(value)) ?? "field";

export function faces(cards: CardInfo[]): Faces {
  const marks = letters(cards.map(({ name }) => name));
  const kiths = new Map(cards.map((card) => [card.name, { card, face: kith(card, marks.get(card.name)!) }]));
  const known = new Map<string, Anatomy>();
  return (name) => {
    const found = kiths.get(kithOf(name));
    const value = valueOf(name);
    if (!found || value === undefined) return kiths.get(name)?.face;
    if (!known.has(name)) {
      const home = homeOf(found.card, Number(value));
      const figure = { value, means: t("et-value"), cell: home };
      known.set(name, { ...found.face, called: name, key: figure, left: figure, right: figure });
    }
    return known.get(name);
  };
}
