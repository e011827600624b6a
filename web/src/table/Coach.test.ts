import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import type { Note } from "../games";
import type { Plain } from "../words/keys";
import { t } from "../words/words.svelte";
import Coach from "./Coach.svelte";
import type { Play } from "./play.svelte";
import { seated, shown } from "./testing";

const note = (words: Plain, more: Partial<Note> = {}): Note => ({ words, ...more });
const notes = [
  note("text-table"),
  note("scrub", { when: (play) => (play.now?.seq ?? 0) > 1 }),
  note("type-play", { done: (play) => (play.now?.seq ?? 0) > 2 }),
  note("over"),
];
function lesson(list = notes) {
  const at = seated();
  const done = vi.fn();
  const view = shown(Coach, at.play, { play: at.play, notes: list, done });
  return { ...at, done, view };
}
const said = () => screen.queryByRole("region")?.querySelector("p")?.textContent;
const understand = () => fireEvent.click(screen.getByRole("button", { name: "Understood" }));

test("a note comes when the table is ripe for it, the earliest first", async () => {
  const { socket } = lesson();
  expect(said()).toBe(t("text-table"));
  expect(screen.getByText("1 of 4")).toBeTruthy();
  await understand();
  expect(said()).toBe(t("type-play"));
  socket.state({ seq: 2 });
  await tick();
  expect(said()).toBe(t("type-play")); // what is to be done comes before anything else
  socket.state({ seq: 3 });
  await tick();
  expect(said()).toBe(t("scrub"));
});

test("what is done counts, also when the table is beyond it at once", async () => {
  const early = (play: Play) => (play.now?.seq ?? 0) < 2;
  const { socket } = lesson([note("name-keep", { when: early, done: (play) => !early(play) }), note("code-good")]);
  expect(said()).toBe(t("name-keep"));
  socket.state({ seq: 2 });
  await tick();
  expect(said()).toBe(t("code-good"));
});

test("what is to be done stays until it is done, and goes away by itself", async () => {
  const { socket } = lesson();
  await understand();
  expect(said()).toBe(t("type-play"));
  expect(screen.queryByRole("button", { name: "Understood" })).toBeNull();
  socket.state({ seq: 3 });
  await tick();
  await understand(); // what had to wait
  expect(said()).toBe(t("over"));
});

test("the last note ends the lesson, and it is forgotten", async () => {
  const { done } = lesson([note("scrub-back"), note("scrub-on")]);
  await understand();
  expect(done).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Play on" }));
  expect(done).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

test("a lesson can be ended at any time, and the address no longer begins it", async () => {
  history.replaceState(null, "", "/t/tabletable12#learn");
  const { done } = lesson();
  await fireEvent.click(screen.getByRole("button", { name: "End the lesson" }));
  expect(done).toHaveBeenCalledOnce();
  expect(location.hash).toBe("");
});

test("whoever comes back goes on where the lesson was", async () => {
  const { view } = lesson();
  await understand();
  view.unmount();
  lesson();
  expect(said()).toBe(t("type-play"));
});

test("while nothing is ripe nothing is said", () => {
  lesson([note("scrub", { when: () => false })]);
  expect(said()).toBeUndefined();
});

test("a ring lies around what a note is about, and follows to the next", async () => {
  document.body.insertAdjacentHTML("beforeend", "<div id='deck'></div>");
  const deck = document.querySelector("#deck")!;
  deck.getBoundingClientRect = () => new DOMRect(100, 50, 40, 60);
  deck.scrollIntoView = vi.fn();
  lesson([note("bt-deck", { at: "#deck" }), note("st-nothing")]);
  await tick();
  const ring = document.querySelector<HTMLElement>(".ring")!;
  expect([ring.style.left, ring.style.width]).toEqual(["94px", "52px"]);
  expect(deck.scrollIntoView).toHaveBeenCalled();
  await understand();
  expect(document.querySelector(".ring")).toBeNull();
  deck.remove();
});
