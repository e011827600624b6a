import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { fakeServer, seated, shown } from "../table/testing";
import Card from "./Card.svelte";

const the = (name: string | RegExp) => screen.getByRole("button", { name });
const described = (node: HTMLElement) => document.getElementById(node.getAttribute("aria-describedby")!)?.textContent;
const touch = { pointerType: "touch" };
const mouse = { pointerType: "mouse" };

test("a card that can be played is lit, and a click plays it", async () => {
  const { play, socket } = seated();
  shown(Card, play, { name: "Fox", step: "hand:Fox" });
  expect(the("Fox").className).toMatch(/\blit\b/);
  expect(the("Fox").hasAttribute("aria-disabled")).toBe(false);
  await fireEvent.click(the("Fox"));
  expect(socket.asked?.move).toEqual(["play", "Fox"]);
});

test("a card that cannot be played is dim, says so, and a click asks why and shows it", async () => {
  const { play, socket } = seated();
  shown(Card, play, { name: "Bear", step: "hand:Bear" });
  expect(the("Bear").className).toMatch(/\bdim\b/);
  expect(the("Bear").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(the("Bear"));
  expect(socket.asked?.move).toEqual(["play", "Bear"]);
  expect(play.inspected).toBe("Bear");
});

test("when nothing can be chosen, nothing is dim", () => {
  const { play } = seated(undefined, { moves: [], actors: [1] });
  shown(Card, play, { name: "Bear", step: "hand:Bear" });
  expect(the("Bear").className).not.toMatch(/\bdim\b|\blit\b/);
});

test("a card that was picked is said to be", async () => {
  const { play } = seated();
  shown(Card, play, { name: "Owl", step: "hand:Owl" });
  await fireEvent.click(the("Owl"));
  expect(the("Owl, chosen").className).toMatch(/\bpicked\b/);
});

test("a card is called by its name and what is particular here, and described by its text", () => {
  const { play } = seated();
  shown(Card, play, { name: "Fox", note: "in the north" });
  expect(described(the("Fox, in the north"))).toBe("Fox does this.");
});

test("copies of a card are each described by an element of their own", () => {
  const { play } = seated();
  shown(Card, play, { name: "Fox" });
  shown(Card, play, { name: "Fox" });
  const [one, two] = screen
    .getAllByRole("button", { name: "Fox" })
    .map((card) => card.getAttribute("aria-describedby"));
  expect(one).not.toBe(two);
});

test("a card that lies face down is hidden: no name, no text, nothing to look at", async () => {
  const { play } = seated();
  shown(Card, play, { name: "?" });
  const card = the("a hidden card");
  expect(card.hasAttribute("aria-describedby")).toBe(false);
  await fireEvent.pointerEnter(card, mouse);
  await fireEvent.click(card);
  expect(play.inspected).toBeNull();
});

test("a hint marks the card that it means", async () => {
  const { play } = seated();
  fakeServer({ "POST /api/tables/tabletable12/hint": { move: ["play", "Fox"], say: { say: "move-pass" } } });
  shown(Card, play, { name: "Fox", step: "hand:Fox" });
  shown(Card, play, { name: "Owl", step: "hand:Owl" });
  await play.askHint();
  await vi.waitFor(() => expect(the("Fox").className).toMatch(/\bhinted\b/));
  expect(the("Owl").className).not.toMatch(/\bhinted\b/);
});

test("a mouse that rests on a card shows it large, and no longer when it leaves", async () => {
  const { play } = seated();
  shown(Card, play, { name: "Fox" });
  await fireEvent.pointerEnter(the("Fox"), mouse);
  expect(play.inspected).toBe("Fox");
  await fireEvent.pointerLeave(the("Fox"), mouse);
  expect(play.inspected).toBeNull();
});

test("a card that is played no longer lies large over the table", async () => {
  const { play } = seated();
  shown(Card, play, { name: "Fox", step: "hand:Fox" });
  await fireEvent.pointerEnter(the("Fox"), mouse);
  await fireEvent.click(the("Fox"));
  expect(play.inspected).toBeNull();
});

test("a long press shows a card and does not play it", async () => {
  vi.useFakeTimers();
  const { play, socket } = seated();
  shown(Card, play, { name: "Fox", step: "hand:Fox" });
  await fireEvent.pointerDown(the("Fox"), touch);
  vi.advanceTimersByTime(500);
  expect(play.inspected).toBe("Fox");
  await fireEvent.pointerUp(the("Fox"), touch);
  await fireEvent.click(the("Fox"));
  expect(socket.sent).toEqual([]);
});

test("a short press plays, and shows nothing later", async () => {
  vi.useFakeTimers();
  const { play, socket } = seated();
  shown(Card, play, { name: "Fox", step: "hand:Fox" });
  await fireEvent.pointerDown(the("Fox"), touch);
  vi.advanceTimersByTime(150);
  await fireEvent.pointerUp(the("Fox"), touch);
  await fireEvent.click(the("Fox"));
  vi.advanceTimersByTime(1_000);
  expect(socket.asked?.move).toEqual(["play", "Fox"]);
  expect(play.inspected).toBeNull();
});

test("after a long press the next short one plays again", async () => {
  vi.useFakeTimers();
  const { play, socket } = seated();
  shown(Card, play, { name: "Fox", step: "hand:Fox" });
  for (const long of [500, 50]) {
    await fireEvent.pointerDown(the("Fox"), touch);
    vi.advanceTimersByTime(long);
    await fireEvent.pointerUp(the("Fox"), touch);
    await fireEvent.click(the("Fox"));
  }
  expect(socket.asked?.move).toEqual(["play", "Fox"]);
});

test("a finger that scrolls away from a card shows nothing", async () => {
  vi.useFakeTimers();
  const { play } = seated();
  shown(Card, play, { name: "Fox" });
  await fireEvent.pointerDown(the("Fox"), touch);
  await fireEvent.pointerCancel(the("Fox"), touch);
  vi.advanceTimersByTime(1_000);
  expect(play.inspected).toBeNull();
});
