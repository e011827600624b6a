import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { dragging } from "./drag";
import Hand from "./Hand.svelte";
import type { Play } from "./play.svelte";
import { seated, shown, soon, type FakeSocket } from "./testing";

let play: Play;
let socket: FakeSocket;
let root: HTMLElement;
let stop: () => void;
/** Where the pointer is: nothing is laid out here. */
let under: Element[] = [];

beforeEach(() => {
  ({ play, socket } = seated());
  root = shown(Hand, play, { play }).container;
  root.insertAdjacentHTML("beforeend", `<div class="board"><div data-step="place:north"></div></div>`);
  document.elementsFromPoint = () => under;
  stop = dragging(root, play).destroy;
  return () => stop();
});

const card = (name: string) => root.querySelector<HTMLElement>(`[data-card=${name}]`)!;
const board = () => root.querySelector(".board")!;
const north = () => root.querySelector("[data-step='place:north']")!;
const ghost = () => document.querySelector(".ghost");

function point(on: EventTarget, type: string, x: number, more: PointerEventInit & { at?: number } = {}): void {
  const init = { bubbles: true, pointerId: 1, pointerType: "mouse", clientX: x, clientY: 0, button: 0, ...more };
  const event = new PointerEvent(type, init);
  if (more.at !== undefined) Object.defineProperty(event, "timeStamp", { value: more.at });
  on.dispatchEvent(event);
}
async function drag(from: HTMLElement, onto: Element[]): Promise<void> {
  point(from, "pointerdown", 0);
  point(window, "pointermove", 40);
  await tick();
  under = onto;
  point(window, "pointerup", 80);
  await tick();
}

test("a card of one step is played by dropping it onto the board", async () => {
  await drag(card("Fox"), [board()]);
  expect(socket.asked?.move).toEqual(["play", "Fox"]);
});

test("a card dropped onto a lit place means both", async () => {
  await drag(card("Owl"), [north(), board()]);
  expect(socket.asked?.move).toEqual(["send", "Owl", "north"]);
});

test("a card dropped onto the board beside its places is chosen, not played", async () => {
  await drag(card("Owl"), [board()]);
  expect(socket.sent).toEqual([]);
  expect(play.chosen).toEqual(["hand:Owl"]);
});

test.each(["Fox", "Owl"])("%s dragged to nowhere plays nothing", async (name) => {
  await drag(card(name), [document.body]);
  expect(socket.sent).toEqual([]);
});

test("a card put back into the hand plays nothing, on another card neither", async () => {
  await drag(card("Fox"), [root.querySelector(".hand")!]);
  await drag(card("Fox"), [card("Bear")]);
  await drag(card("Fox"), [card("Fox")]);
  expect(socket.sent).toEqual([]);
});

test("what is not lit cannot be dragged", async () => {
  point(card("Bear"), "pointerdown", 0);
  point(window, "pointermove", 40);
  expect(ghost()).toBeNull();
  under = [board()];
  point(window, "pointerup", 40);
  expect(socket.sent).toEqual([]);
});

test("a ghost is carried and is gone after the drop; it is no second card", async () => {
  point(card("Fox"), "pointerdown", 0);
  point(window, "pointermove", 5);
  expect(ghost()).toBeNull(); // a trembling hand
  point(window, "pointermove", 40);
  expect(ghost()).not.toBeNull();
  expect(ghost()!.matches(".lit, [data-card], [data-step]")).toBe(false);
  expect(card("Fox").classList).toContain("lifted");
  point(window, "pointerup", 40);
  expect(ghost()).toBeNull();
  expect(card("Fox").classList).not.toContain("lifted");
});

test("a drag that the browser takes away lets go", () => {
  point(card("Fox"), "pointerdown", 0);
  point(window, "pointermove", 40);
  point(window, "pointercancel", 40);
  expect(ghost()).toBeNull();
  under = [board()];
  point(window, "pointerup", 80);
  expect(socket.sent).toEqual([]);
});

test("a table that is left lets go, too", () => {
  point(card("Fox"), "pointerdown", 0);
  point(window, "pointermove", 40);
  stop();
  expect(ghost()).toBeNull();
});

test("the click after a drag is not a click", async () => {
  const clicked = vi.fn();
  document.body.addEventListener("click", clicked);
  await drag(card("Owl"), [document.body]);
  card("Owl").click();
  expect(clicked).not.toHaveBeenCalled();
  await soon();
  card("Owl").click();
  expect(clicked).toHaveBeenCalledOnce();
  document.body.removeEventListener("click", clicked);
});

test("a press without a movement is left to be a click", () => {
  point(card("Fox"), "pointerdown", 0);
  under = [board()];
  point(window, "pointerup", 3);
  expect(socket.sent).toEqual([]);
  card("Fox").click();
  expect(socket.asked?.move).toEqual(["play", "Fox"]);
});

test("a second finger does not end what the first one carries", () => {
  point(card("Fox"), "pointerdown", 0);
  point(window, "pointermove", 40);
  point(window, "pointerup", 40, { pointerId: 2 });
  expect(ghost()).not.toBeNull();
});

test("a finger that moves at once scrolls; one that rests first carries", () => {
  point(card("Fox"), "pointerdown", 0, { pointerType: "touch", at: 1_000 });
  point(window, "pointermove", 40, { pointerType: "touch", at: 1_050 });
  expect(ghost()).toBeNull();
  point(window, "pointermove", 80, { pointerType: "touch", at: 1_900 });
  expect(ghost()).toBeNull();
  point(card("Fox"), "pointerdown", 0, { pointerType: "touch", at: 3_000 });
  point(window, "pointermove", 40, { pointerType: "touch", at: 3_300 });
  expect(ghost()).not.toBeNull();
});

test("the right button drags nothing", () => {
  point(card("Fox"), "pointerdown", 0, { button: 2 });
  point(window, "pointermove", 40);
  expect(ghost()).toBeNull();
});
