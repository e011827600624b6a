/** An Empty Throne: what the frame is told of its table. */

import { spoken } from "./spoken";
import type { GameFace } from "..";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { declared } from "./declared";
import HandMark from "./HandMark.svelte";
import { sound, travels, turn } from "./happening";
import { faces } from "./kiths";
import { attempt, cardStep, label, steps } from "./pointing";
import { throne } from "./throne";
import { lesson } from "./lesson";

export const face: GameFace = {
  declared,
  spoken,
  sound,
  turn,
  travels,
  lesson,
  Board,
  HandMark,
  seated: true,
  faces,
  steps,
  label,
  attempt,
  hand: (table, seat) => throne(table).hands[seat] ?? [],
  handStep: cardStep,
  figures: () => [],
  where(table) {
    const { phase, turns } = throne(table);
    return phase === "draft" ? t("et-draft") : t("et-turn", { number: turns + (phase === "over" ? 0 : 1) });
  },
};
