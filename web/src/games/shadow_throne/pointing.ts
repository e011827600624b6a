/** Shadow Throne: at what one points to mean a move. */

import { dataOf, moveOf } from "../../net/declared";
import type { Move, Table } from "../../net/wire";
import { type Step, stepOf, stepParts } from "../../table/steps";
import { t } from "../../words/words.svelte";
import { declared } from "./declared";
import type { Price } from "./sides";

export const poolStep = (card: string): Step => stepOf("pool", card);
export const handStep = (card: string): Step => stepOf("hand", card);
export const PASS: Step = "do:pass";
/** To play or to bring what cannot be paid. */
export const PLAY_DOWN: Step = "do:play-down";
export const BRING_DOWN: Step = "do:bring-down";

/** Where a card of the pool or of the hand is meant, its name; that may have a colon. */
function cardOf(step: Step, kind: "pool" | "hand"): string | undefined {
  const [thing, ...name] = stepParts(step);
  return thing === kind ? name.join(":") : undefined;
}

/** One card is one choice; only what cannot be paid is asked for twice. */
export function steps(move: Move, _: Table, __: number, display?: Table): Step[] {
  const meant = moveOf(declared, move);
  if (meant.kind === "pass") return [PASS];
  const card = meant.card!;
  const pays = (display?.prices as Record<string, Price> | undefined)?.[card]?.pays ?? true;
  switch (meant.kind) {
    case "take":
      return [poolStep(card)];
    case "play":
      return pays ? [handStep(card)] : [handStep(card), PLAY_DOWN];
    case "bring":
      return pays ? [handStep(card)] : [handStep(card), BRING_DOWN];
    case "keep":
      return [handStep(card)];
  }
}

export function label(step: Step): string | undefined {
  switch (step) {
    case PASS:
      return t("st-pass");
    case PLAY_DOWN:
      return t("st-play-down");
    case BRING_DOWN:
      return t("st-bring-down");
    default:
      return cardOf(step, "pool") ?? cardOf(step, "hand");
  }
}

const ASKED: Record<string, "play" | "bring" | "keep"> = { draft: "play", wave: "play", extra: "bring", keep: "keep" };

/** What one would mean by a card of the hand that is not lit. */
export function attempt(step: Step, table: Table): Move | undefined {
  const card = cardOf(step, "hand");
  const kind = ASKED[String(table.phase)];
  return card !== undefined && kind ? dataOf(declared, kind, { card }) : undefined;
}
