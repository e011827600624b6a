/** Any game: its table as text, its moves as buttons. */

import type { GameFace } from "..";
import { guessedCells } from "../../cards/anatomy";
import { keyOf } from "../../net/declared";
import { stepOf } from "../../table/steps";
import TextTable from "../../table/TextTable.svelte";

export const face: GameFace = {
  Board: TextTable,
  faces(cards) {
    const known = new Map(
      cards.map((card) => [
        card.name,
        { title: card.name, tone: "var(--edge)", text: card.text, guessed: guessedCells(card) },
      ]),
    );
    return (name) => known.get(name) ?? known.get(name.replace(/-\d+[a-z]?$/, ""));
  },
  steps: (move) => [stepOf("do", keyOf(move))],
  figures: () => [],
  where: () => "",
};
