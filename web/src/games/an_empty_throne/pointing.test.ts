import { expect, test } from "vitest";
import { faces } from "./kiths";
import moves from "./moves.txt?raw";
import { attempt, steps } from "./pointing";

/** Every line is a moment of a real game: its phase, the top cards, and all that could be played. */
const moments = moves
  .trim()
  .split("\n")
  .map((line) => {
    const [phase, tops, all] = line.split("|");
    const table = { phase, tops: tops!.split(", ").map((top) => (top === "-" ? null : top)) };
    return all!.split("; ").map((move) => ({ move, steps: steps([move], table) }));
  });
const KNOWN = /^card:.+-\d$|^place:|^deck:|^do:(Recruit of|Impact of) |^do:(Draw it|Play it from the deck|Decline)$/;

test("moves of one moment never have the same steps", () => {
  for (const ways of moments) {
    expect(new Set(ways.map((way) => way.steps.join(" > "))).size, ways[0]!.move).toBe(ways.length);
  }
});

test("no move is said by a part of another one's steps", () => {
  for (const ways of moments) {
    const whole = new Set(ways.map((way) => way.steps.join(" > ")));
    for (const { steps, move } of ways) {
      for (let length = 1; length < steps.length; length++) {
        expect(whole.has(steps.slice(0, length).join(" > ")), move).toBe(false);
      }
    }
  }
});

test("every move is meant by things on the table or a button with words of its own", () => {
  for (const { move, steps } of moments.flat()) for (const step of steps) expect(step, move).toMatch(KNOWN);
});

test("only a choice between Recruit and Impact asks for it", () => {
  const table = { tops: ["Masons-4", null, null] };
  expect(steps(["play Heralds-3 to field 1, both"], table)).toEqual(["card:Heralds-3", "place:Field 1"]);
  expect(steps(["play Weavers-5 to field 1, recruit"], table).at(-1)).toBe("do:Recruit of Masons");
  expect(steps(["play Weavers-5 to field 1, impact"], table).at(-1)).toBe("do:Impact of Weavers");
  expect(steps(["play Weavers-5 to field 2, impact"], table)).toEqual(["card:Weavers-5", "place:Field 2"]);
  expect(steps(["play Hollow Kings-9 to the tombs"], table)).toEqual(["card:Hollow Kings-9", "place:The Tombs"]);
});

test("what is not lit is asked about as the moment has it", () => {
  const table = { phase: "ability", first: "Masons-1", hands: [[], []], played: [{}, {}] };
  expect(attempt("card:Heralds-2", table, 0)).toEqual(["with Heralds-2"]);
  expect(attempt("card:Heralds-2", { ...table, first: null }, 0)).toEqual(["play Heralds-2 to the tombs"]);
  expect(
    attempt("card:Heralds-2", { ...table, phase: "action", played: [{ "field 1": ["Heralds-2"] }, {}] }, 0),
  ).toEqual(["move Heralds-2 to field 2"]);
  expect(attempt("place:Field 1", table, 0)).toBeUndefined();
});

test("every value of a Kith has a face, and the Kith itself", () => {
  const kith = (name: string) => ({
    name,
    text: "Values 0 to start with, 1 to 6 in the Field decks. Recruit: Draw. Impact: none.",
    cells: { colour: "gold", starting: [0], field: [1, 2, 3], tombs: [], recruit: ["draw from here"], impact: [] },
    provenance: { field: "reconstructed: a guess" },
  });
  const of = faces([kith("Heralds"), kith("Hollow Kings"), kith("Hounds")]);
  expect(of("Heralds-3")).toMatchObject({ title: "Heralds", key: { value: "3", cell: "field" }, letter: "H" });
  expect(of("Heralds-0")?.key?.cell).toBe("starting");
  expect(of("Hollow Kings-9b")).toMatchObject({ key: { value: "9" }, letter: "K" });
  expect(of("Hounds")).toMatchObject({ title: "Hounds", letter: "O", text: "Recruit: Draw. Impact: none." });
  expect(of("Heralds-3")?.brief).toBe("Recruit: draw from here.");
  expect(of("Nobody-3")).toBeUndefined();
});
