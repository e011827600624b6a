/** An Empty Throne: at what one points to mean a move. */

import { dataOf, keyOf, moveOf } from "../../net/declared";
import type { Message, Move, Table } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import { type Step, stepOf, stepParts } from "../../table/steps";
import { t } from "../../words/words.svelte";
import { declared } from "./declared";
import { kithOf } from "./kiths";
import { FIELDS, displayOf, PLACES, placeName, throne, TOMBS } from "./throne";

export const cardStep = (name: string): Step => stepOf("card", name);
/** A place, to play or move to. */
export const placeStep = (place: string): Step => stepOf("place", place);
/** A deck, to take from. */
export const deckStep = (place: string): Step => stepOf("deck", place);
/** Where nothing is left to choose: do what the ability says. */
export const USE: Step = "do:use";
const DECLINE: Step = "do:decline";
export const RECRUIT: Step = "do:recruit";
export const IMPACT: Step = "do:impact";
const TRIED = "try:";

/** Of which kind a thing is, and which one; a name may have a colon. */
function thing(step: Step | undefined): [kind: string, which: string] {
  const [kind = "", ...which] = step === undefined ? [] : stepParts(step);
  return [kind, which.join(":")];
}

/** What has been pointed at so far: a card, then a place. */
export function begun({ chosen }: Play): { card?: string; place?: string } {
  return Object.fromEntries(chosen.map(thing));
}

/** Under a top card that leaves a choice, one says what is used; else the card and the place are enough. */
function manner(field: string, mode: string | null, table: Table): Step[] {
  if (mode === "both" || !throne(table).tops[FIELDS.indexOf(field)]) return [];
  return [mode === "recruit" ? RECRUIT : IMPACT];
}

export function steps(move: Move, table: Table): Step[] {
  const meant = moveOf(declared, move);
  switch (meant.kind) {
    case "play-to-tombs":
      return [cardStep(meant.card!), placeStep(TOMBS)];
    case "play":
      return [cardStep(meant.card!), placeStep(meant.field!), ...manner(meant.field!, meant.mode, table)];
    case "move":
      return [cardStep(meant.card!), placeStep(meant.place!)];
    case "choose":
      return [cardStep(meant.card!)];
    case "choose-deck":
      return [deckStep(meant.deck!)];
    case "choose-place":
      return [placeStep(meant.place!)];
    case "use":
      return [USE];
    case "decline":
      return [DECLINE];
  }
}

/** What the ability that asks would do, as its message is called. */
const asks = (play: Play) => (play.shown?.status.ability as Message | undefined)?.say;

export function label(step: Step, play: Play): string | undefined {
  const [kind, which] = thing(step);
  if (kind === "place" || kind === "deck") return placeName(which);
  if (kind === "card") return which;
  const { card, place } = begun(play);
  const top = throne(play.table).tops[FIELDS.indexOf(place ?? "")];
  switch (step) {
    case USE:
      return asks(play) === "ability-draw"
        ? t("et-do-draw")
        : asks(play) === "ability-play"
          ? t("et-do-play")
          : undefined;
    case DECLINE:
      return t("et-decline");
    case RECRUIT:
      return top ? t("et-recruit-of", { kith: kithOf(play, top) }) : undefined;
    case IMPACT:
      return card ? t("et-impact-of", { kith: kithOf(play, card) }) : undefined;
    default:
      return undefined;
  }
}

// --- What is not lit ---

/** What one would mean by a place, or its deck, that is not lit, as a step of its own: it depends on what is chosen. */
export const meantBy = (place: string, play: Play): Step => `${TRIED}${keyOf(meantAt(place, play))}`;

function meantAt(place: string, play: Play): Move {
  const { moves, table, display, seat } = play;
  const { card } = begun(play);
  if (moves.some(([kind]) => kind === "choose-deck")) return dataOf(declared, "choose-deck", { deck: place });
  if (!card) return dataOf(declared, "choose-place", { place });
  if (!throne(table).hands[seat ?? 0]?.includes(card)) return dataOf(declared, "move", { card, place });
  if (place === TOMBS) return dataOf(declared, "play-to-tombs", { card });
  const mode = displayOf(display).hand?.[card]?.both.includes(place) ? "both" : "impact";
  return dataOf(declared, "play", { mode, card, field: place });
}

/** What one would mean by a thing that is not lit; the answer tells what is asked instead. */
export function attempt(step: Step, table: Table, seat: number): Move | undefined {
  if (step.startsWith(TRIED)) return JSON.parse(step.slice(TRIED.length)) as Move;
  const [kind, card] = thing(step);
  const { phase, first, hands, played } = throne(table);
  if (kind !== "card") return undefined;
  if (phase === "draft" || (phase === "ability" && first)) return dataOf(declared, "choose", { card });
  if (phase === "ability" || hands[seat]?.includes(card)) return dataOf(declared, "play-to-tombs", { card });
  const place = PLACES.find((one) => !played[seat]?.[one]?.includes(card))!;
  return dataOf(declared, "move", { card, place });
}
