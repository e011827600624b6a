import { expect, test } from "vitest";
import type { GameFace } from ".";
import { face as empty } from "./an_empty_throne";
import emptyMoments from "./an_empty_throne/moments.txt?raw";
import { face as throne } from "./behind_the_throne";
import throneMoments from "./behind_the_throne/moments.txt?raw";
import { face as shadow } from "./shadow_throne";
import shadowMoments from "./shadow_throne/moments.txt?raw";
import { face as empire } from "./shadows_over_the_empire";
import empireMoments from "./shadows_over_the_empire/moments.txt?raw";
import { Recorded } from "./testing/seated";

const GAMES: [string, GameFace, string][] = [
  ["Behind the Throne", throne, throneMoments],
  ["Shadow Throne", shadow, shadowMoments],
  ["Shadows over the Empire", empire, empireMoments],
  ["An Empty Throne", empty, emptyMoments],
];

for (const [name, face, text] of GAMES) {
  test(`the deeds that the lesson of ${name} asks for are asked for, and are done when the table has moved on`, () => {
    const game = new Recorded(face, text);
    const plays = game.told.filter(({ view }) => view === "mine").map(({ kind }) => game.play(kind));
    const deeds = face.lesson!.filter(({ done }) => done);
    expect(deeds.length).toBeGreaterThanOrEqual(3);
    for (const { when, done, words } of deeds) {
      const asked = plays.findIndex((play) => (when?.(play) ?? true) && !done!(play));
      expect(asked, words).toBeGreaterThanOrEqual(0);
      expect(done!(plays.at(-1)!), words).toBe(true);
    }
  });
}
