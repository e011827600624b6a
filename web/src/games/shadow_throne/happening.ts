/** Shadow Throne: what is heard and seen of what happens. */

import type { Heading, Travel } from "..";
import { eventOf } from "../../net/declared";
import type { GameEvent } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import type { Sound } from "../../table/sound";
import { t } from "../../words/words.svelte";
import { declared } from "./declared";

// --- Where cards lie, as the board calls it ---

export const poolOf = (seat: number) => `pool ${seat}`;
export const handOf = (seat: number) => `hand ${seat}`;
export const lineOf = (seat: number) => `line ${seat}`;
/** The seat from which the next pool comes. */
export const PASSING = "passing";

/** Where cards go. Whoever stays or departs, and what is kept, lies where it lay until the next battle begins. */
export function travels(event: GameEvent, seat: number): Travel[] {
  const told = eventOf(declared, event);
  switch (told.name) {
    case "pool-seen":
      if (told.pick === 1) return [];
      return told.offered.map(({ card }) => ({ card: card!, from: PASSING, to: poolOf(told.who) }));
    case "taken":
      return [{ card: told.card!, from: poolOf(told.who), to: handOf(told.who) }];
    case "played":
    case "brought":
      return [{ card: told.card!, from: handOf(told.who), to: lineOf(told.who), turned: told.who !== seat }];
    case "not-paid":
    case "called-in-vain": // face down
      return [{ card: "?", from: handOf(told.who), to: lineOf(told.who) }];
    default:
      return [];
  }
}

// --- What is heard ---

function soundOf(event: GameEvent, seat: number): Sound | undefined {
  const told = eventOf(declared, event);
  const coin = (who: number, gold: number) => (who === seat && gold > 0 ? "coin" : undefined);
  switch (told.name) {
    case "battle-begun":
      return "drum";
    case "spoils-shared":
      return coin(told.who, told.gold);
    case "played":
    case "brought":
      return coin(told.who, told.income);
    case "not-paid":
      return coin(told.who, 1);
    case "cards-turned": // the seals are broken
      return "seal";
    default:
      return undefined;
  }
}

/** A battle that begins is heard before all else, then one's own gold, then the cards that are turned. */
export function sound(events: GameEvent[], seat: number): Sound | undefined {
  const all = events.map((event) => soundOf(event, seat));
  return (["drum", "coin", "seal"] as const).find((one) => all.includes(one));
}

// --- What the log is divided by ---

/** The battle of an event that does not tell it. */
function battleOf(event: GameEvent, { history, table }: Play): number {
  const begun = history.slice(0, history.indexOf(event)).findLast(([name]) => name === "battle-begun");
  const told = begun && eventOf(declared, begun);
  return told?.name === "battle-begun" ? told.battle : Number(table.battle);
}

/** Battles: their picks, their waves, and what they brought. */
export function turn(event: GameEvent, play: Play): Heading | undefined {
  const told = eventOf(declared, event);
  switch (told.name) {
    case "battle-begun":
      return { id: `${told.battle}`, text: t("st-account-battle", { number: told.battle }) };
    case "pool-seen": {
      const battle = battleOf(event, play);
      return { id: `${battle} pick ${told.pick}`, text: t("st-where-draft", { battle, pick: told.pick }) };
    }
    case "cards-turned": {
      const battle = battleOf(event, play);
      return { id: `${battle} wave ${told.wave}`, text: t("st-where-wave", { battle, wave: told.wave }) };
    }
    case "battle-won":
      return { id: `${told.battle} end`, text: t("st-where-end", { battle: told.battle }) };
    default:
      return undefined;
  }
}
