import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Moment } from "../../table/moments";
import { Recorded } from "../testing/seated";
import Seated from "../testing/Seated.svelte";
import { face } from ".";
import Account from "./Account.svelte";
import { accountOf } from "./account";
import recorded from "./moments.txt?raw";

const game = new Recorded(face, recorded);
const kinds = game.told.filter(({ eyes }) => eyes === "mine").map(({ kind }) => kind);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("in the draft the pool lies before you, and your hand is your own", () => {
  const play = game.seat("second");
  const pool = within(screen.getByRole("region", { name: "The pool before you" }));
  expect(pool.getAllByRole("button").map((card) => card.dataset.card)).toEqual((play.picture.pools as string[][])[0]);
  expect(screen.queryByRole("list", { name: /^(Hand|Pool)/ })).toBeNull();
  expect(document.querySelectorAll('[data-deck="pool"]').length).toBe(1);
});

test("one who sees everything sees every hand and every pool", () => {
  const play = game.seat("second, all");
  for (const [seat, pool] of (play.picture.pools as string[][]).entries()) {
    const shown = screen.getByRole("list", { name: `Pool before ${seat ? `Seat ${seat}` : "You"}` });
    expect(
      within(shown)
        .getAllByRole("button")
        .map((card) => card.dataset.card),
    ).toEqual(pool);
    expect(screen.getByRole("list", { name: `Hand of ${seat ? `Seat ${seat}` : "You"}` })).toBeTruthy();
  }
});

test("one who sees everything sees the hands in a battle", () => {
  const play = game.seat("wave 2, all");
  for (const [seat, hand] of (play.table.hands as string[][]).entries()) {
    const shown = screen.getByRole("list", { name: `Hand of ${seat ? `Seat ${seat}` : "You"}` });
    expect(
      within(shown)
        .getAllByRole("button")
        .map((card) => card.dataset.card),
    ).toEqual(hand);
  }
  expect(document.querySelectorAll(".held .card[data-card='?']").length).toBe(0);
});

test("the account adds up to the score, battle by battle", () => {
  const moments = kinds.map((kind) => game.moment(kind));
  const last = moments.at(-1)!;
  const battles = accountOf(moments);
  expect(battles.map(({ number }) => number)).toEqual([...new Set(moments.map(({ table }) => table.battle))]);
  (last.table.influence as number[]).forEach((influence, seat) =>
    expect(battles.reduce((sum, { sums }) => sum + sums[seat]!, 0)).toBe(influence),
  );
  for (const { sums, gains, winners } of battles.filter((one) => one.winners.length)) {
    expect(winners.length).toBeGreaterThan(0);
    sums.forEach((sum, seat) => expect(gains[seat]!.reduce((all, one) => all + one.influence, 0)).toBe(sum));
  }
});

test("what was there before the first moment has a column of its own, and martyrs count in a battle that stopped", () => {
  const one = { card: "Simone", wave: 1, faction: "church", dead: true };
  const at = (influence: number[], phase: string, martyr: number): Moment => ({
    seq: 0,
    actors: [],
    status: { say: "status-over" },
    told: 0,
    table: { battle: 2, phase, influence, line: [[one], []] },
    picture: { leads: [2], spoils: [[{ won: true, influence: 1, gold: 0, martyr }], []] },
  });
  const battles = accountOf([at([4, 0], "wave", 0), at([6, 0], "wave", 2)]);
  expect(battles.map(({ number, sums }) => [number, sums])).toEqual([
    [0, [4, 0]],
    [2, [2, 0]],
  ]);
  expect(battles[1]!.gains[0]).toEqual([{ card: "Simone", influence: 2, half: false, martyr: true }]);
});

test("after the game everybody can read who brought what", async () => {
  const play = game.play("over");
  const states = kinds.map((kind) => ({ ...game.moment(kind), moves: [] }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(states)));
  render(Seated, { play, Part: Account });
  const table = await screen.findByRole("table");
  expect(within(table).getAllByRole("row").length).toBe(1 + play.seats.length);
  const cell = within(table)
    .getAllByRole("button")
    .find((one) => /: [A-Z]/.test(one.textContent))!;
  await fireEvent.focus(cell);
  const said = cell.textContent.split(": ")[1]!.trim();
  expect(screen.getAllByText(said, { exact: false }).length).toBeGreaterThan(1);
});
