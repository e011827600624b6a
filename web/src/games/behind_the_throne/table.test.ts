import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { next } from "../../table/ways";
import { Recorded } from "../testing/seated";
import { face, REVEAL } from ".";
import recorded from "./moments.txt?raw";
import moves from "./moves.txt?raw";

const game = new Recorded(face, recorded);
afterEach(cleanup);

/** Every line is a moment of a real game: its phase, who is asked, and all that could be played. */
const lists = moves
  .trim()
  .split("\n")
  .map((line) => {
    const [phase, seat, all] = line.split("|");
    const equal = all!.includes("destroy");
    return all!.split("; ").map((move) => ({ move, steps: face.steps(move, { phase }, Number(seat), { equal }) }));
  });
const KNOWN = /^stack \d:\w+$|^row:\w+$|^do:[^{}]+$/;

test("moves of one moment never have the same steps, nor a part of another one's", () => {
  for (const ways of lists) {
    const whole = ways.map((way) => way.steps.join(" > "));
    expect(new Set(whole).size, ways[0]!.move).toBe(ways.length);
    for (const { steps, move } of ways) {
      for (let length = 1; length < steps.length; length++) {
        expect(whole, move).not.toContain(steps.slice(0, length).join(" > "));
      }
    }
  }
});

test("every move is meant by things on the table or a button with words of its own", () => {
  for (const { move, steps } of lists.flat()) {
    for (const step of steps) expect(step, move).toMatch(KNOWN);
    expect(steps, move).not.toContain(`do:${move}`);
  }
});

test("what is not lit is asked about as the moment has it", () => {
  const turn = { phase: "turn" };
  expect(face.attempt!(REVEAL(), turn, 0)).toBe("reveal");
  expect(face.attempt!("stack 0:Queen", turn, 0)).toBe("use Queen");
  expect(face.attempt!("stack 1:Queen", turn, 0, { equal: false })).toBe("swap 1 Queen");
  expect(face.attempt!("stack 1:Queen", turn, 0, { equal: true })).toBe("destroy 1 Queen");
  expect(face.attempt!("stack 0:Queen", { phase: "choice" }, 0)).toBe("drop Queen");
  expect(face.attempt!("row:Queen", { phase: "refusal" }, 0)).toBe("refuse Queen");
});

test("on your own turn the row can be read, and the bar says what to stay under", () => {
  const play = game.seat("row");
  const card = document.querySelector<HTMLElement>('[data-place="row"]')!;
  expect(card.getAttribute("aria-disabled")).toBeNull();
  expect(card.className).not.toContain("dim");
  expect(document.querySelector(".slot .bar")?.textContent).toBe(`≤ ${play.picture.bar as number}`);
});

test("a card that is too high has a red bar, and what can save it is lit", () => {
  const play = game.seat("high");
  expect(document.querySelector(".row li .bar.high")?.textContent).toBe(`≤ ${play.picture.bar as number}`);
  expect(screen.getByText(/^too high/).textContent).toContain(String(play.table.value));
  const lit = [...document.querySelectorAll<HTMLElement>(".saves .card.lit")];
  expect(lit.map((card) => card.dataset.step)).toEqual(
    [...next(play.ways, [])].filter((step) => !step.startsWith("do:")),
  );
});

test("protected cards have a shield that says why", () => {
  const play = game.seat("guarded");
  const shields = document.querySelectorAll<HTMLElement>(".shield");
  const guards = (play.picture.guards as { swap: string[] }[])[1]!.swap;
  expect(shields.length).toBeGreaterThan(0);
  expect(shields[0]!.title).toContain(`only ${guards.join(", ")} can be swapped`);
});

test("the deck asks why it may not be turned", async () => {
  const play = game.seat("high");
  const asked = vi.spyOn(play, "play").mockResolvedValue();
  await fireEvent.click(screen.getByRole("button", { name: /^Deck/ }));
  expect(asked).toHaveBeenCalledWith("reveal");
});

test("one point is not many", () => {
  game.seat("first");
  expect(document.body.textContent).not.toMatch(/\b1 points/);
});
