import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Recorded } from "../testing/seated";
import { face } from ".";
import recorded from "./moments.txt?raw";
import { attempt, cardStep, meantBy } from "./pointing";
import { throne } from "./throne";

const game = new Recorded(face, recorded);
afterEach(cleanup);

test("the other hand is hidden as far as it is; one who sees everything sees both", () => {
  const play = game.seat("later");
  const other = within(screen.getByRole("list", { name: /^Hand of Seat 1/ }));
  const { hands, unseen, dealt } = throne(play.table);
  expect(other.getAllByRole("button").length).toBe(hands[1]!.length + unseen[1]! + dealt[1]!);
  expect(screen.queryByRole("list", { name: /^Hand of You/ })).toBeNull();
  cleanup();
  const all = game.seat("later, all");
  for (const [seat, name] of ["You", "Seat 1"].entries()) {
    const shown = within(screen.getByRole("list", { name: new RegExp(`^Hand of ${name}`) })).getAllByRole("button");
    expect(shown.map((card) => card.dataset.card)).toEqual(throne(all.table).hands[seat]);
  }
});

test("a place that may not be chosen, and a deck, say why", async () => {
  const play = game.seat("second");
  const [used] = throne(play.table).used;
  const card = throne(play.table).hands[0]![0]!;
  play.point(cardStep(card));
  expect(attempt(meantBy(used!, play), play.table, 0)?.[0]).toMatch(
    new RegExp(`^play ${card} to ${used}(, (both|impact))?$`),
  );
  play.chosen = [];
  expect(attempt(meantBy("field 1", play), play.table, 0)).toEqual(["to field 1"]);
  const asked = vi.spyOn(play, "play").mockResolvedValue();
  await fireEvent.click(screen.getByRole("button", { name: /^deck of The Tombs/ }));
  expect(asked).toHaveBeenCalledWith(["to the tombs"]);
});

test("where a deck is asked for, another deck means the same", () => {
  const play = game.play("ability");
  play.moves = [["draw from field 2"], ["decline"]];
  expect(meantBy("field 1", play)).toBe("try:draw from field 1");
  play.moves = [["with field 2"]];
  expect(meantBy("field 1", play)).toBe("try:with field 1");
});

test("a face tells by signs what it does, and where that is a guess", () => {
  const one = face.faces(game.cards, {})("Weavers-3")!;
  expect(one.strip).toEqual(["scroll", "wheel"]);
  game.seat("later");
  expect(document.querySelectorAll(".card.hand .wax").length).toBeGreaterThan(0);
});
