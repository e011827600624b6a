/** Where the influence of a game came from, battle by battle. */

import type { Moment } from "../../table/moments";
import { FACTIONS, type Faction, type Fighting, type Spoil } from "./sides";

export interface Gain {
  card: string;
  influence: number;
  /** Dead, so that it brought half. */
  half: boolean;
  /** Brought by its death. */
  martyr: boolean;
}

export interface Battle {
  /** 0 is what was there before the first moment that is known. */
  number: number;
  winners: Faction[];
  /** For every seat. */
  sums: number[];
  gains: Gain[][];
}

interface Known {
  battle: number;
  phase: string;
  influence: number[];
  line: Fighting[][];
}

const known = ({ table }: Moment) => table as unknown as Known;

function gainsOf({ table, picture }: Moment, seat: number, ended: boolean): Gain[] {
  const line = (table.line as Fighting[][])[seat] ?? [];
  return line.flatMap(({ card, dead }, at) => {
    const spoil = (picture.spoils as Spoil[][] | undefined)?.[seat]?.[at];
    if (!spoil) return [];
    const brought: Gain[] = [];
    if (ended && spoil.influence) brought.push({ card, influence: spoil.influence, half: dead, martyr: false });
    if (spoil.martyr) brought.push({ card, influence: spoil.martyr, half: false, martyr: true });
    return brought;
  });
}

/** Of a replay. The sums are told by the table, so they add up even where a battle's last moment is not known. */
export function accountOf(moments: Moment[]): Battle[] {
  const first = moments[0];
  if (!first) return [];
  const found: Battle[] = [];
  let before = known(first).influence;
  if (before.some(Boolean)) found.push({ number: 0, winners: [], sums: before, gains: before.map(() => []) });
  for (const number of new Set(moments.map((moment) => known(moment).battle))) {
    const last = moments.findLast((moment) => known(moment).battle === number)!;
    const next = moments.find((moment) => known(moment).battle > number) ?? last;
    const ended = ["keep", "over"].includes(known(last).phase);
    const after = known(ended ? last : next).influence;
    found.push({
      number,
      winners: ended ? ((last.picture.leads as number[] | undefined) ?? []).map((at) => FACTIONS[at]!) : [],
      sums: after.map((influence, seat) => influence - before[seat]!),
      gains: after.map((_, seat) => gainsOf(last, seat, ended)),
    });
    before = after;
  }
  return found;
}
