/** A face that an installed game brings itself, `page/face.js` in its folder: a module that knows nothing of this page.
 * What it may export is told in docs/extend.md. If anything goes wrong in it, the game is played at the plain table. */

import { EMBLEMS } from "../../cards/emblems";
import type { Message, Move, ResultInfo, Table } from "../../net/wire";
import { track } from "../../activity";
import type { Play } from "../../table/play.svelte";
import { isButton, type Step } from "../../table/steps";
import { language } from "../../words/words.svelte";
import type { Figure, GameFace } from "..";
import { face as plain } from "../plain";
import Board from "./Board.svelte";

/** The table as such a face is shown it. */
export interface Shown {
  /** The fields of the game's record as the viewer sees them, and what the game's `display` adds. */
  table: Table;
  display: Table;
  /** The seat with whose eyes the table is seen; none for a spectator. */
  seat: number | null;
  names: string[];
  /** The seats that the game waits for. */
  actors: number[];
  /** What may be played now. */
  moves: Move[];
  /** How the game has ended, if it has. */
  result?: ResultInfo;
  language: string;
  /** A message of the game as a sentence, and what a move is called. */
  say(message: Message): string;
  label(move: Move): string;
  play(move: Move): void;
}

export interface Drawn {
  update(shown: Shown): void;
  destroy?(): void;
}

/** What the module exports; all but the board may be missing. */
export interface Exports {
  board(element: HTMLElement): Drawn;
  steps?(move: Move, table: Table, seat: number): Step[];
  figures?(table: Table, seat: number): Figure[];
  where?(table: Table): string;
  hand?(table: Table, seat: number): string[];
  seated?: boolean;
}

/** Refuses what is no list of texts, or of something else. */
function list<One>(what: string, found: One[] | undefined, kind: "string" | "object"): One[] | undefined {
  const fits = found === undefined || (Array.isArray(found) && found.every((one) => typeof one === kind));
  if (!fits) throw new TypeError(`${what} must be a list of ${kind}s`);
  return found;
}

export class OutsideFace implements GameFace {
  Board = Board;
  faces = plain.faces;
  /** Something in it has gone wrong: nothing of it is asked any more. */
  broken = $state(false);
  private failed = false;

  constructor(private readonly own: Partial<Exports>) {}

  fail(error: unknown): void {
    if (!this.failed) console.error("The table of this game cannot be shown.", error);
    this.failed = true;
    queueMicrotask(() => (this.broken = true)); // it may have been asked while something was being worked out
  }

  /** What it answers; something else if it says nothing, or is broken. */
  private ask<Answer>(question: (own: Partial<Exports>) => Answer | undefined, otherwise: Answer): Answer {
    if (this.broken || this.failed) return otherwise;
    try {
      return question(this.own) ?? otherwise;
    } catch (error) {
      this.fail(error);
      return otherwise;
    }
  }

  mount(element: HTMLElement): Drawn | undefined {
    return this.ask((own) => {
      const drawn = own.board!(element);
      if (typeof drawn?.update !== "function") throw new TypeError("board must return an object with update");
      return drawn;
    }, undefined);
  }

  show(drawn: Drawn, shown: Shown): void {
    this.ask(() => drawn.update(shown), undefined);
  }

  unmount(drawn: Drawn): void {
    this.ask(() => drawn.destroy?.(), undefined);
  }

  get seated(): boolean {
    return !this.broken && this.own.seated === true;
  }

  steps(move: Move, table: Table, seat: number): Step[] {
    return this.ask((own) => list("steps", own.steps?.(move, table, seat), "string"), plain.steps(move, table, seat));
  }

  figures(table: Table, seat: number): Figure[] {
    const found = this.ask((own) => list("figures", own.figures?.(table, seat), "object"), []);
    return found.map((one) => ({ ...one, sign: one.sign in EMBLEMS ? one.sign : "star" }));
  }

  where(table: Table): string {
    return `${this.ask((own) => own.where?.(table), "")}`;
  }

  get hand(): GameFace["hand"] {
    if (this.broken || !this.own.hand) return undefined;
    return (table, seat) => this.ask((own) => list("hand", own.hand!(table, seat), "string"), []);
  }

  handStep(card: string): Step {
    return `card:${card}`;
  }
}

/** The table as the viewer sees it now. */
export const shownBy = (play: Play): Shown => ({
  table: play.table,
  display: play.display,
  seat: play.viewer,
  names: play.info.chairs.map(({ seat }) => play.nameOf(seat)),
  actors: play.actors,
  moves: play.choosing && !play.busy ? play.moves : [],
  result: play.live ? play.result : undefined,
  language: language(),
  say: (message) => play.translate(message),
  label: (move) => play.wording(move),
  play: (move) => void play.play(move),
});

/** The step of what has the focus. */
export function stepInFocus(element: HTMLElement): string | undefined {
  const { activeElement } = document;
  return activeElement && element.contains(activeElement) ? (activeElement as HTMLElement).dataset.step : undefined;
}

/** What has a step can be pointed at, as at the tables of the house; if it is drawn anew, the focus stays on it. */
export function mark(element: HTMLElement, play: Play, focused?: Step): void {
  for (const one of element.querySelectorAll<HTMLElement>("[data-step]")) {
    const step = one.dataset.step!;
    const lit = play.lit.has(step) && !isButton(step);
    one.classList.toggle("lit", lit);
    one.classList.toggle("hinted", lit && play.hinted.has(step));
    one.classList.toggle("chosen", play.chosen.includes(step));
    one.setAttribute("aria-disabled", String(!lit));
    if (step === focused && !stepInFocus(element)) one.focus();
  }
}

export function pointAt(event: Event, play: Play): void {
  const step = (event.target as Element).closest<HTMLElement>("[data-step]")?.dataset.step;
  if (step === undefined) return;
  if (play.lit.has(step)) play.point(step);
  else void play.askWhy(step);
}

/** The face that lies at an address of this server. */
export async function outsideFace(address: string): Promise<GameFace> {
  try {
    return new OutsideFace((await track("a face", import(/* @vite-ignore */ address))) as Partial<Exports>);
  } catch (error) {
    const none = new OutsideFace({});
    none.fail(error);
    return none;
  }
}
