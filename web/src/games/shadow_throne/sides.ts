/** The three factions: colour, sign and letter go together, always. */

import type { Anatomy } from "../../cards/anatomy";
import type { Emblem } from "../../cards/emblems";
import type { Plain } from "../../words/keys";

export type Faction = "empire" | "rebels" | "church";
export type Rank = "commoner" | "elite" | "noble";

export interface Side {
  tone: string;
  emblem: Emblem;
  letter: string;
  name: Plain;
}

export const FACTIONS: Faction[] = ["empire", "rebels", "church"];
export const SIDES: Record<Faction, Side> = {
  empire: { tone: "var(--empire)", emblem: "crown", letter: "E", name: "st-empire" },
  rebels: { tone: "var(--rebels)", emblem: "rose", letter: "R", name: "st-rebels" },
  church: { tone: "var(--church)", emblem: "sun", letter: "C", name: "st-church" },
};

/** A face that also knows whose it is and when it acts. */
export interface Sworn extends Anatomy {
  faction: Faction;
  rank: Rank;
  number: number;
}

/** A character in the battle, as the table tells it. */
export interface Fighting {
  card: string;
  wave: number;
  faction: Faction;
  tokens: number;
  dead: boolean;
  silent: boolean;
  acted: boolean;
  bonus: boolean;
  down: boolean;
}

export interface Price {
  price: number;
  hush: number;
  pays: boolean;
  rally: number;
  fits: boolean;
}

export interface Spoil {
  won: boolean;
  influence: number;
  gold: number;
  martyr: number;
}
