/** Shadows over the Empire: at what one points to mean a move, and how that is called. */

import { dataOf, moveOf } from "../../net/declared";
import type { Message, Move, Table } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import { type Step, stepOf, stepParts } from "../../table/steps";
import { has, t } from "../../words/words.svelte";
import {
  cardAt,
  cellStep,
  directionTo,
  leaderOf,
  leaderStep,
  lineStep,
  neighbour,
  ontoStep,
  displayOf,
  reactStep,
  seatStep,
} from "./court";
import { declared } from "./declared";

/** A card is pointed at by its place, and so is a place without one. */
export function steps(move: Move): Step[] {
  const meant = moveOf(declared, move);
  switch (meant.kind) {
    case "influence": {
      const cell = meant.cell!;
      return [cellStep(cell), ontoStep(cell, neighbour(cell, meant.direction!) ?? meant.direction!)];
    }
    case "use":
      return [cellStep(meant.cell!), stepOf("do", "use", meant.cell!)];
    case "leader":
      return [leaderStep(meant.faction!), stepOf("do", "lead", meant.faction!)];
    case "react":
      return [reactStep(meant.cell!)];
    case "cell":
      return [cellStep(meant.cell!)];
    case "line":
      return [lineStep(meant.direction!)];
    case "seat":
      return [seatStep(meant.whom)];
    case "amount":
      return [stepOf("do", "amount", meant.amount)];
    case "option":
      return [stepOf("do", "option", meant.option)];
    case "pass":
    case "done":
      return [stepOf("do", meant.kind)];
  }
}

/** The questions that a card answers. */
const FOR_CARDS = ["target", "more", "second", "pick"];

/** What one would mean by a thing that is not lit. */
export function attempt(step: Step, table: Table): Move | undefined {
  const [kind, first, second] = stepParts(step);
  if (kind === "do" && first === "seat") return dataOf(declared, "seat", { whom: Number(second) });
  if (kind === "to") {
    const direction = directionTo(first!, second!);
    return direction === undefined ? undefined : dataOf(declared, "influence", { cell: first!, direction });
  }
  if (kind !== "cell") return undefined;
  const cell = first!;
  if (table.phase === "turn") return dataOf(declared, "use", { cell });
  if (table.phase === "reacting") return dataOf(declared, "react", { cell });
  const asked = table.phase === "placing" || FOR_CARDS.includes(table.question as string);
  return asked ? dataOf(declared, "cell", { cell }) : undefined;
}

// --- How it is called ---

/** What the controller of a card can choose between; the question says it. */
const OPTIONS: Record<string, string> = {
  "answer-remove": "remove",
  "answer-subdue": "subdue",
  "answer-lock": "lock",
  "answer-add": "add",
};

function option(play: Play, which: number): { verb: string; number: number; same: boolean } | undefined {
  const status = play.shown?.status;
  if (status?.say !== "status-option") return undefined;
  const verbs = [status.first, status.second].map((answer) => OPTIONS[(answer as Message).say] ?? "");
  return { verb: verbs[which]!, number: which + 1, same: verbs[0] === verbs[1] };
}

function optionLabel(play: Play, which: number): string | undefined {
  const meant = option(play, which);
  if (!meant) return undefined;
  const key = `se-option-${meant.verb}`;
  const label = has(key) ? t(key) : t("se-option", { verb: meant.verb });
  return meant.same ? `${label} ${meant.number}` : label;
}

/** Why nothing more is chosen. */
function asked({ phase, question }: Table): "react" | "more" | "any" {
  return phase === "reacting" ? "react" : question === "more" ? "more" : "any";
}
const DONE = { react: "se-decline", more: "se-done", any: "se-none" } as const;

/** The words of a button, or the name of the card that one points at. */
export function label(step: Step, play: Play): string | undefined {
  const [kind, ...which] = stepParts(step);
  const named = (cell: string) => cardAt(play.table, cell) ?? cell;
  if (kind === "cell" || kind === "to") return named(which.at(-1)!);
  if (kind === "leader") return leaderOf(play, which[0]!);
  if (kind !== "do") return undefined;
  const [deed, what = ""] = which;
  switch (deed) {
    case "use":
      return t("se-use", { name: named(what) });
    case "react":
      return t("se-react", { name: named(what) });
    case "lead":
      return t("se-lead", { name: leaderOf(play, what) });
    case "seat":
      return Number(what) === play.seat ? t("se-yourself") : t("se-seat", { number: Number(what) + 1 });
    case "amount":
      return t("se-tokens", { count: Number(what) });
    case "option":
      return optionLabel(play, Number(what));
    case "pass":
      return t("se-pass");
    case "done":
      return t(DONE[asked(play.table)]);
    default:
      return undefined;
  }
}

/** A move names places; its words name what lies there. The same as `label` in words.py. */
export function worded(move: Move, play: Play): Message | undefined {
  const meant = moveOf(declared, move);
  const say = `move-${meant.kind}`;
  const there = (cell: string): Message => {
    const card = cardAt(play.table, cell);
    return card ? { say: "there-card", card } : { say: "there-cell", cell };
  };
  switch (meant.kind) {
    case "influence": {
      const onto = neighbour(meant.cell!, meant.direction!);
      const known = onto !== undefined && (displayOf(play).cells ?? []).includes(onto);
      return { say, there: there(meant.cell!), onto: known ? there(onto) : { say: "there-nothing" } };
    }
    case "use":
    case "react":
    case "cell":
      return { say, there: there(meant.cell!) };
    case "option":
      return { say, ...(option(play, meant.option) ?? { verb: null, number: meant.option + 1, same: true }) };
    case "leader":
      return { say, card: leaderOf(play, meant.faction!) };
    case "amount":
      return { say, count: meant.amount };
    case "done":
      return { say, asked: asked(play.table) };
    default:
      return undefined;
  }
}
