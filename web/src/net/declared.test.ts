import { expect, test } from "vitest";
import { declared } from "../games/behind_the_throne/declared";
import { declared as shadow } from "../games/shadow_throne/declared";
import { dataOf, eventMessage, eventOf, moveMessage, moveOf, sameMove } from "./declared";
import type { GameEvent, Move } from "./wire";

test("an event has its fields by name", () => {
  const event = eventOf(declared, ["swapped", 0, 1, "King", ["Queen", "Jester"]]);
  expect(event).toEqual({ name: "swapped", who: 0, whom: 1, card: "King", row: ["Queen", "Jester"] });
  if (event.name !== "swapped") throw new Error("unlike itself");
  // Their types follow from the declarations.
  const [who, card, row]: [number, string | null, string[]] = [event.who, event.card, event.row];
  expect([who, card, row]).toEqual([0, "King", ["Queen", "Jester"]]);
});

test("events of the table itself are known in every game", () => {
  expect(eventOf(declared, ["taken-over", 1, "time", "casual"])).toEqual({
    name: "taken-over",
    who: 1,
    why: "time",
    bot: "casual",
  });
});

test("what an event is about in particular are events, and sentences in its sentence", () => {
  const killed: GameEvent = ["killed", 0, "Bentheon Knights", [["struck", 1, "Outlaw", 0]]];
  const event = eventOf(shadow, killed);
  expect(event).toEqual({
    name: "killed",
    who: 0,
    by: "Bentheon Knights",
    struck: [{ name: "struck", whom: 1, card: "Outlaw", at: 0 }],
  });
  if (event.name !== "killed") throw new Error("unlike itself");
  const whom: number[] = event.struck.map((one) => one.whom);
  expect(whom).toEqual([1]);
  expect(eventMessage(shadow, killed)).toEqual({
    say: "event-killed",
    who: 0,
    by: "Bentheon Knights",
    struck: [{ say: "event-struck", whom: 1, card: "Outlaw", at: 0 }],
  });
});

test("a move has its fields by name, and is made of them", () => {
  const move: Move = ["swap", 1, "King"];
  expect(moveOf(declared, move)).toEqual({ kind: "swap", whom: 1, card: "King" });
  expect(dataOf(declared, "swap", { card: "King", whom: 1 })).toEqual(move);
  expect(dataOf(declared, "reveal", {})).toEqual(["reveal"]);
});

test("moves are the same if their data is", () => {
  expect(sameMove(["swap", 1, "King"], ["swap", 1, "King"])).toBe(true);
  expect(sameMove(["swap", 1, "King"], ["swap", 11, "King"])).toBe(false);
  expect(sameMove(["take"], undefined)).toBe(false);
});

test("what is said of them has the same fields", () => {
  expect(eventMessage(declared, ["looked", 2, "Prophet"])).toEqual({ say: "event-looked", who: 2, card: "Prophet" });
  expect(moveMessage(declared, ["use", "up", "Jester"])).toEqual({ say: "move-use", way: "up", card: "Jester" });
});

/** Never called: that these are errors is the test. */
export const wrong = () => [
  // @ts-expect-error there is no such move
  dataOf(declared, "fly", {}),
  // @ts-expect-error whose it is stays open
  dataOf(declared, "swap", { card: "King" }),
  // @ts-expect-error a seat is a number
  dataOf(declared, "swap", { card: "King", whom: "Ada" }),
];
