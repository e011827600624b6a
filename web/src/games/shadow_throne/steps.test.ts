import { expect, test } from "vitest";
import type { CardInfo, Move } from "../../net/wire";
import { isButton, nextSteps, follow } from "../../table/steps";
import { t } from "../../words/words.svelte";
import { Recorded } from "../testing/seated";
import { face } from ".";
import recorded from "./moments.txt?raw";
import { BRING_DOWN, handStep, PASS, PLAY_DOWN, poolStep } from "./pointing";

const game = new Recorded(face, recorded);
const called = ({ name, cells }: CardInfo) => [name, cells.prototype as string].filter(Boolean);
const names = [...new Set(game.cards.flatMap(called))];
const price = (pays: boolean) => Object.fromEntries(names.map((name) => [name, { price: 3, hush: 1, pays, rally: 0 }]));
const all = (kind: string) => names.map((name): Move => [kind, name]);
const choices: Record<string, Move[]> = {
  draft: all("take"),
  wave: all("play"),
  extra: [["pass"], ...all("bring")],
  keep: all("keep"),
};

test("every card of both editions is known", () => {
  expect(names.length).toBeGreaterThan(36);
});

for (const [phase, moves] of Object.entries(choices)) {
  for (const pays of [true, false]) {
    test(`in the ${phase}, what ${pays ? "can" : "cannot"} be paid is pointed at, each in its own way`, () => {
      const play = game.play("wave");
      const ways = moves.map((move) => ({ move, steps: face.steps(move, { phase }, 0, { prices: price(pays) }) }));
      expect(new Set(ways.map(({ steps }) => steps.join(" > "))).size).toBe(moves.length);
      for (const { move, steps } of ways) {
        expect(nextSteps(ways, [])).toContain(steps[0]);
        const asked = !pays && ["play", "bring"].includes(move[0]);
        expect(steps.length).toBe(asked ? 2 : 1);
        expect(follow(ways, [], steps[0]!)).toEqual(asked ? { chosen: [steps[0]] } : { move });
        if (asked) expect(follow(ways, [steps[0]!], steps[1]!)).toEqual({ move });
        for (const step of steps)
          expect(face.label!(step, play)).toEqual(isButton(step) ? expect.any(String) : move[1]);
      }
    });
  }
}

test("buttons say what they do, cards how they are called", () => {
  const play = game.play("wave");
  const labels = [PASS, PLAY_DOWN, BRING_DOWN, handStep("Owl: the second"), poolStep("Outlaw"), "or:else"];
  expect(labels.map((step) => face.label!(step, play))).toEqual([
    t("st-pass"),
    t("st-play-down"),
    t("st-bring-down"),
    "Owl: the second",
    "Outlaw",
    undefined,
  ]);
});

test("a card that is not lit is tried, so that the rules can say why not", () => {
  expect(face.attempt!(handStep("Outlaw"), { phase: "extra" }, 0)).toEqual(["bring", "Outlaw"]);
  expect(face.attempt!(handStep("Outlaw"), { phase: "draft" }, 0)).toEqual(["play", "Outlaw"]);
  expect(face.attempt!(handStep("Outlaw"), { phase: "over" }, 0)).toBeUndefined();
  expect(face.attempt!(poolStep("Outlaw"), { phase: "wave" }, 0)).toBeUndefined();
});
