import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CardInfo } from "../../net/types";
import { Messages } from "../../words/messages";
import { learnWords } from "../../words/spoken.svelte";
import { abilityText, briefText } from "./abilities";
import { declared } from "./declared";
import { faces } from "./kiths";
import recorded from "./moments.txt?raw";
import { pictured } from "./throne";

const LANGUAGES = ["en", "de", "fr"] as const;
const wordsIn = (language: string) =>
  ["kernel", "games/an_empty_throne"]
    .map((folder) => readFileSync(`../src/eminence/${folder}/words/${language}.ftl`, "utf8"))
    .join("\n");
const lines = recorded.trim().split("\n");
const cards = JSON.parse(lines[0]!) as CardInfo[];

const kith = (name: string, more: Record<string, unknown> = {}): CardInfo => ({
  name,
  text: "Values 0 to start with, 1 to 3 in the Field decks. Recruit: Draw. Impact: none.",
  cells: { starting: [0], field: [1, 2, 3], tombs: [], recruit: ["draw from here"], impact: [], ...more },
  provenance: { field: "reconstructed: a guess" },
});

test("until the words of the game are here, a card says all that its Kith does", () => {
  const of = faces([kith("Heralds")]);
  expect(of("Heralds-3")).toMatchObject({ text: kith("Heralds").text });
  expect(of("Heralds-3")?.brief).toBeUndefined();
});

test("every value of a Kith has a face, and the Kith itself", () => {
  learnWords("an-empty-throne", "en", wordsIn("en"));
  const kings = kith("Hollow Kings", { tombs: [9, 9], starting: [] });
  const of = faces([kith("Heralds"), kings, kith("Hounds")]);
  expect(of("Heralds-3")).toMatchObject({ title: "Heralds", key: { value: "3", cell: "field" }, letter: "H" });
  expect(of("Heralds-0")?.key?.cell).toBe("starting");
  expect(of("Hollow Kings-9b")).toMatchObject({ key: { value: "9", cell: "tombs" }, letter: "K" });
  expect(of("Hounds")).toMatchObject({ title: "Hounds", letter: "O", text: kith("Hounds").text });
  expect(of("Heralds-3")).toMatchObject({
    text: "Recruit: Draw the top card of this deck. Impact: none.",
    brief: "Recruit: draw here.",
  });
  expect(of("Heralds-9")).toBeUndefined();
  expect(of("Nobody-3")).toBeUndefined();
});

test("what a card says is what the server says of its Kith", () => {
  learnWords("an-empty-throne", "en", wordsIn("en"));
  const of = faces(cards);
  for (const { name, text, cells } of cards) {
    const value = [cells.starting, cells.field, cells.tombs].flat()[0] as number;
    const said = of(`${name}-${value}`)!.text;
    expect(said.startsWith("Recruit: ")).toBe(true);
    expect(text.endsWith(` ${said}`), said).toBe(true);
  }
});

test("abilities in a few words are those of the server's picture", () => {
  const moments = lines.slice(1).map((line) => JSON.parse(line) as { picture: Record<string, unknown> });
  const held = moments.flatMap(({ picture }) => Object.entries(pictured(picture).hand));
  expect(held.length).toBeGreaterThan(0);
  for (const [name, { impact }] of held) {
    const card = cards.find((one) => name.startsWith(`${one.name}-`))!;
    expect(briefText(card, "impact")?.first ?? null).toEqual(impact);
  }
});

/** Each form that a sentence of a card file can have. */
const SENTENCES = [
  "draw from here",
  "draw from any deck",
  "play from here to here",
  "play from any field to the tombs",
  "move any card anywhere to elsewhere",
  "move my other card anywhere to here",
  "return any other card here",
  "steal their lower card here",
  "exchange any card here with any card anywhere",
  "exchange my other greater card here with their card there",
  "exchange hand with any field",
];

for (const language of LANGUAGES) {
  test(`every form of an ability can be said in ${language}`, () => {
    const words = new Messages(wordsIn(language), language);
    for (const sentence of SENTENCES) {
      const card = kith("Heralds", { recruit: [sentence, sentence], impact: [sentence] });
      const texts = (["recruit", "impact"] as const).flatMap((half) => [
        words.say(abilityText(card, half), declared, { names: [], you: null }),
        words.say(briefText(card, half)!, declared, { names: [], you: null }),
      ]);
      for (const text of texts) expect(text, sentence).not.toMatch(/[{}]|ability-|brief-/);
      expect(new Set(texts).size, sentence).toBe(texts.length);
    }
  });
}
