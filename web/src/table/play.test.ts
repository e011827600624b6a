import { expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { chair, fakeServer, info, moment, refusal, seated, soon, FakeSocket } from "./testing";

const steps = (play: { lit: Set<string> }) => [...play.lit].sort();

// --- What the server says ---

test("changed fields are laid over the table, the others stay", () => {
  const { play, socket } = seated();
  socket.receive({
    type: "state",
    seq: 2,
    actors: [1],
    status: { say: "status-over" },
    moves: [],
    changed: { gold: [1, 5] },
  });
  expect(play.table).toEqual({ hands: [["Fox", "Owl", "Bear"], ["?"]], gold: [1, 5] });
  socket.state({ seq: 3, table: { gold: [0, 0] } });
  expect(play.table).toEqual({ gold: [0, 0] });
});

test("the log is lengthened, and what was taken back is gone from it", () => {
  const { play, socket } = seated();
  socket.state({ seq: 2, log: { first: 2, events: [["played", 0, "Owl"]] } });
  expect(play.events).toEqual([["began"], ["played", 1, "Fox-2"], ["played", 0, "Owl"]]);
  socket.state({ seq: 3, log: { first: 1, events: [["passed", 1]] } });
  expect(play.events).toEqual([["began"], ["passed", 1]]);
});

test("if events are missing, the connection is opened again and asks from what is known", () => {
  const { play, socket } = seated();
  socket.state({ seq: 9, log: { first: 5, events: [["…"]] } });
  expect(FakeSocket.last).not.toBe(socket);
  expect(FakeSocket.last.url).toContain("events=2");
  expect(play.now?.seq).toBe(1);
});

test("who sits down sees another log: it is told from the beginning", () => {
  const { play, socket } = seated(info({ seat: undefined }));
  expect(play.log).toHaveLength(2);
  socket.welcome(info(), 0);
  expect(play.seat).toBe(0);
  expect(play.log).toEqual([]);
});

test("one is asked only in one's own game, at one's own turn", () => {
  const { play, socket } = seated();
  expect(play.asked).toBe(true);
  socket.state({ actors: [1] });
  expect(play.asked).toBe(false);
  expect(seated(info({ seat: undefined })).play.asked).toBe(false);
  expect(seated(info({ phase: "over" })).play.asked).toBe(false);
});

test("a lost connection says so, and is well when it is back", () => {
  const { play, socket } = seated();
  socket.receive({ type: "closing", code: "shutdown", text: "Back in a minute." });
  socket.drop();
  expect(play.lost).toBe("Back in a minute.");
  dispatchEvent(new Event("online"));
  FakeSocket.last.welcome();
  expect(play.lost).toBe("");
});

// --- Choosing ---

test("a move of one step is played at once, with the moment that was seen", () => {
  const { play, socket } = seated();
  play.point("hand:Fox");
  expect(socket.asked).toMatchObject({ type: "move", move: ["play", "Fox"], seen: 1 });
  expect(play.busy).toBe(true);
});

test("a move of two steps is played after the second", () => {
  const { play, socket } = seated();
  expect(steps(play)).toEqual(["do:pass", "hand:Fox", "hand:Owl"]);
  play.point("hand:Owl");
  expect(socket.sent).toEqual([]);
  expect(steps(play)).toEqual(["place:north", "place:south"]);
  play.point("place:south");
  expect(socket.asked?.move).toEqual(["send", "Owl", "south"]);
});

test("what is not lit cannot be pointed at", () => {
  const { play, socket } = seated();
  play.point("place:south");
  play.point("hand:Bear");
  expect(socket.sent).toEqual([]);
  expect(play.chosen).toEqual([]);
});

test("while a move is on its way nothing is lit, and no second one is sent", async () => {
  const { play, socket } = seated();
  play.point("hand:Fox");
  expect(play.lit.size).toBe(0);
  await play.play(["pass"]);
  expect(socket.sent).toHaveLength(1);
  await socket.answer({ seq: 2, moves: [["pass"]] });
  expect(play.busy).toBe(false);
  expect(steps(play)).toEqual(["do:pass"]);
});

test("back takes one choice back, with the steps that followed from it", () => {
  const { play } = seated(
    undefined,
    { moves: [["a", "b", "c"], ["a", "b", "d"], ["x"]] },
    { steps: (move) => move.map(String) },
  );
  play.point("a");
  expect(play.chosen).toEqual(["a", "b"]);
  play.back();
  expect(play.chosen).toEqual([]);
  play.back();
  expect(play.chosen).toEqual([]);
});

test("another beginning instead: the half-made choice is let go", async () => {
  const { play, socket } = seated(undefined, {
    moves: [
      ["send", "Owl", "north"],
      ["send", "Owl", "south"],
      ["send", "Bear", "north"],
      ["send", "Bear", "south"],
    ],
  });
  play.point("hand:Owl");
  await play.askWhy("hand:Bear");
  expect(play.chosen).toEqual(["hand:Bear"]);
  await play.askWhy("hand:Bear");
  expect(play.chosen).toEqual([]);
  expect(socket.sent).toEqual([]);
});

test("a half-made choice survives a state with the same moves, and not one with others", () => {
  const { play, socket } = seated();
  play.point("hand:Owl");
  socket.state({ seq: 1 });
  expect(play.chosen).toEqual(["hand:Owl"]);
  socket.state({ seq: 2, moves: [["send", "Owl", "north"], ["pass"]] });
  expect(play.chosen).toEqual([]);
});

test("a refusal gives the half-made choice back, and the rules know more about it", async () => {
  const { play, socket } = seated();
  play.point("hand:Owl");
  play.point("place:north");
  expect(play.chosen).toEqual([]);
  await socket.refuse("The north is closed.");
  expect(play.trouble?.message).toBe("The north is closed.");
  expect(play.canLookUp).toBe(true);
  expect(play.chosen).toEqual(["hand:Owl"]);
});

test("of a move that came too late, or of a word that may not be said, the rules know nothing", async () => {
  const { play, socket } = seated();
  play.point("hand:Fox");
  await socket.refuse("The table has changed.", "stale");
  expect([play.trouble?.message, play.canLookUp]).toEqual(["The table has changed.", false]);
  void play.say("hello");
  await socket.refuse("Not so often.", "too-often");
  expect([play.trouble?.message, play.canLookUp]).toEqual(["Not so often.", false]);
});

test("a half-made choice that no longer leads anywhere does not come back after a refusal", async () => {
  const { play, socket } = seated();
  play.point("hand:Owl");
  play.point("place:north");
  socket.state({ seq: 2, moves: [["play", "Fox"]] });
  await socket.refuse("Too late.", "stale");
  expect(play.chosen).toEqual([]);
});

test("the next command wipes the old trouble away", async () => {
  const { play, socket } = seated();
  play.point("hand:Fox");
  await socket.refuse("No.");
  play.point("do:pass");
  expect(play.trouble).toBeUndefined();
});

test("pointing at what is not lit sends what was meant, and the rules say why not", async () => {
  const { play, socket } = seated();
  void play.askWhy("hand:Bear");
  expect(socket.asked).toMatchObject({ type: "move", move: ["play", "Bear"] });
  await socket.refuse("Bears sleep in winter.");
  expect(play.trouble?.message).toBe("Bears sleep in winter.");
});

test("why not is never asked with a move that may be played, nor by a spectator, nor in the past", async () => {
  const { play, socket } = seated();
  await play.askWhy("hand:Fox");
  expect(socket.sent).toEqual([]);
  fakeServer({ "GET /api/tables/tabletable12/replay?display=true&view=mine": [moment(), moment({ seq: 2 })] });
  await play.lookBack();
  await play.askWhy("hand:Bear");
  expect(socket.sent).toEqual([]);
  const watcher = seated(info({ seat: undefined }));
  await watcher.play.askWhy("hand:Bear");
  expect(watcher.socket.sent).toEqual([]);
});

test("what was refused is looked up in the rules", async () => {
  const { play, socket } = seated();
  play.point("hand:Fox");
  await socket.refuse("Foxes may not.");
  play.lookUp();
  expect([play.sheet, play.rulesQuery]).toEqual(["rules", "Foxes may not."]);
});

// --- Moves without an alternative ---

test("a single move waits for its player, unless she likes it otherwise", () => {
  const { socket } = seated(undefined, { moves: [["pass"]] });
  expect(socket.sent).toEqual([]);
});

test("a forced move plays itself, once a moment", async () => {
  settings.forced = true;
  const { socket } = seated(undefined, { moves: [["pass"]] });
  expect(socket.sent).toHaveLength(1);
  expect(socket.asked).toMatchObject({ type: "move", move: ["pass"] });
  await socket.refuse("No.");
  socket.state({ moves: [["pass"]] });
  await soon();
  expect(socket.sent).toHaveLength(1);
});

test("a forced move plays itself also after one's own, and one after the other", async () => {
  settings.forced = true;
  const { play, socket } = seated();
  play.point("hand:Fox");
  await socket.answer({ seq: 2, moves: [["play", "Owl"]] });
  expect(socket.sent.map(({ move }) => move)).toEqual([
    ["play", "Fox"],
    ["play", "Owl"],
  ]);
  await socket.answer({ seq: 3, moves: [["pass"]] });
  expect(socket.sent.map(({ move }) => move)).toEqual([["play", "Fox"], ["play", "Owl"], ["pass"]]);
  await socket.answer({ seq: 4, moves: [["play", "Fox"], ["pass"]] });
  expect(socket.sent).toHaveLength(3);
});

test("nothing plays itself while something can be taken back, in somebody else's turn, or for a spectator", async () => {
  settings.forced = true;
  const { socket } = seated(undefined, { moves: [["pass"]], undo: true });
  socket.state({ seq: 2, moves: [["pass"]], actors: [1] });
  const watcher = seated(info({ seat: undefined }), { moves: [["pass"]] });
  await soon();
  expect([...socket.sent, ...watcher.socket.sent]).toEqual([]);
});

// --- Hints ---

test("a hint lights its steps, and is dropped when the moves change", async () => {
  const { play, socket } = seated();
  fakeServer({
    "POST /api/tables/tabletable12/hint": {
      move: ["send", "Owl", "north"],
      say: { say: "hint-best", move: { say: "move-pass" } },
    },
  });
  expect(play.canAskHint).toBe(true);
  await play.askHint();
  expect(play.translate(play.hint!.say)).toBe("pass is best.");
  expect([...play.hinted]).toEqual(["hand:Owl", "place:north"]);
  socket.state();
  expect(play.hint).toBeDefined();
  socket.state({ seq: 2, moves: [["pass"]] });
  expect(play.hint).toBeUndefined();
});

test("a hint that comes too late is not shown", async () => {
  const { play, socket } = seated();
  fakeServer({
    "POST /api/tables/tabletable12/hint": () => {
      socket.state({ seq: 2 });
      return { move: ["pass"], say: { say: "move-pass" } };
    },
  });
  await play.askHint();
  expect(play.hint).toBeUndefined();
  expect(play.thinking).toBe(false);
});

test("a hint that is refused says why", async () => {
  const { play } = seated();
  fakeServer({ "POST /api/tables/tabletable12/hint": () => refusal("no-hint", "Not against people.") });
  await play.askHint();
  expect([play.trouble?.message, play.thinking]).toEqual(["Not against people.", false]);
});

test("there are no hints against people", () => {
  const { play } = seated(info({ chairs: [chair(0, { player: "p-ada" }), chair(1, { player: "p-bruno" })] }));
  expect(play.canAskHint).toBe(false);
});

// --- The rest ---

test("somebody is muted and unmuted without the others", () => {
  const { play } = seated();
  play.mute("p-bruno");
  play.mute("p-cosima");
  play.mute("p-bruno");
  expect([play.isMuted("p-bruno"), play.isMuted("p-cosima")]).toEqual([false, true]);
});

test("seats are told from one's own on, and one is called you", () => {
  const { play } = seated(info({ seat: 1, chairs: [chair(0), chair(1, { player: "p" }), chair(2, { name: "" })] }));
  expect(play.seats).toEqual([1, 2, 0]);
  expect(play.others).toEqual([2, 0]);
  expect(play.seats.map((seat) => play.nameOf(seat))).toEqual(["You", "Chair 3", "Ada"]);
});

test("the commitment of a table that waits is noted before the first card", () => {
  seated(info({ phase: "waiting", commitment: "c0ffee" }), false);
  expect(JSON.parse(localStorage.getItem("eminence.deals")!)).toMatchObject([{ commitment: "c0ffee" }]);
});

test("leaving goes over REST, and a refusal is told", async () => {
  const { play } = seated();
  fakeServer({ "POST /api/tables/tabletable12/leave": info({ chairs: [chair(0, { away: true }), chair(1)] }) });
  await play.changeSeat("leave");
  expect(play.chair(0).away).toBe(true);
  fakeServer({ "POST /api/tables/tabletable12/leave": () => refusal("no", "Not now.") });
  await play.changeSeat("leave");
  expect(play.trouble?.message).toBe("Not now.");
});

test("taking back names the moment that is seen", async () => {
  const { play, socket } = seated(undefined, { seq: 7, undo: true });
  expect(play.canUndo).toBe(true);
  void play.undo();
  expect(socket.asked).toMatchObject({ type: "undo", seen: 7 });
  await socket.answer({ seq: 8 });
  expect(play.canUndo).toBe(false);
});
