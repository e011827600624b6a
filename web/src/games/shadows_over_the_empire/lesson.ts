/** A first game of Shadows over the Empire. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";
import { displayOf } from "./court";

const seatOf = (play: Play) => play.seat ?? 0;
const out = (play: Play) => Object.keys((play.table.tokens as Record<string, number>[])[seatOf(play)] ?? {}).length;
const running = (play: Play) => play.asked && play.table.phase === "turn";
const later = (play: Play) => running(play) && out(play) > 0;
/** Influenced, or done with this Round without it. */
const acted = (play: Play) =>
  out(play) > 0 ||
  Number(play.table.round) > 1 ||
  ((play.table.passed as number[] | undefined) ?? []).includes(seatOf(play));

export const lesson: Note[] = [
  { words: "se-lesson-tokens", at: ".status" },
  {
    words: "se-lesson-leader",
    at: ".leaders",
    when: (play) => play.table.phase !== "leaders" || play.asked,
    done: (play) => play.table.phase !== "leaders" || Boolean(displayOf(play).leaders?.[seatOf(play)]),
  },
  {
    words: "se-lesson-place",
    at: ".cells",
    when: (play) => play.table.phase !== "leaders" && (play.table.phase !== "placing" || play.asked),
    done: (play) => play.table.phase !== "placing",
  },
  {
    words: "se-lesson-city",
    at: ".cells",
    when: (play) => play.table.phase !== "leaders" && play.table.phase !== "placing",
  },
  {
    words: "se-lesson-traits",
    at: ".plaques",
    when: running,
  },
  {
    words: "se-lesson-influence",
    at: ".cells",
    when: running,
    done: (play) => play.chosen.length > 0 || acted(play),
  },
  {
    words: "se-lesson-neighbour",
    at: ".cells",
    when: running,
    done: acted,
  },
  {
    words: "se-lesson-ability",
    at: ".status",
    when: running,
  },
  {
    words: "se-lesson-conflict",
    at: ".plaques",
    when: later,
  },
  {
    words: "se-lesson-end",
    at: ".status",
    when: later,
  },
];
