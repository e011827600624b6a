/** An Empty Throne: at what one points to mean a move. */

import type { Table } from "../../net/types";
import type { Play } from "../../table/play.svelte";
import { labelOf, type Step } from "../../table/ways";
import { t } from "../../words/words.svelte";
import { kithOf } from "./kiths";
import { FIELDS, pictured, PLACES, placeName, throne, TOMBS, type Throne } from "./throne";

export const cardStep = (name: string): Step => `card:${name}`;
/** A place, to play or move to. */
export const placeStep = (place: string): Step => `place:${placeName(place)}`;
/** A deck, to take from. */
export const deckStep = (place: string): Step => `deck:${placeName(place)}`;
export const useStep = (verb: "draw" | "play"): Step => `do:${t(`et-do-${verb}`)}`;
export const recruitStep = (top: string): Step => `do:${t("et-recruit-of", { kith: kithOf(top) })}`;
export const impactStep = (card: string): Step => `do:${t("et-impact-of", { kith: kithOf(card) })}`;

const PLACE = "(field \\d|the tombs)";
const PLAY = new RegExp(`^play (.+) to ${PLACE}(?:, (both|recruit|impact))?$`);
const MOVE = new RegExp(`^move (.+) to ${PLACE}$`);
const FROM = new RegExp(`^(?:draw|play) from ${PLACE}$|^with ${PLACE}$`);
const FROM_PLACE = new RegExp(`${PLACE}$`);
const TO = new RegExp(`^to ${PLACE}$`);
const CARD = /^(?:take|move|return|steal|exchange|with) (.+)$/;

/** Under a top card that leaves a choice, one says what is used; else the card and the place are enough. */
function manner(card: string, place: string, how: string | undefined, { tops }: Throne): Step[] {
  const top = tops[FIELDS.indexOf(place)];
  if (!top || how === undefined || how === "both") return [];
  return [how === "recruit" ? recruitStep(top) : impactStep(card)];
}

export function steps(move: string, table: Table): Step[] {
  if (move === "decline") return [`do:${t("et-decline")}`];
  if (move === "draw" || move === "play") return [useStep(move)];
  const play = PLAY.exec(move);
  if (play) {
    const [, card, place, how] = play;
    return [cardStep(card!), placeStep(place!), ...manner(card!, place!, how, throne(table))];
  }
  const from = FROM.exec(move);
  if (from) return [deckStep(from[1] ?? from[2]!)];
  const to = TO.exec(move);
  if (to) return [placeStep(to[1]!)];
  const moved = MOVE.exec(move);
  if (moved) return [cardStep(moved[1]!), placeStep(moved[2]!)];
  const card = CARD.exec(move);
  return card ? [cardStep(card[1]!)] : [`do:${move}`];
}

/** What one would mean by a place, or its deck, that is not lit, as a step of its own: it depends on what is chosen. */
export function meantBy(place: string, { chosen, moves, table, picture, seat }: Play): Step {
  const from = moves.map((move) => FROM.exec(move)?.[0].replace(FROM_PLACE, "")).find(Boolean);
  if (from) return `try:${from}${place}`;
  const card = chosen[0] && labelOf(chosen[0]);
  if (!card) return `try:to ${place}`;
  if (!throne(table).hands[seat ?? 0]?.includes(card)) return `try:move ${card} to ${place}`;
  const both = pictured(picture).hand?.[card]?.both.includes(place);
  return `try:play ${card} to ${place}${place === TOMBS ? "" : both ? ", both" : ", impact"}`;
}

/** What one would mean by a thing that is not lit; the answer tells what is asked instead. */
export function attempt(step: Step, table: Table, seat: number): string | undefined {
  if (step.startsWith("try:")) return labelOf(step);
  const name = /^card:(.*)$/.exec(step)?.[1];
  const { phase, first, hands, played } = throne(table);
  if (!name) return undefined;
  if (phase === "draft") return `take ${name}`;
  if (phase === "ability") return first ? `with ${name}` : `play ${name} to the tombs`;
  if (hands[seat]?.includes(name)) return `play ${name} to the tombs`;
  const away = PLACES.find((place) => !played[seat]?.[place]?.includes(name));
  return `move ${name} to ${away}`;
}
