import { expect, test } from "vitest";
import { keyOf } from "../../net/declared";
import type { Message, Move, Table } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import { isButton, stepParts } from "../../table/steps";
import { Recorded } from "../testing/seated";
import { face } from ".";
import { cellStep, directionTo, leaderStep, neighbour, ontoStep, seatStep } from "./court";
import recorded from "./moments.txt?raw";
import moves from "./moves.txt?raw";

/** Every line: all that a seat could play at some moment of a real game; of some also how the rules say it. */
interface Listed {
  phase: string;
  question: string | null;
  seat: number;
  moves: Move[];
  grid?: Table;
  display?: Table;
  status?: Message;
  said?: Message[];
}
const lists = moves
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Listed);
const THINGS = ["cell", "line", "leader"];

const game = new Recorded(face, recorded, "shadows-over-the-empire");
const steps = (move: Move) => face.steps(move, {}, 0);

/** Somebody at that moment. */
function at({ phase, question, seat, grid, display = {}, status = { say: "status-over" }, moves: all }: Listed): Play {
  const play = game.play("turn");
  play.now = { ...play.now!, table: { ...play.table, phase, question, grid }, display, status };
  play.seat = seat;
  play.moves = all;
  return play;
}

test("moves of one moment never have the same steps, nor a part of another one's", () => {
  expect(lists.length).toBeGreaterThan(100);
  for (const { moves: list } of lists) {
    const all = list.map((move) => steps(move).join(" > "));
    expect(new Set(all).size, keyOf(list[0]!)).toBe(list.length);
    for (const one of all)
      expect(
        all.some((other) => other.startsWith(`${one} > `)),
        one,
      ).toBe(false);
  }
});

test("every kind of move begins with a thing on the table or a button", () => {
  const all = lists.flatMap(({ moves: list }) => list);
  for (const move of all) {
    const [first] = steps(move);
    expect(isButton(first!) || THINGS.includes(stepParts(first!)[0]!), keyOf(move)).toBe(true);
  }
  expect([...new Set(all.map(([kind]) => kind))].sort()).toEqual(Object.keys(face.declared!.moves).sort());
});

test.each<[Move, string[]]>([
  [
    ["influence", "a1", "south-east"],
    ["cell:a1", "to:a1:b2"],
  ],
  [
    ["use", "c2"],
    ["cell:c2", "do:use:c2"],
  ],
  [
    ["leader", "Order of the Coin"],
    ["leader:Order of the Coin", "do:lead:Order of the Coin"],
  ],
  [["cell", "b2"], ["cell:b2"]],
  [["line", "north-east"], ["line:north-east"]],
  [["seat", 1], ["do:seat:1"]],
  [["amount", 13], ["do:amount:13"]],
  [["react", "d3"], ["do:react:d3"]],
  [["option", 1], ["do:option:1"]],
  [["done"], ["do:done"]],
  [["pass"], ["do:pass"]],
])("%j", (move, found) => expect(steps(move)).toEqual(found));

test("a place has neighbours, but none beyond the grid", () => {
  expect(neighbour("b2", "north-west")).toBe("a1");
  expect(neighbour("a1", "west")).toBeUndefined();
  expect(neighbour("c1", "north")).toBeUndefined();
  expect(neighbour("e3", "east")).toBeUndefined();
  expect(directionTo("b2", "b3")).toBe("south");
  expect(directionTo("b2", "b4")).toBeUndefined();
});

test("a move is said as the rules say it, by the cards that lie there", () => {
  const known = lists.filter(({ said }) => said);
  expect(known.length).toBeGreaterThan(12);
  for (const list of known) {
    const play = at(list);
    expect(list.moves.map((move) => face.worded!(move, play) ?? { say: `move-${move[0]}`, ...fields(move) })).toEqual(
      list.said,
    );
  }
});
const fields = ([kind, ...values]: Move) =>
  Object.fromEntries(face.declared!.moves[kind]!.map((name, index) => [name, values[index]]));

test("moves have words", () => {
  const play = game.play("turn");
  expect(play.moves.slice(0, 1).map((move) => play.wording(move))).toEqual([
    "influence Theodoric with Duchess Isabella",
  ]);
  expect(play.wording(["influence", "a1", "north"])).toBe("influence nothing with Duchess Isabella");
  expect(play.wording(["cell", "c1"])).toBe("c1");
  expect(play.wording(["line", "north-east"])).toBe("the line to the north-east");
  expect(play.wording(["amount", 1])).toBe("1 token");
});

test("buttons have words", () => {
  const listed = (phase: string, question: string | null = null) =>
    at(lists.find((one) => one.phase === phase && one.question === question)!);
  const labels = (play: Play, all = play.moves) => all.map((move) => play.label(steps(move).at(-1)!));
  const turn = game.play("turn");
  expect(labels(turn, [["use", "a1"], ["react", "b1"], ["pass"], ["seat", 0], ["seat", 1], ["amount", 0]])).toEqual([
    "Use Duchess Isabella",
    "React with Theodoric",
    "Pass",
    "You yourself",
    "Player 2",
    "No token",
  ]);
  expect(labels(game.play("leaders")).slice(0, 2)).toEqual(["Lead with Bonifatius", "Lead with Margayth"]);
  expect(labels(listed("choosing", "option"))).toEqual(["Remove your tokens", "Let them subdue it"]);
  expect(labels(listed("reacting"), [["done"]])).toEqual(["Do not React"]);
  expect(labels(listed("choosing", "more"), [["done"]])).toEqual(["No other card"]);
  expect(labels(listed("choosing", "target"), [["done"]])).toEqual(["No card"]);
});

test("two options that are alike are counted", () => {
  const play = game.play("turn");
  const both = { say: "answer-remove" };
  play.now = { ...play.now!, status: { say: "status-option", first: both, second: both } };
  expect(play.label("do:option:1")).toBe("Remove your tokens 2");
  expect(play.wording(["option", 1])).toBe("remove 2");
});

test("things are called by the cards that lie there", () => {
  const play = game.play("turn");
  expect(play.label(cellStep("a1"))).toBe("Duchess Isabella");
  expect(play.label(ontoStep("a1", "b1"))).toBe("Theodoric");
  expect(play.label(leaderStep("Queen's Court"))).toBe("Duchess Isabella");
});

test("what is not lit is asked about as the moment has it", () => {
  const asks = (step: string, more: Table) => face.attempt!(step, more, 0);
  expect(asks(ontoStep("a1", "b1"), { phase: "turn" })).toEqual(["influence", "a1", "east"]);
  expect(asks(ontoStep("a1", "e1"), { phase: "turn" })).toBeUndefined();
  expect(asks(cellStep("b1"), { phase: "turn" })).toEqual(["use", "b1"]);
  expect(asks(cellStep("b1"), { phase: "choosing", question: "more" })).toEqual(["cell", "b1"]);
  expect(asks(cellStep("b1"), { phase: "choosing", question: "second" })).toEqual(["cell", "b1"]);
  expect(asks(cellStep("b1"), { phase: "choosing", question: "amount" })).toBeUndefined();
  expect(asks(cellStep("b1"), { phase: "reacting" })).toEqual(["react", "b1"]);
  expect(asks(cellStep("c3"), { phase: "placing" })).toEqual(["cell", "c3"]);
  expect(asks(seatStep(1), { phase: "choosing", question: "owner" })).toEqual(["seat", 1]);
});
