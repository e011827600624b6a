import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Move } from "../../net/types";
import { next, pointed } from "../../table/ways";
import { face } from ".";

const toml = readFileSync("../src/eminence/games/shadow_throne/cards.toml", "utf8");
const names = [...toml.matchAll(/^(?:name|prototype) = "(?!known|inferred|reconstructed)(.*)"$/gm)].map(
  ([, name]) => name!,
);
const price = (pays: boolean) => Object.fromEntries(names.map((name) => [name, { price: 3, hush: 1, pays, rally: 0 }]));
const choices: Record<string, string[]> = {
  draft: names.map((name) => `take ${name}`),
  wave: names.map((name) => `play ${name}`),
  extra: ["pass", ...names.map((name) => `bring ${name}`)],
  keep: names.map((name) => `keep ${name}`),
};

test("every card of both editions is known", () => {
  expect(new Set(names).size).toBeGreaterThan(36);
});

for (const [phase, moves] of Object.entries(choices)) {
  for (const pays of [true, false]) {
    test(`in the ${phase}, what ${pays ? "can" : "cannot"} be paid is pointed at, each in its own way`, () => {
      const unique = [...new Set(moves)];
      const ways = unique.map((text) => {
        const move: Move = [text];
        return { move, steps: face.steps(move, { phase }, 0, { prices: price(pays) }) };
      });
      expect(new Set(ways.map(({ steps }) => steps.join(" > "))).size).toBe(unique.length);
      for (const { move, steps } of ways) {
        expect(steps).not.toContain(`do:${move[0]}`);
        expect(next(ways, [])).toContain(steps[0]);
        const asked = steps.length > 1;
        expect(asked).toBe(!pays && /^(play|bring)/.test(move[0]));
        expect(pointed(ways, [], steps[0]!)).toEqual(asked ? { chosen: [steps[0]] } : { move });
        if (asked) expect(pointed(ways, [steps[0]!], steps[1]!)).toEqual({ move });
      }
    });
  }
}

test("a card that is not lit is tried, so that the rules can say why not", () => {
  expect(face.attempt!("hand:Outlaw", { phase: "extra" }, 0)).toEqual(["bring Outlaw"]);
  expect(face.attempt!("hand:Outlaw", { phase: "draft" }, 0)).toEqual(["play Outlaw"]);
  expect(face.attempt!("hand:Outlaw", { phase: "over" }, 0)).toBeUndefined();
});
