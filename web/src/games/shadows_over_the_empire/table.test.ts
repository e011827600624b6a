import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Seated from "../testing/Seated.svelte";
import { Recorded } from "../testing/seated";
import { face } from ".";
import { seatStep } from "./court";
import recorded from "./moments.txt?raw";
import { roundEnd } from "./rounds";

const game = new Recorded(face, recorded, "shadows-over-the-empire");
afterEach(cleanup);

test("a card says what it does; its traits are drawn", () => {
  const faces = face.faces(game.cards, {});
  for (const { name, text } of game.cards) {
    const said = faces(name)!.text;
    expect(said, name).not.toBe("");
    expect(text.endsWith(`. ${said}`), said).toBe(true);
  }
});

test("at the beginning of a Round one sees how the last one ended", () => {
  const play = game.seat("round 2");
  const end = roundEnd(play.events)!;
  const list = document.querySelector(".roundend")!;
  expect(list.querySelectorAll("li").length).toBe(5);
  for (const { card } of end.up) expect(list.textContent).toContain(card);
});

test("a Leader's name shows its card as long as one points at it", async () => {
  const play = game.seat("turn");
  const leader = (play.display.leaders as { card: string }[])[0]!.card;
  const name = screen.getByRole("button", { name: leader });
  await fireEvent.click(name);
  expect(play.inspected).toBe(leader);
  await fireEvent.blur(name);
  expect(play.inspected).toBeNull();
});

test("a plaque that may not be chosen says why", async () => {
  const play = game.play("turn");
  vi.spyOn(play, "play").mockResolvedValue();
  await play.askWhy(seatStep(1));
  expect(play.play).toHaveBeenCalledWith(["seat", 1]);
});

test("a card is chosen, then its neighbour; another card of one's own may be chosen instead", async () => {
  const play = game.seat("round 2");
  vi.spyOn(play, "play").mockResolvedValue();
  const at = (cell: string) => document.querySelector<HTMLElement>(`[data-place="grid ${cell}"]`)!;
  await fireEvent.click(at("a1"));
  expect(play.chosen).toEqual(["cell:a1"]);
  expect(document.querySelector(".way")!.textContent).toContain("Duchess Isabella");
  await fireEvent.click(at("a2"));
  expect(play.chosen).toEqual(["cell:a2"]);
  await fireEvent.click(at("a2"));
  expect(play.chosen).toEqual([]);
  await fireEvent.click(at("a1"));
  await fireEvent.click(at("b1"));
  expect(play.play).toHaveBeenCalledWith(["influence", "a1", "east"]);
});

test("a Leader is chosen, then confirmed", async () => {
  const play = game.seat("leaders");
  const leaders = [...document.querySelectorAll<HTMLElement>(".leaders .card")];
  await fireEvent.click(leaders[0]!);
  expect([...play.lit].map((step) => play.label(step))).toEqual(["Lead with Bonifatius"]);
  await fireEvent.click(leaders[1]!);
  expect(play.chosen).toEqual(["leader:Inquisition of Asmidan"]);
});

test("what an ability does is told while somebody else chooses", () => {
  const play = game.play("turn");
  const doing = {
    seat: 1,
    cell: "e3",
    chosen: [],
    text: { say: "deed-influence", which: { say: "that-card" } },
    threat: [],
  };
  play.now = { ...play.now!, actors: [1], display: { ...play.display, doing } };
  render(Seated, { play, Part: face.Board });
  expect(document.querySelector(".way")!.textContent).toContain("Influence that card");
});

test("nearly every face is marked as a guess, and has signs of what it does", () => {
  const faces = game.cards.map(({ name }) => face.faces(game.cards, {})(name)!);
  const marked = faces.filter((one) => one.textCells!.some((cell) => one.guessed.includes(cell)));
  expect(marked.length).toBeGreaterThan(faces.length / 2);
  expect(faces.filter(({ strip }) => !strip!.length).map(({ title }) => title)).toEqual([]);
});
