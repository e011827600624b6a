/** What every battle brought, as the events of it tell. */

import { eventOf } from "../../net/declared";
import type { GameEvent, Table } from "../../net/wire";
import { declared } from "./declared";
import type { Faction } from "./sides";

export interface Gain {
  card: string;
  influence: number;
  gold: number;
  /** Dead, so that it brought half. */
  half: boolean;
  /** Brought by its death. */
  martyr: boolean;
}

export interface Battle {
  /** 0 is what was there before the first event that is known. */
  number: number;
  /** Nobody while it goes on. */
  winners: Faction[];
  /** For every seat: its influence, and who brought that and gold. */
  sums: number[];
  gains: Gain[][];
}

export const sumOf = (gains: Gain[], what: "influence" | "gold"): number =>
  gains.reduce((sum, one) => sum + one[what], 0);

/** Battle by battle. What no event tells of the table's influence was there before. */
export function accountOf(events: GameEvent[], table: Table): Battle[] {
  const influence = table.influence as number[];
  const told = events.map((event) => eventOf(declared, event));
  const found: Battle[] = [];
  const begin = (number: number): Battle => {
    const battle = { number, winners: [], sums: [], gains: influence.map(() => []) };
    found.push(battle);
    return battle;
  };
  /** A table that begins in the middle of a battle is not told which one that is before it is won. */
  const number = told.find((one) => one.name === "battle-won")?.battle ?? Number(table.battle);
  const now = () => found.at(-1) ?? begin(number);
  const none = { influence: 0, gold: 0, half: false, martyr: false };
  for (const one of told) {
    switch (one.name) {
      case "battle-begun":
        begin(one.battle);
        break;
      case "martyred":
        now().gains[one.who]!.push({ ...none, card: one.card!, influence: one.amount, martyr: true });
        break;
      case "battle-won":
        now().winners = one.winners as Faction[];
        break;
      case "spoils-shared":
        now().gains[one.who]!.push(
          ...one.gained.map(({ card, amount, dead }) => ({ ...none, card: card!, influence: amount, half: dead })),
          ...one.consoled.map(({ card, amount }) => ({ ...none, card: card!, gold: amount })),
        );
        break;
    }
  }
  for (const battle of found) {
    battle.gains = battle.gains.map((all) => all.filter((gain) => gain.influence || gain.gold));
    battle.sums = battle.gains.map((all) => sumOf(all, "influence"));
  }
  const before = influence.map((all, seat) => found.reduce((rest, { sums }) => rest - sums[seat]!, all));
  if (!before.some(Boolean)) return found;
  return [{ number: 0, winners: [], sums: before, gains: before.map(() => []) }, ...found];
}
