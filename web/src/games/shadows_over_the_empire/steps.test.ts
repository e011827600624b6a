import { expect, test } from "vitest";
import { face } from ".";
import moves from "./moves.txt?raw";

/** Every line: all that a seat could play at some moment of a real game. */
const lists = moves
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));
const KINDS = /^(card|cell|line):[^>]+$|^do:[^{}]+$/;

test("moves of one moment never have the same steps", () => {
  for (const list of lists) {
    const seen = list.map((move) => face.steps([move], {}, 0).join(" / "));
    expect(new Set(seen).size, list.join(" | ")).toBe(list.length);
  }
});

test("every move begins with a thing on the table or a button", () => {
  for (const move of lists.flat()) expect(face.steps([move], {}, 0)[0], move).toMatch(KINDS);
});

test("no prefix of a move's steps is a whole move", () => {
  for (const list of lists) {
    const all = list.map((move) => face.steps([move], {}, 0));
    for (const one of all) {
      const longer = all.filter((other) => other.length > one.length && one.every((step, at) => other[at] === step));
      expect(longer, list.join(" | ")).toEqual([]);
    }
  }
});

test.each([
  ["influence Qasim > Raleigh", ["card:Qasim", "to:Qasim > Raleigh"]],
  ["use Duchess Isabella", ["card:Duchess Isabella", "do:Use Duchess Isabella"]],
  ["choose Master Coin", ["card:Master Coin", "do:Lead with Master Coin"]],
  ["place at b2", ["cell:b2"]],
  ["with Lucretia", ["card:Lucretia"]],
  ["and Prince Edric", ["card:Prince Edric"]],
  ["to Bastian", ["card:Bastian"]],
  ["Garrick", ["card:Garrick"]],
  ["line north-east", ["line:north-east"]],
  ["seat 0", ["do:You yourself"]],
  ["seat 1", ["do:Player 2"]],
  ["no tokens", ["do:No token"]],
  ["1 token", ["do:1 token"]],
  ["13 tokens", ["do:13 tokens"]],
  ["react Hester", ["do:React with Hester"]],
  ["decline", ["do:Do not React"]],
  ["subdue", ["do:Let them subdue it"]],
  ["remove 2", ["do:Remove your tokens 2"]],
  ["done", ["do:No other card"]],
  ["none", ["do:No card"]],
  ["pass", ["do:Pass"]],
])("%s", (move, steps) => expect(face.steps([move], {}, 0)).toEqual(steps));

test("what is not lit is asked for in the rules' own words", () => {
  const grid = [["Bonifatius", "Garrick", null, null, "Margayth"]];
  const asks = (step: string, more: object) => face.attempt!(step, { grid, ...more }, 0);
  expect(asks("to:Bonifatius > Garrick", { phase: "turn" })).toEqual(["influence Bonifatius > Garrick"]);
  expect(asks("to:Bonifatius > Margayth", { phase: "turn" })).toBeUndefined();
  expect(asks("card:Garrick", { phase: "turn" })).toEqual(["use Garrick"]);
  expect(asks("card:Garrick", { phase: "choosing", question: "more" })).toEqual(["and Garrick"]);
  expect(asks("card:Garrick", { phase: "choosing", question: "second" })).toBeUndefined();
  expect(asks("card:Garrick", { phase: "reacting" })).toEqual(["react Garrick"]);
  expect(asks("cell:c3", { phase: "placing" })).toEqual(["place at c3"]);
});
