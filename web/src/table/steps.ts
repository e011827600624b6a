/** How a legal move is chosen: step by step, by pointing at things.
 *
 * The server says what may be played. A game tells for each move at which things one would point to mean it: to play
 * Weavers to a field with both abilities is the card, then the field, then a button. Everything that can be pointed at
 * next is lit; when only one move is left it is played. No rule is known here.
 */

import type { Move } from "../net/wire";

/** A thing to point at, by an id that is never shown: "card:Weavers-0", "place:field-1". "do:…" and "or:…" are
 * buttons. A "do:…" is always pressed, a "to:…" always pointed at, also where there is no other; all else is taken along
 * then. What a step is called says the game's face. */
export type Step = string;

export interface MovePath {
  move: Move;
  steps: Step[];
}

/** The id of a thing: what kind it is, and which one. */
export const stepOf = (kind: string, ...which: (string | number)[]): Step => [kind, ...which].join(":");
/** The other way round. */
export const stepParts = (step: Step): string[] => step.split(":");

export const isButton = (step: Step) => step.startsWith("do:") || step.startsWith("or:");
const isAsked = (step: Step) => step.startsWith("do:") || step.startsWith("to:");
/** The last part of a step's id, which of things that have names is the name. */
export const lastOf = (step: Step): string => stepParts(step).at(-1)!;

const begins = (path: MovePath, chosen: Step[]) => chosen.every((step, at) => path.steps[at] === step);

/** The moves that are left after some steps. */
export const remainingPaths = (paths: MovePath[], chosen: Step[]): MovePath[] =>
  paths.filter((path) => begins(path, chosen));

/** What can be pointed at next. */
export function nextSteps(paths: MovePath[], chosen: Step[]): Set<Step> {
  const found = new Set<Step>();
  for (const path of remainingPaths(paths, chosen)) {
    const step = path.steps[chosen.length];
    if (step !== undefined) found.add(step);
  }
  return found;
}

/** What follows from pointing at something: a move to play, or the steps so far.
 *
 * Steps without a choice are taken along, but a button is always pressed: a game that wants a move to be confirmed ends
 * it with one.
 */
export function follow(paths: MovePath[], chosen: Step[], step: Step): { move: Move } | { chosen: Step[] } {
  let steps = [...chosen, step];
  for (;;) {
    const rest = remainingPaths(paths, steps);
    const [more, ...others] = nextSteps(paths, steps);
    if (rest.length === 1 && (more === undefined || !isAsked(more))) return { move: rest[0]!.move };
    if (more === undefined || others.length || isAsked(more)) return { chosen: steps };
    steps = [...steps, more];
  }
}
