/** How a Round ended, read from what the log told of it: a table does not remember what it looked like before. */

export interface RoundEnd {
  round: number;
  /** Who lost a token to a Conflict, on which card. */
  lost: { name: string; card: string }[];
  /** What was turned face up, and where. */
  up: { card: string; cell: string }[];
  /** Who begins the next Round, once that is known. */
  starter?: string;
  /** How many deeds the new Round has seen. */
  acts: number;
}

const OVER = /^Everybody has passed: Round (\d+) is over\.$/;
const LOST = /^(.*) loses? a token on (.*) to the Conflict\.$/;
const UP = /^(.*) is turned face up at (\w\d)\.$/;
const BEGINS = /^Round \d+: (.*) begins?\.$/;
const ACTS = / (?:sends?|uses?|passe?s?)\b/;

export function roundEnd(lines: string[]): RoundEnd | undefined {
  const at = lines.findLastIndex((line) => OVER.test(line));
  if (at < 0) return undefined;
  const told: RoundEnd = { round: Number(OVER.exec(lines[at]!)![1]), lost: [], up: [], acts: 0 };
  for (const line of lines.slice(at + 1)) {
    const [lost, up, begins] = [LOST.exec(line), UP.exec(line), BEGINS.exec(line)];
    if (told.starter !== undefined) told.acts += ACTS.test(line) ? 1 : 0;
    else if (lost) told.lost.push({ name: lost[1]!, card: lost[2]! });
    else if (up) told.up.push({ card: up[1]!, cell: up[2]! });
    else if (begins) told.starter = begins[1]!;
  }
  return told;
}
