import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { info, moment, FakeSocket } from "../table/testing";
import { activities } from "../activity";
import { Connection, OUTDATED } from "./connection";
import type { ServerMessage } from "./wire";

let connection: Connection;
const received: ServerMessage[] = [];
const lost: (string | undefined)[] = [];
let outdated = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  connection = new Connection("abc", {
    onMessage: (message) => received.push(message),
    onOpen: () => undefined,
    onLost: (reason) => lost.push(reason?.message),
    onOutdated: () => (outdated += 1),
    query: () => "events=7",
  });
});
afterEach(() => {
  connection.close();
  received.length = lost.length = 0;
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const move = (words = "pass") => connection.send({ type: "move", seen: 4, move: words });
/** How a command ended, as soon as it did. */
function ending(command: Promise<void>) {
  const end = { how: "open" };
  command.then(
    () => (end.how = "done"),
    (refusal: Error) => (end.how = refusal.message),
  );
  return end;
}
const commands = (socket = FakeSocket.last) => socket.sent.filter(({ type }) => type !== "ping");

test("a connection goes to its table and says what is known already", () => {
  expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/abc\/socket\?events=7$/);
});

test("a command is sent once, and done when a state names its request", async () => {
  FakeSocket.last.welcome();
  const end = ending(move());
  expect(commands()).toEqual([{ type: "move", seen: 4, move: "pass", request: expect.any(String) }]);
  FakeSocket.last.state({ request: "somebody else's" });
  FakeSocket.last.state();
  await pass(0);
  expect(end.how).toBe("open");
  FakeSocket.last.state({ request: FakeSocket.last.asked!.request });
  await pass(30_000);
  expect(end.how).toBe("done");
  expect(commands()).toHaveLength(1);
});

test("the state is received before the command is done", async () => {
  FakeSocket.last.welcome();
  const done = move().then(() => received.at(-1));
  FakeSocket.last.state({ seq: 5, request: FakeSocket.last.asked!.request });
  expect(await done).toMatchObject({ type: "state", seq: 5 });
});

test("each command has a request of its own", () => {
  FakeSocket.last.welcome();
  void move();
  void move();
  const [one, two] = commands();
  expect(one!.request).not.toBe(two!.request);
});

test("what is sent before the connection stands is sent when it does", async () => {
  const end = ending(move());
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.welcome();
  FakeSocket.last.state({ request: FakeSocket.last.asked!.request });
  await pass(0);
  expect(end.how).toBe("done");
});

test("a refusal rejects with the server's sentence and code", async () => {
  FakeSocket.last.welcome();
  const command = move().catch((refusal: unknown) => refusal);
  await FakeSocket.last.refuse("You have no Fox in your hand.", "not-in-hand");
  expect(await command).toMatchObject({ message: "You have no Fox in your hand.", code: "not-in-hand" });
});

test("a refusal that names no request is for all that is pending", async () => {
  FakeSocket.last.welcome();
  const ends = [ending(move()), ending(move("play Fox"))];
  FakeSocket.last.receive({ type: "refused", request: "", code: "bad-message", text: "No.", seq: 1 });
  await pass(0);
  expect(ends.map(({ how }) => how)).toEqual(["No.", "No."]);
});

test("a lost connection comes back after growing waits, at most eight seconds", async () => {
  const waits = [400, 800, 1_600, 3_200, 6_400, 8_000, 8_000];
  for (const [at, wait] of waits.entries()) {
    FakeSocket.last.drop();
    await pass(wait - 1);
    expect(FakeSocket.all).toHaveLength(at + 1);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(at + 2);
  }
  expect(lost).toHaveLength(waits.length);
});

test("a welcome makes the next wait short again", async () => {
  FakeSocket.last.drop();
  await pass(400);
  FakeSocket.last.drop();
  await pass(800);
  FakeSocket.last.welcome();
  FakeSocket.last.drop();
  await pass(400);
  expect(FakeSocket.all).toHaveLength(4);
});

test("what is pending when the connection is lost is sent again exactly as it was, and is done once", async () => {
  FakeSocket.last.welcome();
  const end = ending(move("play Fox"));
  const [first] = commands();
  FakeSocket.last.drop();
  await pass(400);
  FakeSocket.last.welcome();
  expect(commands()).toEqual([first]);
  FakeSocket.last.state({ request: first!.request });
  await pass(0);
  expect(end.how).toBe("done");
  FakeSocket.last.drop();
  await pass(400);
  FakeSocket.last.welcome();
  expect(commands()).toEqual([]);
});

test.each(["busy", "too-many-messages", "store-failed"])(
  "%s means later: the same command is sent again",
  async (code) => {
    FakeSocket.last.welcome();
    const end = ending(move());
    for (let time = 1; time <= 3; time++) {
      await FakeSocket.last.refuse("Later.", code);
      expect(commands()).toHaveLength(time);
      await pass(1_000);
      expect(commands()).toHaveLength(time + 1);
    }
    expect(new Set(commands().map(({ request }) => request)).size).toBe(1);
    expect(end.how).toBe("open");
    FakeSocket.last.state({ request: FakeSocket.last.asked!.request });
    await pass(5_000);
    expect(end.how).toBe("done");
    expect(commands()).toHaveLength(4);
  },
);

test("a server that is busy for ever is believed in the end", async () => {
  FakeSocket.last.welcome();
  const end = ending(move());
  for (let time = 0; time < 25 && end.how === "open"; time++) {
    await FakeSocket.last.refuse("Too busy.", "busy");
    await pass(1_000);
  }
  expect(end.how).toBe("Too busy.");
});

test("a silent connection is pinged; an answer keeps it", async () => {
  FakeSocket.last.welcome();
  await pass(25_000);
  expect(FakeSocket.last.sent).toEqual([]);
  await pass(5_000);
  expect(FakeSocket.last.asked?.type).toBe("ping");
  FakeSocket.last.receive({ type: "pong", request: FakeSocket.last.asked!.request });
  await pass(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("a connection that does not answer a ping is opened again, with what is pending", async () => {
  FakeSocket.last.welcome();
  void move();
  const [first] = commands();
  await pass(45_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.welcome();
  expect(commands()).toEqual([first]);
});

test("a socket that never comes up is given up for another", async () => {
  await pass(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(5_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.readyState).toBe(FakeSocket.CLOSED);
  await pass(0);
  expect(lost).toEqual([]); // what was given up is nobody's loss
});

test("what an old socket still says is not received", () => {
  const old = FakeSocket.last;
  old.welcome();
  connection.reconnect();
  received.length = 0;
  old.receive(moment());
  expect(received).toEqual([]);
});

test("whoever is banned is told so; nothing is pending, nothing is tried again", async () => {
  FakeSocket.last.welcome();
  const end = ending(move());
  FakeSocket.last.receive({ type: "closing", code: "banned", text: "You are not welcome here." });
  FakeSocket.last.drop();
  await pass(120_000);
  dispatchEvent(new Event("online"));
  expect(end.how).toBe("You are not welcome here.");
  expect(lost).toEqual(["You are not welcome here."]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("whoever is banned and still asks for something is told the same", async () => {
  FakeSocket.last.welcome();
  FakeSocket.last.receive({ type: "closing", code: "banned", text: "You are not welcome here." });
  const end = ending(move());
  await pass(0);
  expect(end.how).toBe("You are not welcome here.");
});

test("any other closing is told, and the connection comes back", async () => {
  FakeSocket.last.welcome();
  const end = ending(move());
  FakeSocket.last.receive({ type: "closing", code: "shutdown", text: "Back in a minute." });
  FakeSocket.last.drop();
  expect(lost).toEqual(["Back in a minute."]);
  await pass(400);
  FakeSocket.last.welcome();
  expect(commands()).toHaveLength(1);
  expect(end.how).toBe("open");
  FakeSocket.last.drop();
  expect(lost.at(-1)).toBeUndefined();
});

test("whoever comes back to the page, or to a network, does not wait", async () => {
  for (let time = 0; time < 5; time++) {
    FakeSocket.last.drop();
    await pass(8_000);
  }
  FakeSocket.last.drop();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(7);
  FakeSocket.last.drop();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(8);
  await pass(9_000);
  expect(FakeSocket.all).toHaveLength(8); // no second one from the timer
});

test("a closed connection stays closed", async () => {
  FakeSocket.last.welcome(info());
  connection.close();
  await pass(120_000);
  dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(1);
  expect(lost).toEqual([]);
});

test("a connection is at rest when it is welcome, nothing was sent, or it is lost", async () => {
  expect(activities()).toEqual(["a connection"]);
  FakeSocket.last.welcome();
  expect(activities()).toEqual([]);
  const end = ending(move());
  expect(activities()).toEqual(["move"]);
  FakeSocket.last.drop();
  expect(activities()).toEqual([]);
  await pass(1_000);
  expect(activities()).toEqual(["a connection", "move"]);
  FakeSocket.last.welcome();
  FakeSocket.last.state({ request: FakeSocket.last.asked!.request });
  await pass(0);
  expect([end.how, activities()]).toEqual(["done", []]);
});

test.each([
  ["a welcome of another protocol", { type: "welcome", protocol: 1, program: "old", table: info(), seat: 0 }],
  ["a closing that says so", { type: "closing", code: OUTDATED }],
] as [string, ServerMessage][])("%s ends the connection for good: the page must be loaded anew", async (_, message) => {
  outdated = 0;
  const end = ending(move());
  FakeSocket.last.receive(message);
  await pass(120_000);
  expect([outdated, end.how, FakeSocket.all.length]).toEqual([1, "", 1]);
  expect([received, lost]).toEqual([[], []]);
});
