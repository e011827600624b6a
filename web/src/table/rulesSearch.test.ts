import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Message } from "../net/wire";
import { Messages } from "../words/messages";
import { blocks } from "./markdown";
import { findRelated, findWords, splitPassages } from "./rulesSearch";

const source = (game: string, file: string) => readFileSync(`../src/eminence/games/${game}/${file}`, "utf8");
const rulesOf = (game: string) => splitPassages(blocks(source(game, "RULES.md")));

/** A refusal as the game says it, the heading under which the rules say more, and a word that has to be in the passage. */
type Refusal = [why: Message, under: string, says: RegExp];
const REFUSALS: Record<string, Refusal[]> = {
  behind_the_throne: [
    [{ say: "refusal-too-high", card: "King", value: 9, limit: 7 }, "Your turn", /Too high/],
    [{ say: "refusal-not-equal" }, "Equal: destroy", /destroy one card/],
    [{ say: "refusal-outnumbered", card: "Jester" }, "Abilities", /nobody has more cards of that character/],
    [{ say: "refusal-nothing-revealed" }, "Your turn", /You must reveal at least one/],
    [{ say: "refusal-already-known" }, "Rulings", /Prophet cannot look .* already knows/],
  ],
  shadow_throne: [
    [{ say: "refusal-not-now", phase: "draft" }, "The draft", /take one card into your hand/],
    [{ say: "refusal-cannot-pay", card: "Outlaw", price: 5, gold: 3 }, "Gold", /You pay/],
    [{ say: "refusal-not-now", phase: "keep" }, "Resolution", /keeps exactly one card/],
  ],
  an_empty_throne: [
    [{ say: "refusal-played-there", place: "Field 2" }, "Your turn", /never play twice to the same place/],
    [{ say: "refusal-moved-already" }, "Your turn", /play one card and move one/],
    [{ say: "refusal-no-recruit", deck: "Field 1" }, "Rulings", /With an empty deck .* only the Impact/],
  ],
  shadows_over_the_empire: [
    [{ say: "refusal-pool-empty" }, "Rulings", /With an empty pool/],
    [
      { say: "refusal-locked", reason: "use", card: "Humbert" },
      "Single characters",
      /gets the Quiraa token until the end of the Round/,
    ],
    [
      { say: "refusal-not-now", reason: "starter" },
      "End of the Round",
      /most tokens in the pool is the new starting player/,
    ],
    [{ say: "refusal-leader", card: "Ignacio" }, "Rulings", /You always control your Leader/],
  ],
};

const words = (game: string, language: string) =>
  new Messages(
    [`kernel/words/${language}.ftl`, `games/${game}/words/${language}.ftl`]
      .map((file) => readFileSync(`../src/eminence/${file}`, "utf8"))
      .join("\n"),
    language,
  );
const FIELDS = { phase: { kind: "name", domain: "phase" } } as const;
/** What stands in the holes is said here in words, whatever it is. */
const said = (game: string, why: Message, language = "en") =>
  words(game, language).say(why, { fields: FIELDS, events: {}, moves: {} }, { names: [], you: null });

const spoken = Object.entries(REFUSALS).filter(([game]) => existsSync(`../src/eminence/games/${game}/words/en.ftl`));

describe.each(spoken)("%s", (game, refusals) => {
  test.each(refusals)("%j", (why, under, says) => {
    const sentence = said(game, why);
    expect(sentence).not.toMatch(/[{}$]|refusal-/);
    const found = findRelated(rulesOf(game), sentence);
    expect(found.length).toBeLessThanOrEqual(4);
    expect(found.map((one) => `${one.under}: ${one.block.text}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${under}: .*${says.source}`, "s")),
    );
  });

  test("every passage is text that stands under a heading", () => {
    const all = rulesOf(game);
    expect(all.length).toBeGreaterThan(50);
    expect(all.slice(3).every(({ under, block }) => under && block.kind !== "heading" && block.text)).toBe(true);
  });

  test("a sentence about nothing in the rules leads nowhere", () => {
    expect(findRelated(rulesOf(game), "Xylophon quagmire zeppelin.")).toEqual([]);
  });
});

test("several words are all looked for, wherever they stand, in any case", () => {
  const all = rulesOf("shadow_throne");
  const found = findWords(all, "  HUSH   money ");
  expect(found.length).toBeGreaterThan(1);
  for (const { under, block } of found) {
    const text = `${under} ${block.text}`.toLowerCase();
    expect(text).toContain("hush");
    expect(text).toContain("money");
  }
  expect(findWords(all, "money hush")).toEqual(found);
  expect(findWords(all, "hush").length).toBeGreaterThanOrEqual(found.length);
  expect(findWords(all, "hush zeppelin")).toEqual([]);
});

test("part of a word, a ruling's number and a heading are found", () => {
  const all = rulesOf("behind_the_throne");
  expect(findWords(all, "alchem").length).toBeGreaterThan(0);
  expect(findWords(all, "BT-42").some(({ under }) => under === "Rulings")).toBe(true);
  expect(findWords(all, "too high").some(({ under }) => under === "Too high")).toBe(true);
});

test("the names of a table's columns are no passage", () => {
  const all = splitPassages(blocks("# Signs\n\n| Sign | Meaning |\n|---|---|\n| Crown | rules |\n"));
  expect(all.map(({ block, under }) => [under, block.text])).toEqual([["Signs", "Crown rules"]]);
});

test("a rare word that is shared says more than common ones", () => {
  const common = ["a card of the row", "the card in the row", "the row and the card", "each card of every row"];
  const all = splitPassages(blocks(`# Rules\n\n${[...common, "only the alchemist guards"].join("\n\n")}\n`));
  expect(findRelated(all, "The card of the row has the alchemist.")[0]!.block.text).toBe("only the alchemist guards");
});

test.each([
  ["de", "Die Reihe hat fünf Karten: Nimm sie oder tausche sie.", /Reihe/],
  ["fr", "La rangée a cinq cartes : prends-la ou échange-la.", /rangée/],
])("in %s, words with any letters lead to their passages", (language, sentence, says) => {
  const all = splitPassages(blocks(source("behind_the_throne", `RULES.${language}.md`)));
  const found = findRelated(all, sentence, language);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]!.block.text).toMatch(says);
});

test("words that differ in their ending mean the same, in every language", () => {
  const one = (text: string) => splitPassages(blocks(`# R\n\n${text}\n\nAnders autre.\n\nNoch etwas.\n`));
  expect(findRelated(one("Eine gewählte Karte."), "gewählten Karten", "de")[0]?.block.text).toBe(
    "Eine gewählte Karte.",
  );
  expect(findRelated(one("Une carte échangée."), "échanger cartes", "fr")[0]?.block.text).toBe("Une carte échangée.");
});
