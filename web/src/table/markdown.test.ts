import { expect, test } from "vitest";
import { blocks } from "./markdown";

test("headings, paragraphs, items and tables are told apart", () => {
  const found = blocks("# The deck\n\nTwo **kings**\nsit.\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ["heading", "The deck"],
    ["text", "Two kings sit."],
    ["item", "one"],
    ["item", "two"],
    ["row", "a b"],
    ["row", "1 2"],
  ]);
});

test("what looks like HTML stays text", () => {
  expect(blocks("<b>x</b>")[0]!.text).toBe("<b>x</b>");
});
