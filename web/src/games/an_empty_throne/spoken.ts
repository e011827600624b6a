/** The table of An Empty Throne in sentences. */

import type { Spoken } from "..";
import type { Play } from "../../table/play.svelte";
import { t } from "../../words/words.svelte";
import { FIELDS, PLACES, displayOf, placeName, throne } from "./throne";

const listed = (cards: string[]) =>
  cards.length ? cards.map((one) => (one === "?" ? t("card-hidden") : one)).join(", ") : t("text-none");

export function spoken(play: Play): Spoken[] {
  const [table, display] = [throne(play.table), displayOf(play.display)];
  const places = PLACES.map((place, at) => ({
    title: placeName(place),
    lines: [
      ...(at < FIELDS.length
        ? [t("et-text-top", { card: table.tops[at] ?? t("text-none"), count: table.left[at] ?? 0 })]
        : []),
      ...play.seats.map((seat) => {
        const flipped = table.flips[seat]?.includes(place) ? `, ${t("et-text-flipped")}` : "";
        const sum = display.sums?.[seat]?.[place] ?? 0;
        return `${play.nameOf(seat)}: ${listed(table.played[seat]?.[place] ?? [])}; ${sum}/${display.limit ?? 12}${flipped}`;
      }),
    ],
  }));
  const seats = play.seats.map((seat) => ({
    title: `${play.nameOf(seat)}: ${t("et-text-points", { count: display.points?.[seat] ?? 0 })}`,
    lines: [`${t("et-text-hand")}: ${listed(table.hands[seat] ?? [])}`],
  }));
  return [...places, ...seats];
}
