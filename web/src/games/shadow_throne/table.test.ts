import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../net/wire";
import { settings } from "../../settings.svelte";
import type { Play } from "../../table/play.svelte";
import { Recorded } from "../testing/seated";
import Seated from "../testing/Seated.svelte";
import { face } from ".";
import Account from "./Account.svelte";
import { accountOf } from "./account";
import recorded from "./moments.txt?raw";

const game = new Recorded(face, recorded);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.motion = true;
});

test("in the draft the pool lies before you, and your hand is your own", () => {
  const play = game.seat("second");
  const pool = within(screen.getByRole("region", { name: "The pool before you" }));
  expect(pool.getAllByRole("button").map((card) => card.dataset.card)).toEqual((play.display.pools as string[][])[0]);
  expect(screen.queryByRole("list", { name: /^(Hand|Pool)/ })).toBeNull();
  expect(document.querySelectorAll('[data-place="passing"]').length).toBe(1);
  expect(document.querySelectorAll('.pool [data-place="pool 0"]').length).toBe(5);
});

test("one who sees everything sees every hand and every pool", () => {
  const play = game.seat("second, all");
  for (const [seat, pool] of (play.display.pools as string[][]).entries()) {
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

test("the account adds up to the score, battle by battle, and its battles as they were told", () => {
  const { log, now } = game.play("over");
  const battles = accountOf(log, now!.table);
  expect(battles.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  (now!.table.influence as number[]).forEach((influence, seat) =>
    expect(battles.reduce((sum, { sums }) => sum + sums[seat]!, 0)).toBe(influence),
  );
  expect(battles[0]!.winners).toEqual(["empire"]);
  expect(battles[0]!.gains[0]!.map(({ card, influence, gold }) => [card, influence, gold])).toEqual([
    ["Tax Collector", 1, 0],
    ["Bentheon Knights", 2, 0],
    ["Prince Bishop", 0, 1],
  ]);
});

test("what no event tells has a column of its own, and martyrs count in a battle that stopped", () => {
  const events: GameEvent[] = [["martyred", 0, "Simone", 2]];
  const battles = accountOf(events, { battle: 2, influence: [6, 0] });
  expect(battles.map(({ number, sums }) => [number, sums])).toEqual([
    [0, [4, 0]],
    [2, [2, 0]],
  ]);
  expect(battles[1]!.gains[0]).toEqual([{ card: "Simone", influence: 2, gold: 0, half: false, martyr: true }]);
  const won: GameEvent = ["battle-won", 3, "final", ["empire"], "empire", 2, 1, 0];
  const shared: GameEvent = ["spoils-shared", 1, 1, 0, [["gained", "Outlaw", 0, true]], []];
  const later = accountOf([won, shared, ["battle-begun", 4, "final", 6]], { battle: 4, influence: [0, 0] });
  expect(later.map(({ number, gains }) => [number, gains])).toEqual([
    [3, [[], []]],
    [4, [[], []]],
  ]);
});

test("after the game everybody can read who brought what", async () => {
  const play = game.play("over");
  render(Seated, { play, Part: Account });
  const table = screen.getByRole("table");
  expect(within(table).getAllByRole("row").length).toBe(1 + play.seats.length);
  const cell = within(table)
    .getAllByRole("button")
    .find((one) => /: [A-Z]/.test(one.textContent))!;
  await fireEvent.focus(cell);
  const said = cell.textContent.split(": ")[1]!.trim();
  expect(screen.getAllByText(said, { exact: false }).length).toBeGreaterThan(1);
});

test("after a battle it is said who won it and what it brought, unless nobody told", () => {
  const play = game.seat("keep");
  const ledger = within(screen.getByRole("region", { name: "What the battle brought" }));
  expect(ledger.getByRole("heading").textContent.trim()).toBe("Empire: victory in battle 1");
  const [mine] = accountOf(play.events, play.table)[0]!.gains;
  const row = ledger.getByText("You").closest("li")!;
  expect([...row.querySelectorAll(".by li > span")].map((name) => name.textContent)).toEqual(
    mine!.map(({ card }) => card),
  );
  cleanup();
  const silent = game.play("keep");
  silent.log = [];
  silent.now = { ...silent.now!, eventCount: 0 };
  render(Seated, { play: silent, Part: face.Board });
  expect(screen.queryByRole("region", { name: "What the battle brought" })).toBeNull();
});

/** The first battle of the recorded game, told as far as the power after a wave was counted. */
function fought(play: Play, wave: number): void {
  const { log, now } = game.play("keep");
  play.log = log.slice(0, 1 + log.findIndex(([name, number]) => name === "power-counted" && number === wave));
  play.now = { ...now!, table: { ...now!.table, phase: "wave", wave: wave + 1 }, eventCount: play.log.length };
}

test("what a wave did is shown beat by beat when it is told, and whom it hit falls then", async () => {
  vi.useFakeTimers();
  const play = game.play("keep");
  fought(play, 1);
  render(Seated, { play, Part: face.Board });
  const target = () => document.querySelector<HTMLElement>('[data-fighter="2 1"]')!;
  expect(screen.queryByRole("list", { name: "What the abilities of the wave did" })).toBeNull();
  expect(target().classList).not.toContain("kill");
  fought(play, 2);
  await tick();
  const deed = within(screen.getByRole("list", { name: "What the abilities of the wave did" })).getByRole("button");
  expect(deed.textContent).toContain("Anna Lys");
  expect(deed.textContent).toContain("Shepherd of the Lost");
  expect(deed.title).toBe(play.sentence(["killed", 1, "Anna Lys", [["struck", 2, "Shepherd of the Lost", 1]]]));
  expect(target().classList).toContain("kill");
  expect(target().style.getPropertyValue("--killed")).toBe("200ms");
  expect(deed.classList).not.toContain("shown");
  await vi.advanceTimersByTimeAsync(250);
  expect(deed.classList).toContain("shown");
  await vi.advanceTimersByTimeAsync(1000);
  expect(deed.classList).not.toContain("shown");
  expect(target().classList).not.toContain("kill");
});

test("nothing is shown of a wave that one finds as it is, nor for those who like it still", async () => {
  const play = game.play("keep");
  fought(play, 2);
  render(Seated, { play, Part: face.Board });
  await tick();
  expect(document.querySelectorAll(".fighter.kill").length).toBe(0);
  settings.motion = false;
  fought(play, 3);
  await tick();
  expect(document.querySelectorAll(".beats button").length).toBe(1);
  expect(document.querySelectorAll(".fighter.kill").length).toBe(0);
});
