/** Search in the rules: the passages with certain words, and those that a sentence is about. */

import type { Block } from "./markdown";

export interface Passage {
  at: number;
  block: Block;
  under: string;
}

/** Every passage with the heading that it stands under. */
export function splitPassages(blocks: Block[]): Passage[] {
  let under = "";
  return blocks.flatMap((block, at) => {
    if (block.kind === "heading") under = block.text;
    // the first row of a table names its columns
    const row = block.kind === "row" && blocks[at - 1]?.kind === "row";
    return block.kind === "heading" || (block.kind === "row" && !row) ? [] : [{ at, block, under }];
  });
}

const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
/** Words that differ in their ending only mean the same thing. */
const ENDINGS: Record<string, RegExp> = {
  en: /(ing|ed|es|s|ers?)$/,
  de: /(e[nrsm]|st|[ents])$/,
  fr: /(ées?|és?|er|ez|ent|e?s|e|x)$/,
};
const stem = (word: string, language: string) =>
  word.length > 4 ? word.replace(ENDINGS[language] ?? ENDINGS.en!, "") : word;
const stems = (text: string, language: string) => new Set(words(text).map((word) => stem(word, language)));

/** The passages in which every word is found. */
export function findWords(all: Passage[], wanted: string): Passage[] {
  const each = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ block, under }) => {
    const text = `${under} ${block.text}`.toLowerCase();
    return each.every((word) => text.includes(word));
  });
}

/** The passages that have most in common with a sentence; words that stand everywhere count little. */
export function findRelated(all: Passage[], sentence: string, language = "en", most = 4): Passage[] {
  const each = all.map((passage) => ({ passage, in: stems(`${passage.under} ${passage.block.text}`, language) }));
  const weigh = (word: string) => {
    const count = each.filter((one) => one.in.has(word)).length;
    return count ? Math.log(all.length / count) : 0;
  };
  const weights = [...stems(sentence, language)].map((word) => [word, weigh(word)] as const);
  const scored = each.map((one) => ({
    passage: one.passage,
    // a long passage has more words by chance
    score:
      weights.reduce((sum, [word, weight]) => sum + (one.in.has(word) ? weight : 0), 0) / Math.sqrt(8 + one.in.size),
  }));
  return scored
    .filter(({ score }) => score > 0.2)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ passage }) => passage);
}
