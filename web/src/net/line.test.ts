import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { info, moment, Wire } from "../table/testing";
import { reported } from "../rest";
import { Line, OUTDATED } from "./line";
import type { ServerMessage } from "./wire";

let line: Line;
const heard: ServerMessage[] = [];
const lost: (string | undefined)[] = [];
let outdated = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  line = new Line("abc", {
    hear: (news) => heard.push(news),
    open: () => undefined,
    lost: (why) => lost.push(why?.message),
    outdated: () => (outdated += 1),
    heard: () => "events=7",
  });
});
afterEach(() => {
  line.close();
  heard.length = lost.length = 0;
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const move = (words = "pass") => line.wish({ type: "move", seen: 4, move: words });
/** How a wish ended, as soon as it did. */
function ending(wish: Promise<void>) {
  const end = { how: "open" };
  wish.then(
    () => (end.how = "done"),
    (refusal: Error) => (end.how = refusal.message),
  );
  return end;
}
const wishes = (wire = Wire.last) => wire.sent.filter(({ type }) => type !== "ping");

test("a line goes to its table and says what is known already", () => {
  expect(Wire.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/abc\/socket\?events=7$/);
});

test("a wish is sent once, and done when a state names its request", async () => {
  Wire.last.welcome();
  const end = ending(move());
  expect(wishes()).toEqual([{ type: "move", seen: 4, move: "pass", request: expect.any(String) }]);
  Wire.last.state({ request: "somebody else's" });
  Wire.last.state();
  await pass(0);
  expect(end.how).toBe("open");
  Wire.last.state({ request: Wire.last.asked!.request });
  await pass(30_000);
  expect(end.how).toBe("done");
  expect(wishes()).toHaveLength(1);
});

test("the state is heard before the wish is done", async () => {
  Wire.last.welcome();
  const done = move().then(() => heard.at(-1));
  Wire.last.state({ seq: 5, request: Wire.last.asked!.request });
  expect(await done).toMatchObject({ type: "state", seq: 5 });
});

test("each wish has a request of its own", () => {
  Wire.last.welcome();
  void move();
  void move();
  const [one, two] = wishes();
  expect(one!.request).not.toBe(two!.request);
});

test("what is wished before the line stands is sent when it does", async () => {
  const end = ending(move());
  expect(Wire.last.sent).toEqual([]);
  Wire.last.welcome();
  Wire.last.state({ request: Wire.last.asked!.request });
  await pass(0);
  expect(end.how).toBe("done");
});

test("a refusal rejects with the server's sentence and code", async () => {
  Wire.last.welcome();
  const wish = move().catch((refusal) => refusal);
  await Wire.last.refuse("You have no Fox in your hand.", "not-in-hand");
  expect(await wish).toMatchObject({ message: "You have no Fox in your hand.", code: "not-in-hand" });
});

test("a refusal that names no request is for all that is pending", async () => {
  Wire.last.welcome();
  const ends = [ending(move()), ending(move("play Fox"))];
  Wire.last.say({ type: "refused", request: "", code: "bad-message", text: "No.", seq: 1 });
  await pass(0);
  expect(ends.map(({ how }) => how)).toEqual(["No.", "No."]);
});

test("a lost line comes back after growing waits, at most eight seconds", async () => {
  const waits = [400, 800, 1_600, 3_200, 6_400, 8_000, 8_000];
  for (const [at, wait] of waits.entries()) {
    Wire.last.drop();
    await pass(wait - 1);
    expect(Wire.all).toHaveLength(at + 1);
    await pass(1);
    expect(Wire.all).toHaveLength(at + 2);
  }
  expect(lost).toHaveLength(waits.length);
});

test("a welcome makes the next wait short again", async () => {
  Wire.last.drop();
  await pass(400);
  Wire.last.drop();
  await pass(800);
  Wire.last.welcome();
  Wire.last.drop();
  await pass(400);
  expect(Wire.all).toHaveLength(4);
});

test("what is pending when the line is lost is sent again exactly as it was, and is done once", async () => {
  Wire.last.welcome();
  const end = ending(move("play Fox"));
  const [first] = wishes();
  Wire.last.drop();
  await pass(400);
  Wire.last.welcome();
  expect(wishes()).toEqual([first]);
  Wire.last.state({ request: first!.request });
  await pass(0);
  expect(end.how).toBe("done");
  Wire.last.drop();
  await pass(400);
  Wire.last.welcome();
  expect(wishes()).toEqual([]);
});

test.each(["busy", "too-many-messages", "store-failed"])(
  "%s means later: the same wish is sent again",
  async (code) => {
    Wire.last.welcome();
    const end = ending(move());
    for (let time = 1; time <= 3; time++) {
      await Wire.last.refuse("Later.", code);
      expect(wishes()).toHaveLength(time);
      await pass(1_000);
      expect(wishes()).toHaveLength(time + 1);
    }
    expect(new Set(wishes().map(({ request }) => request)).size).toBe(1);
    expect(end.how).toBe("open");
    Wire.last.state({ request: Wire.last.asked!.request });
    await pass(5_000);
    expect(end.how).toBe("done");
    expect(wishes()).toHaveLength(4);
  },
);

test("a server that is busy for ever is believed in the end", async () => {
  Wire.last.welcome();
  const end = ending(move());
  for (let time = 0; time < 25 && end.how === "open"; time++) {
    await Wire.last.refuse("Too busy.", "busy");
    await pass(1_000);
  }
  expect(end.how).toBe("Too busy.");
});

test("a silent line is pinged; an answer keeps it", async () => {
  Wire.last.welcome();
  await pass(25_000);
  expect(Wire.last.sent).toEqual([]);
  await pass(5_000);
  expect(Wire.last.asked?.type).toBe("ping");
  Wire.last.say({ type: "pong", request: Wire.last.asked!.request });
  await pass(20_000);
  expect(Wire.all).toHaveLength(1);
  expect(Wire.last.sent).toHaveLength(1);
});

test("a line that does not answer a ping is opened again, with what is pending", async () => {
  Wire.last.welcome();
  void move();
  const [first] = wishes();
  await pass(45_000);
  expect(Wire.all).toHaveLength(2);
  Wire.last.welcome();
  expect(wishes()).toEqual([first]);
});

test("a socket that never comes up is given up for another", async () => {
  await pass(10_000);
  expect(Wire.all).toHaveLength(1);
  await pass(5_000);
  expect(Wire.all).toHaveLength(2);
  expect(Wire.all[0]!.readyState).toBe(Wire.CLOSED);
  await pass(0);
  expect(lost).toEqual([]); // what was given up is nobody's loss
});

test("what an old socket still says is not heard", () => {
  const old = Wire.last;
  old.welcome();
  line.reopen();
  heard.length = 0;
  old.say({ ...moment(), type: "state" });
  expect(heard).toEqual([]);
});

test("whoever is banned is told so; nothing is pending, nothing is tried again", async () => {
  Wire.last.welcome();
  const end = ending(move());
  Wire.last.say({ type: "closing", code: "banned", text: "You are not welcome here." });
  Wire.last.drop();
  await pass(120_000);
  dispatchEvent(new Event("online"));
  expect(end.how).toBe("You are not welcome here.");
  expect(lost).toEqual(["You are not welcome here."]);
  expect(Wire.all).toHaveLength(1);
});

test("whoever is banned and still wishes something is told the same", async () => {
  Wire.last.welcome();
  Wire.last.say({ type: "closing", code: "banned", text: "You are not welcome here." });
  const end = ending(move());
  await pass(0);
  expect(end.how).toBe("You are not welcome here.");
});

test("any other closing is told, and the line comes back", async () => {
  Wire.last.welcome();
  const end = ending(move());
  Wire.last.say({ type: "closing", code: "shutdown", text: "Back in a minute." });
  Wire.last.drop();
  expect(lost).toEqual(["Back in a minute."]);
  await pass(400);
  Wire.last.welcome();
  expect(wishes()).toHaveLength(1);
  expect(end.how).toBe("open");
  Wire.last.drop();
  expect(lost.at(-1)).toBeUndefined();
});

test("whoever comes back to the page, or to a network, does not wait", async () => {
  for (let time = 0; time < 5; time++) {
    Wire.last.drop();
    await pass(8_000);
  }
  Wire.last.drop();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.all).toHaveLength(7);
  Wire.last.drop();
  dispatchEvent(new Event("online"));
  expect(Wire.all).toHaveLength(8);
  await pass(9_000);
  expect(Wire.all).toHaveLength(8); // no second one from the timer
});

test("a closed line stays closed", async () => {
  Wire.last.welcome(info());
  line.close();
  await pass(120_000);
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.all).toHaveLength(1);
  expect(lost).toEqual([]);
});

test("a line is at rest when it is welcome, nothing is wished, or it is lost", async () => {
  expect(reported()).toEqual(["a line"]);
  Wire.last.welcome();
  expect(reported()).toEqual([]);
  const end = ending(move());
  expect(reported()).toEqual(["move"]);
  Wire.last.drop();
  expect(reported()).toEqual([]);
  await pass(1_000);
  expect(reported()).toEqual(["a line", "move"]);
  Wire.last.welcome();
  Wire.last.state({ request: Wire.last.asked!.request });
  await pass(0);
  expect([end.how, reported()]).toEqual(["done", []]);
});

test.each([
  ["a welcome of another protocol", { type: "welcome", protocol: 1, program: "old", table: info(), seat: 0 }],
  ["a closing that says so", { type: "closing", code: OUTDATED }],
] as [string, ServerMessage][])("%s ends the line for good: the page must be loaded anew", async (_, news) => {
  outdated = 0;
  const end = ending(move());
  Wire.last.say(news);
  await pass(120_000);
  expect([outdated, end.how, Wire.all.length]).toEqual([1, "", 1]);
  expect([heard, lost]).toEqual([[], []]);
});
