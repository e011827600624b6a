/** Who did what to whom in the last wave, read from what the log told of it. */

import type { Fighting } from "./sides";

export type Verb = "kill" | "convert" | "embolden" | "silence" | "bonus";

export interface Deed {
  /** The beat: 1, 2 or 3. */
  beat: number;
  verb: Verb;
  /** Places in the battle, "seat at". */
  actor: string;
  targets: string[];
  /** The same for the eye: the actor's card, and those of the others. */
  card: string;
  whom: string[];
}

const TURNED = /wave \d+ of \d+: the cards are turned\.$/;
const VERBS: [RegExp, Verb][] = [
  [/ killed\.$/, "kill"],
  [/ silenced\.$/, "silence"],
  [/ converted to /, "convert"],
  [/^\+\d+ power for /, "embolden"],
  [/^\+\d+ power[,:]/, "bonus"],
  [/^\+\d+ power from /, "bonus"],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The lines since cards were turned last; an extra card belongs to the same wave. */
export function sinceTurned(lines: string[]): string[] {
  const at = lines.findLastIndex((line) => TURNED.test(line));
  return at < 0 ? [] : lines.slice(at + 1);
}

/** `whose` names a seat as the log does; `beatOf` says at what number a card acts. */
export function deedsOf(
  told: string[],
  line: Fighting[][],
  whose: (seat: number) => string,
  beatOf: (card: string) => number,
): Deed[] {
  const everybody = line.flatMap((row, seat) =>
    row.map((one, at) => ({ one, id: `${seat} ${at}`, called: `${whose(seat)}'s ${one.card}` })),
  );
  const deeds: Deed[] = [];
  const done = new Set<string>();
  let beat = 1;
  for (const text of told) {
    const said = everybody.filter(({ called }) => text.startsWith(`${called}: `));
    const actor = said.findLast(({ id, one }) => one.acted && !done.has(id)) ?? said.at(-1);
    if (!actor) continue;
    const rest = text.slice(actor.called.length + 2);
    const verb = VERBS.find(([pattern]) => pattern.test(rest))?.[1];
    if (!verb) continue;
    done.add(actor.id);
    beat = Math.max(beat, beatOf(actor.one.card));
    const hit = everybody.filter(
      ({ called, id }) =>
        id !== actor.id &&
        new RegExp(`(^|for |, | and )${escaped(called)}(?=[,.]| and | killed| silenced| converted)`).test(rest),
    );
    const changed = hit.filter(({ one }) => verb !== "kill" || one.dead);
    const targets = [...new Map(changed.map((other) => [other.id, other])).values()];
    deeds.push({
      beat,
      verb,
      actor: actor.id,
      targets: targets.map(({ id }) => id),
      card: actor.one.card,
      whom: targets.map(({ one }) => one.card),
    });
  }
  return deeds;
}
