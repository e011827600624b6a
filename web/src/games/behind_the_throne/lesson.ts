/** A first game of Behind the Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";
import type { Stacks } from ".";

const rowOf = (play: Play) => play.table.row as string[];
const own = (play: Play) => Object.keys((play.table.stacks as Stacks[])[play.seat ?? 0] ?? {}).length;
const mine = (play: Play) => play.table.turn === play.seat;

export const lesson: Note[] = [
  { words: "bt-lesson-stacks", at: ".mine" },
  {
    words: "bt-lesson-reveal",
    at: ".deck button",
    when: (play) => play.asked && mine(play) && !rowOf(play).length,
    done: (play) => rowOf(play).length > 0 || own(play) > 0 || !mine(play),
  },
  {
    words: "bt-lesson-bar",
    at: ".row",
    when: (play) => play.asked && rowOf(play).length > 0,
  },
  {
    words: "bt-lesson-dare",
    at: ".buttons",
    when: (play) => play.asked && mine(play) && rowOf(play).length > 0,
    done: (play) => own(play) > 0 || !mine(play) || !rowOf(play).length,
  },
  {
    words: "bt-lesson-number",
    at: ".mine",
    when: (play) => own(play) > 0,
  },
  {
    words: "bt-lesson-crown",
    at: ".mine .crown",
    when: (play) => own(play) > 0,
  },
  {
    words: "bt-lesson-read",
    at: ".mine",
    when: (play) => own(play) > 0,
    done: (play) => play.inspected !== null || Number(play.table.turns) > 7,
  },
  {
    words: "bt-lesson-swap",
    at: ".others",
    when: (play) => play.asked && rowOf(play).length > 0 && own(play) > 0,
  },
  {
    words: "bt-lesson-end",
    at: ".deck",
    when: (play) => own(play) > 0 && Number(play.table.turns) > 3,
  },
];
