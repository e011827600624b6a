/** What a card's face shows. Each game says it of its own cards, from their data; `Face` draws it at any size. */

import type { CardInfo } from "../net/wire";
import type { Emblem } from "./emblems";

export interface Figure {
  value: string;
  /** What the number is, for whoever asks: "power". */
  means: string;
  /** The cell of the card file that it comes from; it is marked if that is a guess. */
  cell?: string;
}

export interface Pip {
  emblem: Emblem;
  on: boolean;
  means: string;
  ring?: "solid" | "dotted";
}

export interface Anatomy {
  title: string;
  /** How it is called, if its title is not enough to tell it apart: "Heralds-3". */
  called?: string;
  /** Under the name: an epithet, a rank. */
  under?: string;
  /** The colour of the card's side: a CSS colour from the tokens. */
  tone: string;
  /** The sign and letter of its side, beside the colour. */
  emblem?: Emblem;
  letter?: string;
  /** The charge of its arms, if it has one of its own. */
  charge?: Emblem;
  /** The one number that a thumb shows. */
  key?: Figure;
  left?: Figure;
  right?: Figure;
  /** A price in coins; below 0 it brings them. */
  coins?: Figure;
  pips?: Pip[];
  /** Signs of what it can do, and the sentence. */
  strip?: Emblem[];
  text: string;
  /** The same in a few words, for a card in the hand. */
  brief?: string;
  /** The cells that the sentence and the pips come from; each is marked if one of them is a guess. */
  textCells?: string[];
  pipCells?: string[];
  /** Cells that are reconstructed, with what is known of each. */
  guessed: string[];
}

export const guessedCells = ({ provenance }: CardInfo): string[] =>
  Object.keys(provenance).filter((cell) => provenance[cell]!.startsWith("reconstructed"));

/** A face by the name on the table; copies of a kind ("Heralds-3") are told by their kind and number. */
export type Faces = (name: string) => Anatomy | undefined;

export function cell<Value>(card: CardInfo, name: string): Value {
  return card.cells[name] as Value;
}
