import { expect, test } from "vitest";
import type { GameEvent } from "../net/wire";
import { applyUpdate, extendLog, buildReplay } from "./snapshots";
import { moment } from "./testing";

test("a log grows, is cut where something was taken back, and stays where nothing is told", () => {
  const log: GameEvent[] = [["one"], ["two"]];
  expect(extendLog(log, moment({ log: { first: 2, events: [["three"]] } }))).toEqual([["one"], ["two"], ["three"]]);
  expect(extendLog(log, moment({ log: { first: 1, events: [["other"]] } }))).toEqual([["one"], ["other"]]);
  expect(extendLog(log, moment({ log: undefined }))).toEqual(log);
});

test("a state in parts is the one before with what has changed, a whole one is itself", () => {
  const before = applyUpdate(undefined, moment({ table: { a: 1, b: 1 } }), []);
  const part = moment({ seq: 2, table: undefined, changed: { b: 2 } });
  expect(applyUpdate(before, part, [["x"]])).toMatchObject({ seq: 2, table: { a: 1, b: 2 }, eventCount: 1 });
  expect(before.table).toEqual({ a: 1, b: 1 });
  expect(applyUpdate(before, moment({ table: { c: 3 } }), []).table).toEqual({ c: 3 });
});

test("what the rules make of a moment comes in parts, too, and nothing of it is carried on to a whole one", () => {
  const before = applyUpdate(undefined, moment({ display: { sum: 4, led: [0] } }), []);
  const part = moment({ table: undefined, display: { sum: 5 } });
  expect(applyUpdate(before, part, []).display).toEqual({ sum: 5, led: [0] });
  expect(applyUpdate(before, moment({ table: undefined }), []).display).toEqual({ sum: 4, led: [0] });
  expect(before.display).toEqual({ sum: 4, led: [0] });
  expect(applyUpdate(before, moment(), []).display).toEqual({});
});

test("a replay is every moment with the lines that had been told by then", () => {
  const { snapshots, log } = buildReplay([
    moment({ seq: 1, table: { a: 1 }, log: { first: 0, events: [["one"]] } }),
    moment({ seq: 2, table: undefined, changed: { b: 2 }, log: { first: 1, events: [["two"], ["three"]] } }),
    moment({ seq: 4, table: undefined, log: undefined, result: { winners: [0], scores: [1, 0], why: [] } }),
  ]);
  expect(log).toEqual([["one"], ["two"], ["three"]]);
  expect(snapshots.map(({ seq, eventCount, table }) => [seq, eventCount, table])).toEqual([
    [1, 1, { a: 1 }],
    [2, 3, { a: 1, b: 2 }],
    [4, 3, { a: 1, b: 2 }],
  ]);
  expect(snapshots.map(({ result }) => Boolean(result))).toEqual([false, false, true]);
});
