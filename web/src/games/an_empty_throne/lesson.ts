/** A first game of An Empty Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";
import { throne } from "./throne";

const own = (play: Play) => Object.values(throne(play.table).played[play.seat ?? 0] ?? {}).flat().length;
const acting = (play: Play) => play.asked && throne(play.table).phase === "action";

/** Has played a card, or let the first turn go by. */
const begun = (play: Play) => own(play) > 0 || throne(play.table).turns > 1;

/** The first turn is over. */
const over = (play: Play) => throne(play.table).turn !== play.seat || throne(play.table).turns > 1;

export const lesson: Note[] = [
  { words: "et-lesson-points", at: ".seatline.own .points" },
  {
    words: "et-lesson-actions",
    at: ".seatline.own .seals",
    when: acting,
  },
  {
    words: "et-lesson-card",
    at: ".hand",
    when: acting,
    done: (play) => play.chosen.length > 0 || begun(play),
  },
  {
    words: "et-lesson-place",
    at: ".places",
    when: acting,
    done: begun,
  },
  {
    words: "et-lesson-abilities",
    at: ".hand",
    when: acting,
  },
  {
    words: "et-lesson-tombs",
    at: ".location.tombs",
    when: acting,
  },
  {
    words: "et-lesson-second",
    at: ".seatline.own .seals",
    when: (play) => own(play) > 0 && (acting(play) || over(play)),
    done: (play) => own(play) > 1 || over(play),
  },
  {
    words: "et-lesson-sum",
    at: ".location .scores:last-child",
    when: (play) => own(play) > 0,
  },
  {
    words: "et-lesson-coalition",
    at: ".location .side.lower",
    when: (play) => own(play) > 0,
  },
  {
    words: "et-lesson-refuge",
    at: ".refuge",
    when: (play) => throne(play.table).refuge !== null,
  },
  {
    words: "et-lesson-end",
    at: ".places .deck",
    when: (play) => throne(play.table).turns > 2,
  },
];
