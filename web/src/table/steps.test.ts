import { expect, test } from "vitest";
import { remainingPaths, nextSteps, follow, type MovePath } from "./steps";

const paths: MovePath[] = [
  { move: ["play A to field 1"], steps: ["card:A", "place:1"] },
  { move: ["play A to field 2, recruit"], steps: ["card:A", "place:2", "do:Recruit"] },
  { move: ["play A to field 2, impact"], steps: ["card:A", "place:2", "do:Impact"] },
  { move: ["play B to field 2"], steps: ["card:B", "place:2"] },
  { move: ["swap the crown"], steps: ["card:C", "do:Swap"] },
  { move: ["pass"], steps: ["do:Pass"] },
];

test("what can be pointed at first is lit", () => {
  expect(nextSteps(paths, [])).toEqual(new Set(["card:A", "card:B", "card:C", "do:Pass"]));
});

test("after a card only its places are lit", () => {
  expect(nextSteps(paths, ["card:A"])).toEqual(new Set(["place:1", "place:2"]));
  expect(remainingPaths(paths, ["card:A"])).toHaveLength(3);
});

test("a step without an alternative is taken along", () => {
  expect(follow(paths, [], "card:B")).toEqual({ move: ["play B to field 2"] });
});

test("a place that still leaves a choice asks for it", () => {
  expect(follow(paths, ["card:A"], "place:2")).toEqual({ chosen: ["card:A", "place:2"] });
  expect(follow(paths, ["card:A", "place:2"], "do:Impact")).toEqual({ move: ["play A to field 2, impact"] });
});

test("a move that ends with a button is confirmed by it", () => {
  expect(follow(paths, [], "card:C")).toEqual({ chosen: ["card:C"] });
  expect(follow(paths, ["card:C"], "do:Swap")).toEqual({ move: ["swap the crown"] });
});

test("a place that wants to be pointed at is never taken along", () => {
  const one: MovePath[] = [{ move: ["influence A > B"], steps: ["card:A", "to:A > B"] }];
  expect(follow(one, [], "card:A")).toEqual({ chosen: ["card:A"] });
  expect(follow(one, ["card:A"], "to:A > B")).toEqual({ move: ["influence A > B"] });
});
