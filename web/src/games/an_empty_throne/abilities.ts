/** What a Kith's cards do, as messages of the game's words.
 *
 * A card's data has its abilities as sentences of the card file: "draw from any deck", "steal their lower card here".
 * They are data as well, with a form for each verb that cards.toml tells and the server has checked.
 */

import type { CardInfo, Message } from "../../net/types";
import { slug } from "../../words/messages";

export const HALVES = ["recruit", "impact"] as const;
export type Half = (typeof HALVES)[number];
/** In full, as a text has them, or as short as they can be understood. */
type Manner = "ability" | "brief";
type Fields = Omit<Message, "say">;

const NUMBERED = ["first", "second", "third"];
const sentencesOf = (card: CardInfo, half: Half) => (card.cells[half] as string[] | undefined) ?? [];

/** The words before another one, and those after it. */
function cut(words: string[], at: string): [string[], string[]] {
  const place = words.indexOf(at);
  return [words.slice(0, place), words.slice(place + 1)];
}

/** "my other card anywhere": whose card, which, and where it lies. */
const which = (words: string[]): Fields => ({
  whose: words[0]!,
  other: words.includes("other"),
  compared: words.find((word) => word === "lower" || word === "greater") ?? "any",
  at: words.at(-1)!,
});
const place = (words: string[]) => slug(words.join(" "));

/** The verb of a sentence, as messages have it, and what else it says. */
function read(sentence: string, manner: Manner, more: Fields): { verb: string; fields: Fields } {
  const [verb, ...rest] = sentence.split(" ") as [string, ...string[]];
  const target = (key: string, words: string[]): Message => ({ say: `${manner}-${key}`, ...more, ...which(words) });
  switch (verb) {
    case "draw":
      return { verb, fields: { decks: place(rest.slice(1)) } };
    case "play": {
      const [deck, to] = cut(rest.slice(1), "to");
      return { verb, fields: { decks: place(deck), to: place(to) } };
    }
    case "move": {
      const [card, to] = cut(rest, "to");
      return { verb, fields: { ...which(card), to: place(to) } };
    }
    case "exchange": {
      const [one, two] = cut(rest, "with");
      if (one[0] === "hand") return { verb: "trade", fields: { decks: place(two) } };
      return { verb, fields: { target: target("target", one), second_target: target("second-target", two) } };
    }
    default:
      return { verb, fields: which(rest) };
  }
}

function said(sentence: string, manner: Manner, more: Fields): Message {
  const { verb, fields } = read(sentence, manner, more);
  return { say: `${manner}-${verb}`, ...more, ...fields };
}

const numbered = (all: Message[]): Fields => ({
  count: all.length,
  ...Object.fromEntries(all.map((one, at) => [NUMBERED[at]!, one])),
});

/** A Recruit or an Impact in sentences, or that there is none. */
export function abilityText(card: CardInfo, half: Half): Message {
  const all = sentencesOf(card, half).map((sentence, at) => said(sentence, "ability", { half, start: at === 0 }));
  return { say: "ability-text", half, ...numbered(all) };
}

/** The same in a few words; nothing if there is none. */
export function briefText(card: CardInfo, half: Half): Message | undefined {
  const all = sentencesOf(card, half).map((sentence) => said(sentence, "brief", {}));
  if (!all.length) return undefined;
  return { say: "ability-text", half, ...numbered([{ say: "brief-text", ...numbered(all) }]) };
}

/** The verbs of both abilities, each once. */
export const verbsOf = (card: CardInfo): string[] => [
  ...new Set(HALVES.flatMap((half) => sentencesOf(card, half).map((sentence) => sentence.split(" ")[0]!))),
];
