import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { Refused } from "../net/api";
import { settings } from "../settings.svelte";
import { KEYS, handleKey } from "./keys";
import type { Play } from "./play.svelte";
import Hand from "./Hand.svelte";
import Status from "./Status.svelte";
import { fakeServer, moment, refusal, seated, shown, soon, type FakeSocket } from "./testing";

let play: Play;
let socket: FakeSocket;
const listen = (event: KeyboardEvent) => handleKey(event, play);

beforeEach(async () => {
  fakeServer({
    "GET /api/tables/tabletable12/replay?display=true&view=mine": [moment(), moment({ seq: 2 }), moment({ seq: 3 })],
  });
  ({ play, socket } = seated(undefined, { undo: true }));
  shown(Status, play, { play });
  shown(Hand, play, { play });
  await tick();
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
});

/** Presses a key where the focus is; tells whether somebody answered to it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.step;

test("arrows go round through everything that can be chosen, and only that", () => {
  press("ArrowRight");
  const first = focused();
  const round = [first];
  for (press("ArrowRight"); focused() !== first && round.length < 9; press("ArrowRight")) round.push(focused());
  expect(round.toSorted()).toEqual(["do:pass", "hand:Fox", "hand:Owl"]);
  press("ArrowLeft");
  expect(focused()).toBe(round.at(-1));
});

test("left without a focus begins with the last one", () => {
  press("ArrowLeft");
  expect(focused()).toBe("hand:Owl");
});

test("a digit chooses the first, the second …; one that is too high nothing", () => {
  press("9");
  expect(socket.sent).toEqual([]);
  press("1");
  expect(socket.asked?.move).toEqual(["pass"]);
});

test("a digit on a card of two steps chooses the card, and plays nothing", () => {
  press("3");
  expect(socket.sent).toEqual([]);
  expect(play.chosen).toEqual(["hand:Owl"]);
});

test.each([
  ["l", "log"],
  ["r", "rules"],
  ["m", "menu"],
  ["?", "keys"],
])("%s opens %s", (key, sheet) => {
  expect(press(key)).toBe(true);
  expect(play.sheet).toBe(sheet);
});

test("Caps Lock changes nothing", () => {
  press("L");
  expect(play.sheet).toBe("log");
  press("U");
  expect(socket.asked?.type).toBe("undo");
});

test("u takes back only what can be taken back", () => {
  socket.state({ undo: false });
  press("u");
  expect(socket.sent).toEqual([]);
  socket.state({ undo: true });
  press("u");
  expect(socket.asked?.type).toBe("undo");
});

test("h asks for a hint only where there are hints", async () => {
  const asked = fakeServer({ "POST /api/tables/tabletable12/hint": () => refusal("no", "No.") });
  socket.state({ actors: [1] });
  press("h");
  socket.state({ actors: [0] });
  press("h");
  await soon();
  expect(asked).toHaveLength(1);
});

test("t gives the focus to the field for a typed move", () => {
  press("t");
  expect(document.activeElement?.hasAttribute("data-typed")).toBe(true);
});

test("brackets look back and on", async () => {
  press("[");
  await soon();
  expect([play.live, play.replayIndex]).toEqual([false, 1]);
  press("[");
  await soon();
  expect(play.replayIndex).toBe(0);
  press("]");
  await soon();
  expect(play.replayIndex).toBe(1);
});

test("Escape goes one thing back at a time", async () => {
  await play.lookBack();
  play.trouble = new Refused("no", "No.");
  play.inspected = "Fox";
  press("Escape");
  expect([play.trouble, play.inspected, play.live]).toEqual([undefined, null, false]);
  press("Escape");
  expect(play.live).toBe(true);
  play.point("hand:Owl");
  press("Escape");
  expect(play.chosen).toEqual([]);
});

test("without shortcuts letters and digits do nothing; arrows and Escape still work", () => {
  settings.keys = false;
  for (const key of ["l", "u", "1", "?", "["]) expect(press(key)).toBe(false);
  expect([play.sheet, socket.sent.length]).toEqual(["", 0]);
  play.trouble = new Refused("no", "No.");
  press("Escape");
  press("ArrowRight");
  expect([play.trouble, focused()]).toEqual([undefined, "do:pass"]);
});

test("nothing happens while a dialog is open", () => {
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  play.trouble = new Refused("no", "No.");
  for (const key of ["l", "1", "ArrowRight", "Escape"]) expect(press(key)).toBe(false);
  document.querySelector("dialog")!.remove();
  expect([play.sheet, socket.sent.length, play.trouble?.message]).toEqual(["", 0, "No."]);
});

test.each(["<input />", "<textarea></textarea>", "<select></select>"])(
  "what is typed into %s is no command",
  (html) => {
    document.body.insertAdjacentHTML("beforeend", html);
    const field = document.body.lastElementChild as HTMLElement;
    field.focus();
    for (const key of ["l", "1", "ArrowRight"]) expect(press(key)).toBe(false);
    expect([play.sheet, socket.sent.length]).toEqual(["", 0]);
    press("Escape");
    expect(document.activeElement).not.toBe(field);
    field.remove();
  },
);

test("the slider of the past keeps its arrows and gives away its letters", async () => {
  await play.lookBack();
  await tick();
  document.querySelector<HTMLElement>("[type=range]")!.focus();
  expect(press("ArrowRight")).toBe(false);
  expect(press("l")).toBe(true);
});

test.each(["ctrlKey", "metaKey", "altKey"] as const)("keys with %s belong to the browser", (held) => {
  expect(press("r", { [held]: true })).toBe(false);
  expect(play.sheet).toBe("");
});

test("everything in the list of keys is a key", () => {
  fakeServer({});
  const names = KEYS.flatMap(([each]) => each.split(" ")).filter((name) => /^[A-Z?[\]]$/.test(name));
  expect(names.length).toBeGreaterThan(8);
  for (const key of names) {
    (document.activeElement as HTMLElement | null)?.blur();
    expect(press(key), key).toBe(true);
  }
});
