import { screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import type { ChairInfo } from "../net/wire";
import Seats from "./Seats.svelte";
import SeatName from "./SeatName.svelte";
import Status from "./Status.svelte";
import { chair, info, seated, shown } from "./testing";

const text = () => document.querySelector(".seat")!.textContent.replace(/\s+/g, " ").trim();
async function other(more: Partial<ChairInfo>, present: number[] = [1]) {
  const at = seated(info({ chairs: [chair(0, { player: "p-ada" }), chair(1, more)] }));
  at.socket.receive({ type: "present", seats: present });
  shown(SeatName, at.play, { seat: 1 });
  await tick();
  return at;
}

test.each([
  [{ bot: "casual" }, [], "2 Bruno bot, casual"],
  [{ player: "p-bruno" }, [1], "2 Bruno"],
  [{ player: "p-bruno" }, [], "2 Bruno away"],
  [{ player: "p-bruno", away: true }, [], "2 Bruno has left"],
  [{ player: "p-bruno", away: true, bot: "casual" }, [], "2 Bruno a bot plays"],
  [{ player: "p-bruno", resigned: true, bot: "casual" }, [1], "2 Bruno resigned"],
] as [Partial<ChairInfo>, number[], string][])("%j, here %j: %s", async (more, present, said) => {
  await other(more, present);
  expect(text()).toBe(said);
});

test("whom the table waits for is marked, while the game runs", async () => {
  const { socket } = await other({ bot: "casual" });
  socket.state({ actors: [1] });
  await tick();
  expect(text()).toContain("to move");
  socket.receive({ type: "table", table: info({ phase: "over" }) });
  await tick();
  expect(text()).not.toContain("to move");
});

test("all others with what everybody may know of them, and not oneself", () => {
  const { play } = seated(info({ seat: 1, chairs: [chair(0), chair(1), chair(2)] }), {
    actors: [1],
    table: { hands: [[], [], []], gold: [7, 8, 9] },
  });
  shown(Seats, play, { play });
  const said = screen.getAllByRole("listitem").map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(said).toEqual(["3 Cosima 9", "1 Ada 7"]);
});

test("the clock of whom the table waits for runs down, that of the other stands", async () => {
  vi.useFakeTimers();
  const people = [chair(0, { player: "p-ada" }), chair(1, { player: "p-bruno" })];
  const { play } = seated(info({ chairs: people }), { clocks: [65, 8_000] });
  shown(Status, play, { play });
  shown(SeatName, play, { seat: 1 });
  await tick();
  const clocks = () => screen.getAllByRole("timer").map((one) => one.textContent);
  expect(clocks()).toEqual(["1:05", "2 h"]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(clocks()).toEqual(["0:25", "2 h"]);
  expect(document.querySelectorAll(".short")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clocks()[0]).toBe("0:00");
});

test("without clocks there is none", async () => {
  await other({});
  expect(screen.queryByRole("timer")).toBeNull();
});
