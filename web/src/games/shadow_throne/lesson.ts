/** A first game of Shadow Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";

const seatOf = (play: Play) => play.seat ?? 0;
const handOf = (play: Play) => (play.table.hands as string[][])[seatOf(play)] ?? [];
const chose = (play: Play) => (play.table.chosen as (string | null)[])[seatOf(play)] !== null;
const fought = (play: Play) => ((play.table.line as unknown[][])[seatOf(play)] ?? []).length > 0;
const later = (play: Play) => Number(play.table.battle) > 1;

export const lesson: Note[] = [
  { words: "st-lesson-sides", at: ".status" },
  {
    words: "st-lesson-card",
    at: ".pool .card",
    when: (play) => play.table.phase === "draft" && play.asked,
    done: (play) => play.inspected !== null || play.table.phase !== "draft" || handOf(play).length > 2,
  },
  {
    words: "st-lesson-pool",
    at: ".pool",
    when: (play) => play.table.phase === "draft" && play.asked,
    done: (play) => chose(play) || handOf(play).length > 0 || play.table.phase !== "draft",
  },
  {
    words: "st-lesson-hand",
    at: ".hand",
    when: (play) => play.table.phase === "draft" && handOf(play).length > 2,
  },
  {
    words: "st-lesson-battle",
    at: ".hand",
    when: (play) => play.table.phase === "wave" && play.asked,
    done: (play) => chose(play) || fought(play) || later(play),
  },
  {
    words: "st-lesson-power",
    at: ".track",
    when: (play) => Number(play.table.wave) > 0 && play.table.phase === "wave",
  },
  {
    words: "st-lesson-hush",
    at: ".hand",
    when: (play) => Number(play.table.wave) > 0 && play.asked && play.table.phase === "wave",
  },
  {
    words: "st-lesson-keep",
    at: ".hand",
    when: (play) => play.table.phase === "keep" && play.asked,
    done: (play) => chose(play) || play.table.phase !== "keep",
  },
  {
    words: "st-lesson-end",
    at: ".status",
    when: (play) => later(play),
  },
];
