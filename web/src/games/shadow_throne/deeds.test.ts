import { expect, test } from "vitest";
import { deedsOf, sinceTurned } from "./deeds";
import type { Fighting } from "./sides";

const one = (card: string, more: Partial<Fighting> = {}): Fighting => ({
  card,
  wave: 1,
  faction: "empire",
  tokens: 0,
  dead: false,
  silent: false,
  acted: false,
  bonus: false,
  down: false,
  ...more,
});
const whose = (seat: number) => ["Bonnie and Clyde", "Ada", "Seat 2"][seat]!;
const beats: Record<string, number> = {
  "Bentheon Knights": 2,
  "Phabos Scouts": 2,
  "Shepherd of the Lost": 3,
  Sythera: 1,
};
const read = (told: string[], line: Fighting[][]) => deedsOf(told, line, whose, (card) => beats[card] ?? 0);

test("only what was told since the cards were turned counts", () => {
  const lines = [
    "Conflict phase, wave 1 of 4: the cards are turned.",
    "A",
    "Wave phase, wave 2 of 4: the cards are turned.",
    "B",
  ];
  expect(sinceTurned(lines)).toEqual(["B"]);
  expect(sinceTurned(["A"])).toEqual([]);
});

test("who kills whom, even with strange names", () => {
  const line = [
    [one("Outlaw", { dead: true })],
    [one("Bentheon Knights", { acted: true })],
    [one("Upset Peasant", { dead: true })],
  ];
  const told = ["Ada's Bentheon Knights: Bonnie and Clyde's Outlaw and Seat 2's Upset Peasant killed."];
  expect(read(told, line)).toEqual([
    {
      beat: 2,
      verb: "kill",
      actor: "1 0",
      targets: ["0 0", "2 0"],
      card: "Bentheon Knights",
      whom: ["Outlaw", "Upset Peasant"],
    },
  ]);
});

test("power given, power gained, silence and conversion", () => {
  const line = [
    [one("Phabos Scouts", { acted: true })],
    [one("Sythera", { acted: true }), one("Thavma", { wave: 2, acted: true })],
    [one("Shepherd of the Lost", { acted: true }), one("Outlaw", { wave: 1 })],
  ];
  const found = read(
    [
      "Ada's Sythera: Seat 2's Shepherd of the Lost silenced.",
      "Bonnie and Clyde's Phabos Scouts: +1 power for Ada's Sythera and Seat 2's Outlaw.",
      "Ada's Thavma: +3 power, with at most 1 gold left.",
      "Seat 2's Shepherd of the Lost: Seat 2's Outlaw converted to the Church, with +1 power.",
      "Seat 2's Outlaw: no change of side, for two factions pull at once.",
      "Power after wave 1: Empire 4, Rebels 2, Church 3.",
    ],
    line,
  );
  expect(found.map(({ beat, verb, targets }) => [beat, verb, targets.join(",")])).toEqual([
    [1, "silence", "2 0"],
    [2, "embolden", "1 0,2 1"],
    [2, "bonus", ""],
    [3, "convert", "2 1"],
  ]);
});
