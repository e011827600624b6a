/** The table of Shadow Throne in sentences. */

import type { Spoken } from "..";
import type { Play } from "../../table/play.svelte";
import { t } from "../../words/words.svelte";
import { deedsNow } from "./deeds";
import { FACTIONS, type Fighting, SIDES } from "./sides";

type Prices = Record<string, { price: number; hush: number; pays: boolean }>;

function fighter(one: Fighting, strength: number | undefined): string {
  const marks = [
    one.down ? t("st-down") : `${t(SIDES[one.faction].name)} ${strength ?? ""}`,
    one.dead ? t("st-dead") : "",
    one.silent ? t("st-silent") : "",
  ];
  return `${t("st-wave", { number: one.wave })}: ${one.card === "?" ? t("card-hidden") : one.card}, ${marks.filter(Boolean).join(", ")}`;
}

function own(play: Play): Spoken[] {
  if (play.viewer === null) return [];
  const hand = (play.table.hands as string[][])[play.viewer] ?? [];
  const prices = (play.display.prices as Prices | undefined) ?? {};
  const priced = hand.map((card) => {
    const now = prices[card];
    if (!now) return card;
    return `${card}: ${now.price} ${t("st-gold")}${now.pays ? "" : `, ${t("st-down-would")}`}`;
  });
  const pool = (play.display.pool as string[] | undefined) ?? [];
  return [
    ...(pool.length ? [{ title: t("st-pool"), lines: pool }] : []),
    { title: t("hand"), lines: priced.length ? priced : [t("hand-empty")] },
  ];
}

/** What the abilities of the last wave did. */
function deeds(play: Play): Spoken[] {
  const lines = deedsNow(play).map(({ event }) => play.sentence(event));
  return lines.length ? [{ title: t("st-beats"), lines }] : [];
}

export function spoken(play: Play): Spoken[] {
  const { power, strength, hands } = play.display as { power?: number[]; strength?: number[][]; hands?: number[] };
  const lines = play.table.line as Fighting[][];
  const [gold, influence] = [play.table.gold as number[], play.table.influence as number[]];
  return [
    { title: t("st-track"), lines: FACTIONS.map((side, at) => `${t(SIDES[side].name)}: ${power?.[at] ?? 0}`) },
    ...play.seats.map((seat) => ({
      title: play.nameOf(seat),
      lines: [
        `${influence[seat]} ${t("st-influence")}, ${gold[seat]} ${t("st-gold")}, ${hands?.[seat] ?? 0} ${t("st-held")}`,
        ...(lines[seat] ?? []).map((one, at) => fighter(one, strength?.[seat]?.[at])),
      ],
    })),
    ...deeds(play),
    ...own(play),
  ];
}
