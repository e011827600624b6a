import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { keyOf } from "../../net/declared";
import type { Move } from "../../net/wire";
import { isButton, nextSteps, follow, stepParts } from "../../table/steps";
import { messagesOf } from "../../words/gameMessages.svelte";
import { t } from "../../words/words.svelte";
import { Recorded } from "../testing/seated";
import { face, REVEAL, rowStep, stackStep } from ".";
import recorded from "./moments.txt?raw";
import moves from "./moves.txt?raw";

const game = new Recorded(face, recorded, "behind-the-throne");
afterEach(cleanup);

/** Every line is a moment of a real game: its phase, who is asked, and all that could be played. */
const lists = moves
  .trim()
  .split("\n")
  .map((line) => {
    const { phase, seat, moves: all } = JSON.parse(line) as { phase: string; seat: number; moves: Move[] };
    return all.map((move) => ({ move, steps: face.steps(move, { phase }, seat) }));
  });
const KINDS = ["stack", "row", "do", "or"];

test("moves of one moment never have the same steps, nor a part of another one's", () => {
  expect(lists.length).toBeGreaterThan(100);
  for (const ways of lists) {
    const whole = ways.map((way) => way.steps.join(" > "));
    expect(new Set(whole).size, keyOf(ways[0]!.move)).toBe(ways.length);
    for (const { steps, move } of ways) {
      for (let length = 1; length < steps.length; length++) {
        expect(whole, keyOf(move)).not.toContain(steps.slice(0, length).join(" > "));
      }
    }
  }
});

test("every move is meant by things on the table or a button with words of its own", () => {
  const play = game.play("row");
  for (const { move, steps } of lists.flat()) {
    for (const step of steps) {
      expect(KINDS, keyOf(move)).toContain(stepParts(step)[0]);
      if (isButton(step)) expect(face.label!(step, play), step).toBeTruthy();
    }
  }
});

test("which way a card is turned is asked only where there is a choice", () => {
  const ways = (moves: Move[]) => moves.map((move) => ({ move, steps: face.steps(move, {}, 0) }));
  const both: Move[] = [
    ["use", "down", "Jester"],
    ["use", "up", "Jester"],
  ];
  expect(follow(ways(both), [], stackStep(0, "Jester"))).toEqual({ chosen: [stackStep(0, "Jester")] });
  expect(follow(ways(both.slice(0, 1)), [], stackStep(0, "Jester"))).toEqual({ move: both[0] });
});

test("a button says which way only where there are two, else what is used", () => {
  const play = game.play("row");
  play.moves = [
    ["use", "down", "Jester"],
    ["use", "up", "Jester"],
    ["use", "down", "Assassin"],
    ["destroy", 0, "Assassin"],
  ];
  const labels = () => [...play.lit].filter(isButton).map((step) => play.label(step));
  play.chosen = [stackStep(0, "Jester")];
  expect(labels()).toEqual([t("bt-down"), t("bt-up")]);
  play.chosen = [stackStep(0, "Assassin")];
  expect(labels()).toEqual(["Use Assassin", "Destroy Assassin"]);
});

test("what is not lit is asked about as the moment has it", () => {
  const turn = { phase: "turn" };
  expect(face.attempt!(REVEAL, turn, 0)).toEqual(["reveal"]);
  expect(face.attempt!(stackStep(0, "Queen"), turn, 0)).toEqual(["use", "down", "Queen"]);
  expect(face.attempt!(stackStep(1, "Queen"), turn, 0, { equal: false })).toEqual(["swap", 1, "Queen"]);
  expect(face.attempt!(stackStep(1, "Queen"), turn, 0, { equal: true })).toEqual(["destroy", 1, "Queen"]);
  expect(face.attempt!(stackStep(0, "Queen"), { phase: "choice" }, 0)).toEqual(["drop", "Queen"]);
  expect(face.attempt!(rowStep("Queen"), { phase: "refusal" }, 0)).toEqual(["refuse", "Queen"]);
});

test("every move has words, which say a way only of those that have two", () => {
  const play = game.play("row");
  const kinds = new Set(lists.flat().map(({ move }) => move[0]));
  expect([...kinds].filter((kind) => !messagesOf("behind-the-throne").has(`move-${kind}`))).toEqual([]);
  expect(play.wording(["use", "down", "Prophet"])).toBe("use Prophet");
  expect(play.wording(["use", "down", "Jester"])).toBe("use Jester to lower it");
  expect(play.wording(["swap", 1, "King"])).toBe("swap the row for King (Seat 1)");
});

test("everything that happens is told in words, the points as well", () => {
  const play = game.play("over");
  const lines = play.log.map((event) => play.sentence(event));
  expect(lines.filter((line) => line.startsWith("event-"))).toEqual([]);
  expect(lines[0]).toBe("Seat 1 begins.");
  expect(play.result!.why.map((why) => play.translate(why))[0]).toMatch(/^Seat 0: \d+ = /);
});

test("coins are heard for what one gets, and for nobody else", () => {
  expect(
    face.sound!(
      [
        ["revealed", 0, "King", 9],
        ["taken", 0, ["King"]],
      ],
      0,
    ),
  ).toBe("coin");
  expect(face.sound!([["taken", 1, ["King"]]], 0)).toBeUndefined();
});

test("the log is divided by whose turn it is", () => {
  const play = game.play("over");
  const turns = play.log.flatMap((event) => face.turn!(event, play)?.text ?? []);
  const changes = turns.filter((one, at) => one !== turns[at - 1]);
  expect(changes.slice(0, 3)).toEqual(["Seat 1", "You", "Seat 1"]);
  expect(face.turn!(["dropped", 0, "King", 2], play)).toBeUndefined();
});

test("on your own turn the row can be read, and the bar says what to stay under", () => {
  const play = game.seat("row");
  const card = document.querySelector<HTMLElement>('[data-place="row"]')!;
  expect(card.getAttribute("aria-disabled")).toBeNull();
  expect(card.className).not.toContain("dim");
  expect(document.querySelector(".slot .bar")?.textContent).toBe(`≤ ${play.display.bar as number}`);
});

test("a card that is too high has a red bar, and what can save it is lit", () => {
  const play = game.seat("high");
  expect(document.querySelector(".row li .bar.high")?.textContent).toBe(`≤ ${play.display.bar as number}`);
  expect(screen.getByText(/^too high/).textContent).toContain(String(play.table.value));
  const lit = [...document.querySelectorAll<HTMLElement>(".saves .card.lit")];
  expect(lit.map((card) => card.dataset.step)).toEqual(
    [...nextSteps(play.paths, [])].filter((step) => !isButton(step)),
  );
});

test("protected cards have a shield that says why", () => {
  const play = game.seat("guarded");
  const shields = document.querySelectorAll<HTMLElement>(".shield");
  const guards = (play.display.guards as { swap: string[] }[])[1]!.swap;
  expect(shields.length).toBeGreaterThan(0);
  expect(shields[0]!.title).toContain(`only ${guards.join(", ")} can be swapped`);
});

test("the deck asks why it may not be turned", async () => {
  const play = game.seat("high");
  const asked = vi.spyOn(play, "play").mockResolvedValue();
  await fireEvent.click(screen.getByRole("button", { name: /^Deck/ }));
  expect(asked).toHaveBeenCalledWith(["reveal"]);
});

test("one point is not many", () => {
  game.seat("first");
  expect(document.body.textContent).not.toMatch(/\b1 points/);
});
