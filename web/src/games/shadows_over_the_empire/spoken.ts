/** The grid of Shadows over the Empire in sentences, place by place. */

import type { Spoken } from "..";
import type { Play } from "../../table/play.svelte";
import { t } from "../../words/words.svelte";
import { cardAt, displayOf } from "./court";

function placed(play: Play, cell: string): string {
  const card = cardAt(play.table, cell);
  const has = (fact: string) => ((play.table[fact] as string[] | undefined) ?? []).includes(cell);
  if (!card) return `${cell}: ${has("down") ? t("card-hidden") : t("text-none")}`;
  const tokens = ((play.table.tokens as Record<string, number>[] | undefined) ?? []).flatMap((own, seat) =>
    own[cell] ? [`${play.nameOf(seat)} ${own[cell]}`] : [],
  );
  const marks = [
    ...tokens,
    has("rotated") ? t("se-text-rotated") : "",
    has("marked") ? t("se-text-marked") : "",
    displayOf(play).contested?.includes(cell) ? t("se-text-conflict") : "",
  ];
  return [`${cell}: ${card}`, ...marks.filter(Boolean)].join(", ");
}

export function spoken(play: Play): Spoken[] {
  const display = displayOf(play);
  return [
    { title: t("se-text-grid"), lines: (display.cells ?? []).map((cell) => placed(play, cell)) },
    ...play.seats.map((seat) => ({
      title: play.nameOf(seat),
      lines: [
        display.leaders?.[seat]?.card ?? t("text-none"),
        t("se-text-tokens", { pool: display.unused?.[seat] ?? 0, firm: display.points?.[seat] ?? 0 }),
      ],
    })),
  ];
}
