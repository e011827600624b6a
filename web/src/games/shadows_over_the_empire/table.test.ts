import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Recorded } from "../testing/seated";
import { linesOf } from "../old";
import { face } from ".";
import { meaning } from "./court";
import recorded from "./moments.txt?raw";
import { roundEnd } from "./rounds";

const game = new Recorded(face, recorded);
afterEach(cleanup);

test("the end of a Round is told in its steps", () => {
  const told = roundEnd([
    "Everybody has passed: Round 1 is over.",
    "Ada loses a token on Felix to the Conflict.",
    "Bo the Bold loses a token on Felix to the Conflict.",
    "Cyril is turned face up at d1.",
    "Bo the Bold is the starting player.",
    "Round 2: Bo the Bold begins.",
    "Bo the Bold sends Celestine to influence Emeric.",
    "Bo the Bold influences Emeric: 2 tokens.",
    "Ada passes.",
  ]);
  expect(told).toEqual({
    round: 1,
    lost: [
      { name: "Ada", card: "Felix" },
      { name: "Bo the Bold", card: "Felix" },
    ],
    up: [{ card: "Cyril", cell: "d1" }],
    starter: "Bo the Bold",
    acts: 2,
  });
  expect(roundEnd(["Ada passes."])).toBeUndefined();
});

test("at the beginning of a Round one sees how the last one ended", () => {
  const play = game.seat("round 2");
  const end = roundEnd(linesOf(play.events))!;
  const list = document.querySelector(".roundend")!;
  expect(list.querySelectorAll("li").length).toBe(5);
  for (const { card } of end.up) expect(list.textContent).toContain(card);
});

test("a Leader's name shows its card as long as one points at it", async () => {
  const play = game.seat("turn");
  const leader = (play.picture.leaders as { card: string }[])[0]!.card;
  const name = screen.getByRole("button", { name: leader });
  await fireEvent.click(name);
  expect(play.inspected).toBe(leader);
  await fireEvent.blur(name);
  expect(play.inspected).toBeNull();
});

test("a plaque that may not be chosen says why", async () => {
  const play = game.play("turn");
  expect(face.attempt!(meaning("seat 1"), play.table, 0)).toEqual(["seat 1"]);
  vi.spyOn(play, "play").mockResolvedValue();
  await play.askWhy(meaning("seat 1"));
  expect(play.play).toHaveBeenCalledWith(["seat 1"]);
});

test("nearly every face is marked as a guess, and has signs of what it does", () => {
  const faces = game.cards.map(({ name }) => face.faces(game.cards, {})(name)!);
  const marked = faces.filter((one) => one.textCells!.some((cell) => one.guessed.includes(cell)));
  expect(marked.length).toBeGreaterThan(faces.length / 2);
  expect(faces.filter(({ strip }) => !strip!.length).map(({ title }) => title)).toEqual([]);
});
