import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import { deedsOf, lastWave, placeKey } from "./deeds";
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
const beats: Record<string, number> = {
  "Bentheon Knights": 2,
  "Phabos Scouts": 2,
  "Shepherd of the Lost": 3,
  Sythera: 1,
  Thavma: 2,
};
const turned = (wave: number): GameEvent => ["cards-turned", wave, 4, "final"];
const read = (told: GameEvent[], line: Fighting[][], wave = 1) =>
  deedsOf([turned(wave), ...told], line, (card) => beats[card] ?? 0);

test("only what was told since the cards were turned counts, and nothing in a battle that begins", () => {
  const power: GameEvent = ["power-counted", 1, 1, 2, 3];
  expect(lastWave([turned(1), power, turned(2), power])).toEqual({ wave: 2, first: 3 });
  expect(lastWave([power])).toBeUndefined();
  expect(lastWave([turned(4), power, ["battle-begun", 2, "final", 6]])).toBeUndefined();
});

test("who kills whom", () => {
  const line = [
    [one("Outlaw", { dead: true })],
    [one("Bentheon Knights", { acted: true })],
    [one("Upset Peasant", { dead: true })],
  ];
  const killed: GameEvent = [
    "killed",
    1,
    "Bentheon Knights",
    [
      ["struck", 0, "Outlaw", 0],
      ["struck", 2, "Upset Peasant", 0],
    ],
  ];
  expect(read([killed], line)).toEqual([
    {
      beat: 2,
      verb: "kill",
      actor: { seat: 1, at: 0 },
      targets: [
        { seat: 0, at: 0 },
        { seat: 2, at: 0 },
      ],
      card: "Bentheon Knights",
      whom: ["Outlaw", "Upset Peasant"],
      event: killed,
      index: 1,
    },
  ]);
});

test("power given, power gained, silence and conversion, each at its beat", () => {
  const line = [
    [one("Phabos Scouts", { acted: true })],
    [one("Sythera", { acted: true, tokens: 1 }), one("Thavma", { acted: true })],
    [one("Shepherd of the Lost", { acted: true, silent: true }), one("Outlaw", { faction: "church", tokens: 2 })],
  ];
  const found = read(
    [
      ["rallied", 2, "Outlaw", 1],
      ["silenced", 1, "Sythera", [["struck", 2, "Shepherd of the Lost", 0]]],
      [
        "emboldened",
        0,
        "Phabos Scouts",
        1,
        [
          ["struck", 1, "Sythera", 0],
          ["struck", 2, "Outlaw", 1],
        ],
      ],
      ["bonus-gained", 1, "Thavma", 3, 1],
      ["converted", 2, "Shepherd of the Lost", "church", 1, [["struck", 2, "Outlaw", 1]]],
      ["torn", 2, "Outlaw"],
      ["power-counted", 1, 4, 2, 3],
    ],
    line,
  );
  expect(
    found.map(({ beat, verb, actor, targets }) => [beat, verb, placeKey(actor), targets.map(placeKey).join()]),
  ).toEqual([
    [1, "bonus", "2 1", ""],
    [1, "silence", "1 0", "2 0"],
    [2, "embolden", "0 0", "1 0,2 1"],
    [2, "bonus", "1 1", ""],
    [3, "convert", "2 0", "2 1"],
  ]);
});

test("of several cards of one name, those that entered in the wave act, each once and never on itself", () => {
  const knights = { acted: true, wave: 2 };
  const line = [
    [one("Bentheon Knights", { acted: true }), one("Bentheon Knights", knights), one("Bentheon Knights", knights)],
    [one("Outlaw", { wave: 2 }), one("Outlaw", { dead: true, wave: 2 })],
  ];
  const killed = (...struck: GameEvent[]): GameEvent => ["killed", 0, "Bentheon Knights", struck];
  const outlaw: GameEvent = ["struck", 1, "Outlaw", 1];
  const acts = (...told: GameEvent[]) => read(told, line, 2).map(({ actor, targets }) => [actor.at, targets[0]!.at]);
  expect(acts(killed(outlaw), killed(outlaw))).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(acts(killed(["struck", 0, "Bentheon Knights", 1]))).toEqual([[2, 1]]);
});

test("who comes late acts late", () => {
  const line = [[one("Shepherd of the Lost", { acted: true }), one("Sythera", { acted: true })], [one("Outlaw")]];
  const struck: GameEvent[] = [["struck", 1, "Outlaw", 0]];
  const found = read(
    [
      ["converted", 0, "Shepherd of the Lost", "church", 0, struck],
      ["silenced", 0, "Sythera", struck],
    ],
    line,
  );
  expect(found.map(({ beat }) => beat)).toEqual([3, 3]);
});
