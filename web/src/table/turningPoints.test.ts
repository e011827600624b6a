import { expect, test } from "vitest";
import { decision, review } from "./testing";
import { findTurningPoints } from "./turningPoints";

const moment = (first: number, shares: number[]) => ({
  first,
  last: first,
  shares,
  luck: [0, 0],
  decisions: [decision(first % 2, ["move", first], { say: "move-pass" })],
});

test("a turning point tells whose chance changed, and from what to what", () => {
  const found = findTurningPoints({
    done: 3,
    total: 3,
    seqs: [1, 2, 3, 5],
    review: review({
      shares: [
        [0, [0.5, 0.5]],
        [3, [0, 1]],
      ],
      turning_points: [2, 3],
      moments: [moment(1, [0.5, 0.5]), moment(2, [0.5, 0.5]), moment(3, [0.9, 0.1])],
    }),
  });
  expect(found.map(({ move, seq, seat, before, after }) => [move, seq, seat, before, after])).toEqual([
    [2, 3, 0, 0.5, 0.9],
    [3, 5, 0, 0.9, 0],
  ]);
});

test("a review that is not done has none", () => {
  expect(findTurningPoints({ done: 1, total: 9 })).toEqual([]);
});
