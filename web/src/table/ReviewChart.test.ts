import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { ReviewInfo } from "../net/wire";
import ReviewChart from "./ReviewChart.svelte";
import { chair, decision, fakeServer, info, moment, refusal, review, seated, shown, soon } from "./testing";

const PATH = "GET /api/tables/tabletable12/review";
const chairs = [chair(0, { player: "p-ada" }), chair(1), chair(2)];
const turned: ReviewInfo = {
  done: 4,
  total: 4,
  seqs: [1, 2, 3, 4, 5],
  review: review({
    shares: [
      [0, [0.3, 0.3, 0.4]],
      [2, [0.2, 0.3, 0.5]],
      [4, [0.0, 1.0, 0.0]],
    ],
    turning_points: [3],
    moments: [
      {
        first: 1,
        last: 2,
        shares: [0.3, 0.3, 0.4],
        luck: [0, 0, 0],
        decisions: [decision(0, ["play", "Fox"], { say: "move-play", beast: "Fox" })],
      },
      {
        first: 3,
        last: 3,
        shares: [0.2, 0.3, 0.5],
        luck: [0, 0, 0],
        decisions: [decision(2, ["pass"], { say: "move-pass" })],
      },
    ],
  }),
};

function studied(answer: unknown) {
  const asked = fakeServer({
    [PATH]: answer,
    "GET /api/tables/tabletable12/replay?display=true&view=all": [1, 2, 3, 4].map((seq) => moment({ seq })),
  });
  const { play } = seated(info({ phase: "over", chairs }));
  shown(ReviewChart, play, { play });
  return { asked, play };
}

test("it is told how far the bots are, and asked again until they are done", async () => {
  vi.useFakeTimers();
  let done = 1;
  const { asked } = studied(() => (done < 4 ? { done: done++, total: 4 } : turned));
  await soon();
  const bar = screen.getByRole("progressbar") as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([1, 4]);
  await vi.advanceTimersByTimeAsync(800);
  expect(bar.value).toBe(2);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(screen.queryByRole("progressbar")).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(4);
});

test("every seat has a line that ends at its last chance, and is named", async () => {
  studied(turned);
  await soon();
  const lines = [...document.querySelectorAll("polyline")];
  expect(lines).toHaveLength(3);
  const ends = lines.map((line) => line.getAttribute("points")!.split(" ").at(-1));
  expect(ends).toEqual(["600,170", "600,0", "600,170"]);
  expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(3);
  const key = [...document.querySelectorAll(".key li")].map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(key).toEqual(["1You", "2Bruno", "3Cosima"]);
  expect([...document.querySelectorAll(".scale")].map((one) => one.textContent)).toEqual(["0 %", "50 %", "100 %"]);
});

test("a turning point says who did what and what it changed, and leads to its moment", async () => {
  const { play } = studied(turned);
  await soon();
  expect(document.querySelector(".turns li span")!.textContent.trim()).toBe(
    "Move 3. Cosima: pass. Bruno: from 30 % to 100 %.",
  );
  await fireEvent.click(screen.getByRole("button", { name: "1" }));
  await soon();
  expect([play.live, play.shown?.seq, play.view]).toEqual([false, 4, "all"]);
});

test("the mistakes that one has made are told with what was better, and lead to their moment", async () => {
  const mistake = { ...decision(0, ["play", "Fox"], { say: "move-play", beast: "Fox" }), step: 2, cost: 0.12 };
  const why = { say: "hint-best", move: { say: "move-pass" } };
  const costly = [
    { ...mistake, why },
    { ...mistake, seat: 1, step: 3, why },
  ];
  const { play } = studied({ ...turned, review: review({ ...turned.review, costly }) });
  await soon();
  const told = [...document.querySelectorAll("ul.turns li span")].map((one) => one.textContent.replace(/\s+/g, " "));
  expect(told).toEqual(["play Fox: 12 points of a hundred. pass is best."]);
  await fireEvent.click(screen.getByRole("button", { name: "Look at move 2" }));
  await soon();
  expect([play.live, play.shown?.seq]).toEqual([false, 2]);
});

test("a game that nothing decided says so", async () => {
  studied({ ...turned, review: { ...turned.review, turning_points: [] } });
  await soon();
  expect(screen.getByText("No single moment decided it.")).toBeTruthy();
});

test.each([
  ["a review that failed", { done: 0, total: 4, trouble: "The bots gave up." }],
  ["a refusal", () => refusal("no-review", "The bots gave up.")],
])("%s is told and not asked for again", async (_, answer) => {
  vi.useFakeTimers();
  const { asked } = studied(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByText("The bots gave up.")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test("a server that is away for a while is waited for", async () => {
  vi.useFakeTimers();
  let up = false;
  studied(() => {
    if (!up) throw new TypeError("Failed to fetch");
    return turned;
  });
  await soon();
  up = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(document.querySelectorAll("polyline")).toHaveLength(3);
});
