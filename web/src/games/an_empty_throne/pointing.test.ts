import { expect, test } from "vitest";
import type { Move } from "../../net/wire";
import moves from "./moves.txt?raw";
import { attempt, steps } from "./pointing";

interface Told {
  phase: string;
  tops: (string | null)[];
  moves: Move[];
}

/** Every line is a moment of a real game: its phase, the top cards, and all that could be played. */
const moments = moves
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Told)
  .map((told) => told.moves.map((move) => ({ move, steps: steps(move, { ...told }) })));
const KINDS = ["card", "place", "deck", "do"];
const BUTTONS = ["do:use", "do:decline", "do:recruit", "do:impact"];

test("moves of one moment never have the same steps", () => {
  for (const ways of moments) {
    expect(new Set(ways.map((way) => way.steps.join(" > "))).size, String(ways[0]!.move)).toBe(ways.length);
  }
});

test("no move is said by a part of another one's steps", () => {
  for (const ways of moments) {
    const whole = new Set(ways.map((way) => way.steps.join(" > ")));
    for (const { steps, move } of ways) {
      for (let length = 1; length < steps.length; length++) {
        expect(whole.has(steps.slice(0, length).join(" > ")), String(move)).toBe(false);
      }
    }
  }
});

test("every move is meant by things on the table or a button that has words", () => {
  for (const { move, steps } of moments.flat()) {
    expect(steps.length, String(move)).toBeGreaterThan(0);
    for (const step of steps) {
      const kind = step.split(":")[0]!;
      expect(KINDS, String(move)).toContain(kind);
      if (kind === "do") expect(BUTTONS, String(move)).toContain(step);
    }
  }
  expect(new Set(moments.flat().map(({ move }) => move[0])).size).toBe(8); // every kind of move is among them
});

test("only a choice between Recruit and Impact asks for it", () => {
  const table = { tops: ["Masons-4", null, null] };
  const play = (mode: string, card: string, field: string) => steps(["play", mode, card, field], table);
  expect(play("both", "Heralds-3", "field 1")).toEqual(["card:Heralds-3", "place:field 1"]);
  expect(play("recruit", "Weavers-5", "field 1")).toEqual(["card:Weavers-5", "place:field 1", "do:recruit"]);
  expect(play("impact", "Weavers-5", "field 1").at(-1)).toBe("do:impact");
  expect(play("impact", "Weavers-5", "field 2")).toEqual(["card:Weavers-5", "place:field 2"]);
  expect(steps(["play-to-tombs", "Hollow Kings-9"], table)).toEqual(["card:Hollow Kings-9", "place:the tombs"]);
});

test("what is not lit is asked about as the moment has it", () => {
  const table = { phase: "ability", first: "Masons-1", hands: [[], []], played: [{}, {}] };
  const asked = (more: object) => attempt("card:Heralds-2", { ...table, ...more }, 0);
  expect(asked({})).toEqual(["choose", "Heralds-2"]);
  expect(asked({ phase: "draft", first: null })).toEqual(["choose", "Heralds-2"]);
  expect(asked({ first: null })).toEqual(["play-to-tombs", "Heralds-2"]);
  const played = [{ "field 1": ["Heralds-2"] }, {}];
  expect(asked({ phase: "action", first: null, played })).toEqual(["move", "Heralds-2", "field 2"]);
  expect(attempt("card:The Watch: Guards-2", { ...table }, 0)).toEqual(["choose", "The Watch: Guards-2"]);
  expect(attempt("place:field 1", table, 0)).toBeUndefined();
});
