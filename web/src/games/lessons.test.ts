import { expect, test } from "vitest";
import type { GameFace } from ".";
import { Recorded } from "./testing/seated";

const faces = import.meta.glob<{ face: GameFace }>("./*/index.ts", { eager: true });
const moments = import.meta.glob<string>("./*/moments.txt", { query: "?raw", import: "default", eager: true });

for (const [file, text] of Object.entries(moments)) {
  const name = file.split("/")[1];
  const { face } = faces[`./${name}/index.ts`]!;
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
