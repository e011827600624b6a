/** The Kiths: every card is its Kith and its value, so a face is made for each value from the Kith's data. */

import { cell, guessedCells, type Anatomy, type Faces } from "../../cards/anatomy";
import { ALL_EMBLEMS, type Emblem } from "../../cards/emblems";
import { hash } from "../../cards/heraldry";
import type { CardInfo } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
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
const HALVES = ["recruit", "impact"];

/** One card: its value, and which of its Kith's lists has it, so that a guess is marked as one. */
interface Member {
  name: string;
  value: number;
  home: (typeof HOMES)[number];
}

/** A Kith's cards; a second one of the same value is told apart by a letter: "Heralds-3b". */
function membersOf(card: CardInfo): Member[] {
  const copies = new Map<number, number>();
  return HOMES.flatMap((home) =>
    ((card.cells[home] as number[] | undefined) ?? []).map((value) => {
      const copy = copies.get(value) ?? 0;
      copies.set(value, copy + 1);
      return { name: `${card.name}-${value}${copy ? String.fromCharCode(97 + copy) : ""}`, value, home };
    }),
  );
}

/** The Kith and the value of a card, which its face has. */
export const kithOf = (play: Play, name: string): string => play.faceOf(name)?.title ?? name;
export const valueOf = (play: Play, name: string): string => play.faceOf(name)?.key?.value ?? "";

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

/** What a half does, as a sign. */
const DOES: Record<string, Emblem> = {
  draw: "scroll",
  play: "banner",
  move: "feather",
  return: "hourglass",
  steal: "mask",
  exchange: "wheel",
};

/** A half is one sentence or more of the card file, each of which begins with its verb in every language. */
const verbsOf = (card: CardInfo, half: string): string[] =>
  ((card.cells[half] as string[] | undefined) ?? []).map((sentence) => sentence.split(" ")[0]!);
const stripOf = (card: CardInfo): Emblem[] => [
  ...new Set(HALVES.flatMap((half) => verbsOf(card, half).flatMap((verb) => DOES[verb] ?? []))),
];

function kith(card: CardInfo, letter: string): Anatomy {
  const number = hash(card.name);
  return {
    title: card.name,
    tone: TONES[cell<string>(card, "colour")] ?? OTHER_TONES[number % OTHER_TONES.length]!,
    charge: CHARGES[card.name] ?? ALL_EMBLEMS[number % ALL_EMBLEMS.length],
    emblem: CHARGES[card.name] ?? ALL_EMBLEMS[number % ALL_EMBLEMS.length],
    letter,
    text: card.text,
    strip: stripOf(card),
    textCells: ["recruit", "impact"],
    guessed: guessedCells(card),
  };
}

/** What a single card says: its abilities alone, since its value stands on it. */
function textsOf({ parts = {} }: CardInfo): Pick<Anatomy, "text" | "brief"> {
  const all = (names: string[]) => names.flatMap((name) => parts[name] ?? []).join(" ");
  return { text: all(HALVES), brief: all(HALVES.map((half) => `${half}-brief`)) };
}

export function faces(cards: CardInfo[]): Faces {
  const marks = letters(cards.map(({ name }) => name));
  const known = new Map<string, Anatomy>();
  for (const card of cards) {
    const face = kith(card, marks.get(card.name)!);
    const texts = textsOf(card);
    known.set(card.name, face);
    for (const { name, value, home } of membersOf(card)) {
      const figure = { value: String(value), means: t("et-value"), cell: home };
      known.set(name, { ...face, ...texts, called: name, key: figure, left: figure, right: figure });
    }
  }
  return (name) => known.get(name);
}
