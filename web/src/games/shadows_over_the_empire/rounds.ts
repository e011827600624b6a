/** How a Round ended, from what happened then: a table does not remember what it looked like before. */

import { eventOf } from "../../net/declared";
import type { GameEvent } from "../../net/wire";
import { declared } from "./declared";

export interface RoundEnd {
  round: number;
  /** Who lost a token to a Conflict, on which card. */
  lost: { who: number; card: string }[];
  /** What was turned face up, and where. */
  up: { card: string; cell: string }[];
  /** Who begins the next Round, once that is known. */
  starter?: number;
  /** How many deeds the new Round has seen. */
  acts: number;
}

export function roundEnd(events: GameEvent[]): RoundEnd | undefined {
  const at = events.findLastIndex(([name]) => name === "round-ended");
  if (at < 0) return undefined;
  const end: RoundEnd = { round: 0, lost: [], up: [], acts: 0 };
  for (const event of events.slice(at)) {
    const told = eventOf(declared, event);
    switch (told.name) {
      case "round-ended":
        end.round = told.round;
        break;
      case "token-lost":
        end.lost.push({ who: told.who, card: told.card! });
        break;
      case "turned-up":
        end.up.push({ card: told.card!, cell: told.cell! });
        break;
      case "round-begun":
        end.starter = told.who;
        break;
      case "instigated":
      case "used":
      case "passed":
        end.acts += 1;
        break;
    }
  }
  return end;
}
