import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blocks } from "./markdown";
import { about, holding, passages } from "./passages";

const source = (game: string, file: string) => readFileSync(`../src/eminence/games/${game}/${file}`, "utf8");
const rulesOf = (game: string) => passages(blocks(source(game, "RULES.md")));

/** Sentences as the rules refuse with them, what stands in their holes, the heading under which the rules say it, and a
 * word that has to be in the passage. */
type Refusal = [sentence: string, holes: string[], under: string, says: RegExp];
const REFUSALS: Record<string, Refusal[]> = {
  behind_the_throne: [
    [
      "{last} counts {s.value}, above {limit}: an ability must lower it first.",
      ["King", "9", "7"],
      "Your turn",
      /Too high/,
    ],
    ["A card is destroyed only when the last card equals the one before.", [], "Equal: destroy", /destroy one card/],
    [
      "Another player has a bigger stack of {name}, so its ability is not yours.",
      ["Jester"],
      "Abilities",
      /nobody has more cards of that character/,
    ],
    ["Reveal at least one card first.", [], "Your turn", /You must reveal at least one/],
    ["You know the top card already.", [], "Rulings", /Prophet cannot look .* already knows/],
  ],
  shadow_throne: [
    ["Now is the draft: take a card of the pool before you.", [], "The draft", /take one card into your hand/],
    ["{named(cards, card)} costs {price}, and you have {s.gold[seat]} gold.", ["Outlaw", "5", "3"], "Gold", /You pay/],
    ["Now the battle is over: keep a card of your hand.", [], "Resolution", /keeps exactly one card/],
  ],
  an_empty_throne: [
    [
      "You have played to {PLACE_TEXTS[place]} this turn; play elsewhere, or move a card.",
      ["Field 2"],
      "Your turn",
      /never play twice to the same place/,
    ],
    ["You have moved a card this turn; play one from your hand.", [], "Your turn", /play one card and move one/],
    [
      "The deck of {PLACE_TEXTS[place]} is empty, so there is only the Impact.",
      ["Field 1"],
      "Rulings",
      /With an empty deck .* only the Impact/,
    ],
  ],
  shadows_over_the_empire: [
    ["Your pool is empty: no card can be influenced.", [], "Rulings", /With an empty pool/],
    [
      "{card} has the Quiraa token: its ability may not be used in this Round.",
      ["Humbert"],
      "Single characters",
      /gets the Quiraa token until the end of the Round/,
    ],
    [
      "Choose who begins the next Round: one of the seats with the most tokens in their pools.",
      [],
      "End of the Round",
      /most tokens in the pool is the new starting player/,
    ],
    ["{there} is a Leader; Leaders cannot be influenced.", ["Ignacio"], "Rulings", /You always control your Leader/],
  ],
};

describe.each(Object.entries(REFUSALS))("%s", (game, refusals) => {
  test.each(refusals)("%s", (sentence, holes, under, says) => {
    expect(source(game, "refusals.py")).toContain(`"${sentence}"`);
    let hole = 0;
    const said = sentence.replace(/\{[^}]*\}/g, () => holes[hole++]!);
    expect(said).not.toMatch(/[{}]|undefined/);
    const found = about(rulesOf(game), said);
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
    expect(about(rulesOf(game), "Xylophon quagmire zeppelin.")).toEqual([]);
  });
});

test("several words are all looked for, wherever they stand, in any case", () => {
  const all = rulesOf("shadow_throne");
  const found = holding(all, "  HUSH   money ");
  expect(found.length).toBeGreaterThan(1);
  for (const { under, block } of found) {
    const text = `${under} ${block.text}`.toLowerCase();
    expect(text).toContain("hush");
    expect(text).toContain("money");
  }
  expect(holding(all, "money hush")).toEqual(found);
  expect(holding(all, "hush").length).toBeGreaterThanOrEqual(found.length);
  expect(holding(all, "hush zeppelin")).toEqual([]);
});

test("part of a word, a ruling's number and a heading are found", () => {
  const all = rulesOf("behind_the_throne");
  expect(holding(all, "alchem").length).toBeGreaterThan(0);
  expect(holding(all, "BT-42").some(({ under }) => under === "Rulings")).toBe(true);
  expect(holding(all, "too high").some(({ under }) => under === "Too high")).toBe(true);
});

test("the names of a table's columns are no passage", () => {
  const all = passages(blocks("# Signs\n\n| Sign | Meaning |\n|---|---|\n| Crown | rules |\n"));
  expect(all.map(({ block, under }) => [under, block.text])).toEqual([["Signs", "Crown rules"]]);
});

test("a rare word that is shared says more than common ones", () => {
  const common = ["a card of the row", "the card in the row", "the row and the card", "each card of every row"];
  const all = passages(blocks(`# Rules\n\n${[...common, "only the alchemist guards"].join("\n\n")}\n`));
  expect(about(all, "The card of the row has the alchemist.")[0]!.block.text).toBe("only the alchemist guards");
});
