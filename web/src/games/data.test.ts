import { expect, test } from "vitest";

/** Moves, events and messages are data: nothing that is said is taken apart to find out what was meant. */
const sources = import.meta.glob<string>(
  ["./**/*.{ts,svelte}", "../table/**/*.{ts,svelte}", "!../**/*.test.ts", "!./testing/*", "!../table/testing.ts"],
  { query: "?raw", import: "default", eager: true },
);
const APART = ["RegExp", ".exec(", ".match(", ".matchAll("];
/** Where a text is a text, and why. */
const ALLOWED: Record<string, string> = {
  "../table/keys.ts": "the digits among the keys",
  "../table/markdown.ts": "the rules are Markdown",
  "../table/rulesSearch.ts": "words are looked for in the rules",
  "../table/proof.ts": "a record is a text file",
};
const apart = Object.keys(sources).filter((file) => APART.some((way) => sources[file]!.includes(way)));

test("no sentence and no notation is taken apart", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  expect(apart.filter((file) => !(file in ALLOWED))).toEqual([]);
});

test("nothing is allowed that is not needed", () => {
  expect(Object.keys(ALLOWED).filter((file) => !apart.includes(file))).toEqual([]);
});

test("no step is known by words that are shown", () => {
  const labelled = Object.keys(sources).filter((file) => /`(do|or|to|place|deck):\$\{t\(/.test(sources[file]!));
  expect(labelled).toEqual([]);
});
