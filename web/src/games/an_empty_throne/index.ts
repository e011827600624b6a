/** An Empty Throne: what the frame is told of its table. */

import { spoken } from "./spoken";
import type { Table } from "../../net/types";
import type { GameFace } from "..";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import HandMark from "./HandMark.svelte";
import { faces } from "./kiths";
import { attempt, cardStep, steps } from "./pointing";
import { throne } from "./throne";
import { lesson } from "./lesson";

const flips = (table: Table) => throne(table).flips.flat().length;

export const face: GameFace = {
  spoken,
  sound: (before, now) => (flips(now) > flips(before) ? "drum" : undefined),
  lesson,
  Board,
  HandMark,
  seated: true,
  faces,
  steps,
  attempt,
  hand: (table, seat) => throne(table).hands[seat] ?? [],
  handStep: cardStep,
  figures: () => [],
  where(table) {
    const { phase, turns } = throne(table);
    return phase === "draft" ? t("et-draft") : t("et-turn", { number: turns + (phase === "over" ? 0 : 1) });
  },
};
