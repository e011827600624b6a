/** The table of Behind the Throne in sentences. */

import type { Spoken } from "..";
import type { Play } from "../../table/play.svelte";
import { t } from "../../words/words.svelte";
import type { Stacks } from ".";

function stacksOf(play: Play, seat: number): string[] {
  const upright = (play.display.upright as string[][] | undefined)?.[seat] ?? [];
  const stacks = Object.entries((play.table.stacks as Stacks[])[seat] ?? {});
  const lines = stacks.map(
    ([name, count]) => `${name}: ${count}, ${t(upright.includes(name) ? "bt-upright" : "bt-sideways")}`,
  );
  return lines.length ? lines : [t("text-none")];
}

export function spoken(play: Play): Spoken[] {
  const row = play.table.row as string[];
  const { below, bust, points } = play.display as { below?: number | null; bust?: number | null; points?: number[] };
  const left = Object.values(play.table.deck as Record<string, number>).reduce((sum, count) => sum + count, 0);
  return [
    {
      title: t("bt-row"),
      lines: [
        row.length ? row.join(", ") : t("bt-row-empty"),
        ...(below == null ? [] : [t("bt-stay", { value: below })]),
        ...(bust == null ? [] : [t("bt-bust", { percent: bust })]),
        `${t("bt-deck")}, ${t("bt-left", { count: left })}`,
      ],
    },
    ...play.seats.map((seat) => ({
      title: `${play.nameOf(seat)}: ${t("bt-points", { count: points?.[seat] ?? 0 })}`,
      lines: stacksOf(play, seat),
    })),
  ];
}
