import { expect, test } from "vitest";
import type { StateUpdate } from "../net/wire";
import { fakeServer, info, moment, refusal, seated } from "./testing";

const steps = (play: { lit: Set<string> }) => [...play.lit].sort();

const past: StateUpdate[] = [
  moment({ seq: 1, log: { first: 0, events: [["One"]] } }),
  moment({ seq: 3, log: { first: 1, events: [["Two"], ["Three"]] }, status: { say: "then" } }),
  moment({ seq: 4, log: { first: 3, events: [["Four"]] }, table: { hands: [["Owl"], []], gold: [0, 0] } }),
];
const replay = (view: string) => `GET /api/tables/tabletable12/replay?display=true&view=${view}`;

test("looking back goes to the moment before, step by step to the first, and on again to now", async () => {
  fakeServer({ [replay("mine")]: past });
  const { play } = seated();
  await play.step(-1);
  expect([play.replayIndex, play.live, play.shown?.status.say]).toEqual([1, false, "then"]);
  expect(play.events).toEqual([["One"], ["Two"], ["Three"]]);
  await play.step(-1);
  await play.step(-1);
  expect(play.replayIndex).toBe(0);
  for (let time = 0; time < 3; time++) await play.step(1);
  expect(play.live).toBe(true);
  expect(play.events).toEqual([["began"], ["played", 1, "Fox-2"]]);
});

test("a line of the log leads to the moment in which it was told", async () => {
  fakeServer({ [replay("mine")]: past });
  const { play } = seated();
  await play.lookBack({ line: 2 });
  expect(play.replayIndex).toBe(1);
  await play.lookBack({ line: 3 });
  expect(play.replayIndex).toBe(2);
});

test("who turns away before the past has come is not called back to it", async () => {
  fakeServer({ [replay("mine")]: past, [replay("all")]: past });
  const { play } = seated();
  await play.lookBack("start");
  const other = play.lookAs("all");
  play.backToNow();
  await other;
  expect(play.live).toBe(true);
});

test("nothing can be chosen in the past; what was half chosen is there again now", async () => {
  fakeServer({ [replay("mine")]: past });
  const { play } = seated();
  play.point("hand:Owl");
  await play.lookBack("start");
  expect(play.lit.size).toBe(0);
  expect(play.choosing).toBe(false);
  play.backToNow();
  expect(steps(play)).toEqual(["place:north", "place:south"]);
});

test("another viewer sees the same moment", async () => {
  const asked = fakeServer({
    [replay("mine")]: past,
    [replay("1")]: past,
    [replay("all")]: past,
    [replay("spectator")]: past,
  });
  const { play } = seated(info({ phase: "over" }));
  await play.lookBack("start");
  await play.step(1);
  expect(play.viewer).toBe(0);
  await play.lookAs("1");
  expect([play.replayIndex, play.view, play.viewer]).toEqual([1, "1", 1]);
  await play.lookAs("all");
  expect([play.replayIndex, play.viewer]).toEqual([1, null]);
  await play.lookAs("spectator");
  expect([play.replayIndex, play.viewer]).toEqual([1, null]);
  play.backToNow();
  expect(play.viewer).toBe(0);
  expect(asked).toHaveLength(4);
});

test("the past is not asked for twice while nothing happens, and again when something did", async () => {
  const asked = fakeServer({ [replay("mine")]: past });
  const { play, socket } = seated();
  await play.lookBack();
  play.backToNow();
  await play.lookBack();
  expect(asked).toHaveLength(1);
  play.backToNow();
  socket.state({ seq: 5 });
  await play.lookBack();
  expect(asked).toHaveLength(2);
});

test("a review leads to its moment, seen with every hand", async () => {
  fakeServer({ [replay("all")]: past });
  const { play } = seated(info({ phase: "over" }));
  await play.lookAtSeq(2);
  expect([play.replayIndex, play.view]).toEqual([1, "all"]);
});

test("a past that the server does not give is a trouble, not a crash", async () => {
  fakeServer({ [replay("mine")]: () => refusal("busy", "Later.", 503) });
  const { play } = seated();
  await play.lookBack();
  expect([play.live, play.trouble?.message]).toEqual([true, "Later."]);
});

test("going on from a moment makes a table of it", async () => {
  const asked = fakeServer({
    [replay("mine")]: past,
    "POST /api/session": { player: "p-ada", name: "Ada", csrf: "" },
    "POST /api/tables/tabletable12/branch": info({ id: "branched" }),
  });
  const { play } = seated(info({ phase: "over" }));
  await play.lookBack();
  await play.branch();
  expect(asked.at(-1)!.body).toEqual({ seq: 3, seat: 0, bot: "casual" });
  expect(location.pathname).toBe("/t/branched");
});
