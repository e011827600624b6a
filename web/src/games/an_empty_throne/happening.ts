/** An Empty Throne: what is heard and seen of what happens. */

import type { Heading, Travel } from "..";
import { eventOf } from "../../net/declared";
import type { GameEvent } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import type { Sound } from "../../table/sound";
import { t } from "../../words/words.svelte";
import { declared } from "./declared";
import { TOMBS } from "./throne";

// --- Where cards lie, as the board calls it ---

export const POOL = "pool";
export const REFUGE = "refuge";
export const handOf = (seat: number) => `hand ${seat}`;
export const deckOf = (place: string) => `deck ${place}`;
export const sideOf = (seat: number, place: string) => `played ${seat} ${place}`;

/** Where cards go. One that an ability moves is found by where it lay. */
export function travels(event: GameEvent, seat: number): Travel[] {
  const told = eventOf(declared, event);
  const goes = (card: string | null, from: string, to: string): Travel[] => (card === null ? [] : [{ card, from, to }]);
  switch (told.name) {
    case "taken":
      return goes(told.card, POOL, handOf(told.who));
    case "refuge-decided":
      return goes(told.card, POOL, REFUGE);
    case "played":
      return goes(told.card, handOf(told.who), sideOf(told.who, told.place!));
    case "moved":
      return goes(told.card, sideOf(told.who, told.origin!), sideOf(told.who, told.place!));
    case "drawn":
      return goes(told.card, deckOf(told.deck!), handOf(told.who));
    case "drawn-unseen": // one's own is told as found, too
      return told.who === seat ? [] : goes("?", deckOf(TOMBS), handOf(told.who));
    case "found":
      return goes(told.card, deckOf(TOMBS), handOf(told.who));
    case "played-from-deck":
      return goes(told.card, deckOf(told.deck!), sideOf(told.who, told.place!));
    case "returned":
      return goes(told.card, sideOf(told.whom, told.place!), handOf(told.whom));
    case "stolen":
      return goes(told.card, sideOf(1 - told.who, told.place!), sideOf(told.who, told.place!));
    case "exchanged": {
      const [one, two] = [sideOf(told.whom, told.place!), sideOf(told.partner_of, told.partner_place!)];
      return [...goes(told.card, one, two), ...goes(told.partner, two, one)];
    }
    case "traded": {
      const [hand, deck] = [handOf(told.who), deckOf(told.deck!)];
      return [...goes(told.card, hand, deck), ...goes(told.top, deck, hand)];
    }
    default:
      return [];
  }
}

// --- What else ---

/** A drum for a Field that flips. */
export const sound = (events: GameEvent[]): Sound | undefined =>
  events.some((event) => eventOf(declared, event).name === "flipped") ? "drum" : undefined;

/** The draft, then turn by turn. */
export function turn(event: GameEvent, play: Play): Heading | undefined {
  const told = eventOf(declared, event);
  if (told.name === "started") return { id: "draft", text: t("et-draft") };
  if (told.name !== "turn-begun") return undefined;
  const text = `${play.nameOf(told.who)} · ${t("et-turn", { number: told.turn })}`;
  return { id: String(told.turn), text, seat: told.who };
}
