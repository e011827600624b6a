/** How a legal move is chosen: step by step, by pointing at things.
 *
 * The server says what may be played, as sentences. A game tells for each sentence at which things one would point to
 * mean it: "play Weavers-0 to field 1, both" is the card, then the field, then a button. Everything that can be pointed
 * at next is lit; when only one move is left it is played. No rule is known here.
 */

/** A thing to point at: "card:Weavers-0", "place:field 1"; "do:…" is a button with these words; "to:…" is a place that
 * is always pointed at, also where there is no other. */
export type Step = string;

export interface Way {
  move: string;
  steps: Step[];
}

export const isButton = (step: Step) => step.startsWith("do:");
const isAsked = (step: Step) => isButton(step) || step.startsWith("to:");
export const labelOf = (step: Step) => step.slice(step.indexOf(":") + 1);

const begins = (way: Way, chosen: Step[]) => chosen.every((step, at) => way.steps[at] === step);

/** The ways that are left after some steps. */
export const left = (ways: Way[], chosen: Step[]): Way[] => ways.filter((way) => begins(way, chosen));

/** What can be pointed at next. */
export function next(ways: Way[], chosen: Step[]): Set<Step> {
  const found = new Set<Step>();
  for (const way of left(ways, chosen)) {
    const step = way.steps[chosen.length];
    if (step !== undefined) found.add(step);
  }
  return found;
}

/** What follows from pointing at something: a move to play, or the steps so far.
 *
 * Steps without a choice are taken along, but a button is always pressed: a game that wants a move to be confirmed ends
 * it with one.
 */
export function pointed(ways: Way[], chosen: Step[], step: Step): { move: string } | { chosen: Step[] } {
  let steps = [...chosen, step];
  for (;;) {
    const rest = left(ways, steps);
    const [more, ...others] = next(ways, steps);
    if (rest.length === 1 && (more === undefined || !isAsked(more))) return { move: rest[0]!.move };
    if (more === undefined || others.length || isAsked(more)) return { chosen: steps };
    steps = [...steps, more];
  }
}
