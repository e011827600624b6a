import { cleanup, render } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { GameEvent, Table } from "../../net/wire";
import { animateTravel } from "../../table/travel.svelte";
import Seated from "../testing/Seated.svelte";
import { Recorded } from "../testing/seated";
import { face } from ".";
import { STILL, stirred } from "./happening";
import recorded from "./moments.txt?raw";
import { roundEnd } from "./rounds";

const game = new Recorded(face, recorded, "shadows-over-the-empire");
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROUND: GameEvent[] = [
  ["passed", 0],
  ["round-ended", 1],
  ["token-lost", 0, "Felix"],
  ["token-lost", 1, "Felix"],
  ["turned-up", "Cyril", "d1"],
  ["starter-named", 1],
  ["round-begun", 2, 1],
  ["instigated", 1, "Celestine", "Emeric"],
  ["influenced", 1, "Emeric", 2, 0],
  ["passed", 0],
];

test("the end of a Round is told in its steps", () => {
  expect(roundEnd(ROUND)).toEqual({
    round: 1,
    lost: [
      { who: 0, card: "Felix" },
      { who: 1, card: "Felix" },
    ],
    up: [{ card: "Cyril", cell: "d1" }],
    starter: 1,
    acts: 2,
  });
  expect(roundEnd(ROUND.slice(0, 5))?.starter).toBeUndefined();
  expect(roundEnd([["passed", 0]])).toBeUndefined();
});

test("a drum for a new Round, coins for tokens of one's own", () => {
  const heard = (...events: GameEvent[]) => face.sound!(events, 0);
  expect(heard(["passed", 1], ["round-ended", 1], ["turned-up", "Cyril", "d1"], ["round-begun", 2, 0])).toBe("drum");
  expect(heard(["instigated", 0, "Cyril", "Felix"], ["influenced", 0, "Felix", 2, 0])).toBe("coin");
  expect(heard(["influenced", 0, "Felix", 0, 0])).toBeUndefined();
  expect(heard(["influenced", 1, "Felix", 2, 0])).toBeUndefined();
  expect(heard(["used", 1, "Felix"], ["locked", 1, "Cyril"])).toBe("seal");
  expect(heard(["used", 1, "Felix"])).toBe("card");
});

test("tokens go from pools to cards and back, citizens to their places", () => {
  const goes = (...event: GameEvent) => face.travels!(event, 0);
  expect(goes("added", 1, "Felix", 1)).toEqual([{ card: "token 1", from: "pool 1", to: "on Felix" }]);
  expect(goes("added", 1, "Felix", 0)).toEqual([]);
  expect(goes("removed", 1, "Felix", 2, 0)).toEqual([{ card: "token 1", from: "on Felix", to: "pool 1" }]);
  expect(goes("moved", 0, "Felix", "Cyril", 2)).toEqual([{ card: "token 0", from: "on Felix", to: "on Cyril" }]);
  expect(goes("placed", 0, "Felix", "b1")).toEqual([{ card: "Felix", from: "placing", to: "grid b1" }]);
  expect(goes("swapped", 0, "Felix", "Cyril")).toEqual([]);
});

test("what travels comes from places of the board, and goes there", () => {
  const places = new Set<string>();
  for (const { kind } of game.told) {
    game.seat(kind);
    for (const node of document.querySelectorAll<HTMLElement>("[data-place]")) places.add(node.dataset.place!);
    cleanup();
  }
  const all = game.play("over").events.flatMap((event) => face.travels!(event, 0));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ from, to }) => !places.has(from) || !places.has(to))).toEqual([]);
});

test("tokens fly from the pool onto their card, also onto others that lie there, and stay on it when it moves", async () => {
  const flights: string[] = [];
  Element.prototype.animate = function (this: HTMLElement, [first]: Keyframe[]) {
    flights.push(`${this.dataset.card ?? "likeness"} ${String(first!.transform).split(" scale")[0]}`);
    return {} as Animation;
  } as never;
  // Ten apart by column; nothing is laid out here.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const card = this.parentElement?.closest(".on")?.querySelector<HTMLElement>("[data-card]") ?? this;
    if (this.style.left) return new DOMRect(parseFloat(this.style.left), 0, 8, 10);
    return new DOMRect("abcde".indexOf(card.dataset.place?.split(" ")[1]?.[0] ?? "?") * 10, 0, 8, 10);
  });
  const play = game.play("turn");
  const Frame = ((...all: Parameters<Component>) => {
    animateTravel(
      () => play.shown,
      (before, now) => play.travels(before, now),
    );
    return face.Board(...all);
  }) as Component;
  render(Seated, { play, Part: Frame });
  const go = async (table: Table, ...events: GameEvent[]) => {
    flights.length = 0;
    play.log = [...play.log, ...events];
    const now = play.now!;
    play.now = { ...now, seq: now.seq + 1, table: { ...now.table, ...table }, eventCount: play.log.length };
    await tick();
    await tick();
    return flights;
  };
  expect(await go({ tokens: [{ b1: 3 }, {}] }, ["influenced", 0, "Theodoric", 3, 0])).toEqual([
    "token 0 translate(-20px, 0px)",
  ]);
  expect(await go({ tokens: [{ b1: 4 }, {}] }, ["added", 0, "Theodoric", 1])).toEqual([
    "likeness translate(-20px, 0px)",
  ]);
  const grid = (play.table.grid as (string | null)[][]).map((row) => [...row]);
  [grid[0]![1], grid[1]![0]] = [grid[1]![0]!, grid[0]![1]!];
  expect((await go({ grid, tokens: [{ a2: 4 }, {}] }, ["swapped", 0, "Theodoric", "Emeric"])).sort()).toEqual([
    "Emeric translate(-10px, 0px)",
    "Theodoric translate(10px, 0px)",
    "token 0 translate(10px, 0px)",
  ]);
  const back = ["likeness translate(10px, 0px)"];
  expect(await go({ tokens: [{ a2: 3 }, {}] }, ["removed", 0, "Theodoric", 1, 1])).toEqual(back);
  expect(await go({ tokens: [{}, {}] }, ["removed", 0, "Theodoric", 3, 1])).toEqual(back);
});

test("only the last deed stirs what lies on the grid", () => {
  const stir = stirred([
    ["used", 0, "Ornatto"],
    ["rotated", 0, "Felix"],
    ["instigated", 1, "Celestine", "Emeric"],
    ["reacted", 0, "Cyril"],
    ["locked", 0, "Celestine"],
    ["removed", 1, "Emeric", 1, 0],
  ]);
  expect(stir).toEqual({
    turned: new Set(["Cyril"]),
    marked: new Set(),
    locked: new Set(["Celestine"]),
    up: new Set(),
    fewer: new Set(["1 Emeric"]),
  });
  expect(stirred(ROUND.slice(0, 7)).up).toEqual(new Set(["Cyril"]));
  expect(stirred([])).toEqual(STILL);
});

test("the log is divided by Rounds, and in them by whose action it is", () => {
  const play = game.play("over");
  const headings = play.log.flatMap((event) => face.turn!(event, play)?.text ?? []);
  const changes = headings.filter((one, at) => one !== headings[at - 1]);
  expect(changes.slice(0, 4)).toEqual(["the set-up", "round 1", "You", "Seat 1"]);
  expect(changes).toContain("The end of Round 1");
  expect(face.turn!(["reacted", 0, "Cyril"], play)).toBeUndefined();
});
