/** Arms for everybody: a shield, its division and its charges follow from a name, so that a face is known at a glance. */

import { ALL_EMBLEMS, type Emblem } from "./emblems";

export const DIVISIONS = ["plain", "pale", "fess", "bend", "chevron", "quarterly", "chief", "pile"] as const;
export type Division = (typeof DIVISIONS)[number];

export interface Arms {
  division: Division;
  charges: [Emblem] | [Emblem, Emblem];
  /** How far the second tincture is from the first, and whether the field is dark. */
  shade: number;
  dark: boolean;
}

/** A number from a text, the same everywhere (FNV-1a, stirred at the end). */
export function hash(text: string): number {
  let found = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) found = Math.imul(found ^ text.charCodeAt(at), 0x01000193);
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d);
  return (found ^ (found >>> 13)) >>> 0;
}

export function armsOf(name: string, own?: Emblem): Arms {
  const number = hash(name);
  const first = own ?? ALL_EMBLEMS[number % ALL_EMBLEMS.length]!;
  const second = ALL_EMBLEMS[(number >>> 8) % ALL_EMBLEMS.length]!;
  return {
    division: DIVISIONS[(number >>> 16) % DIVISIONS.length]!,
    charges: own && second !== first ? [first, second] : [first],
    shade: ((number >>> 20) % 4) * 8,
    dark: ((number >>> 24) & 1) === 1,
  };
}

/** The part of a shield of 100 by 100 that has the second tincture. */
export const FIELDS: Record<Division, string> = {
  plain: "",
  pale: "M50 0H100V100H50Z",
  fess: "M0 50H100V100H0Z",
  bend: "M0 0L100 100V0Z",
  chevron: "M0 100L50 45L100 100V70L50 15L0 70Z",
  quarterly: "M50 0H100V50H50ZM0 50H50V100H0Z",
  chief: "M0 0H100V28H0Z",
  pile: "M0 0H100L50 90Z",
};
