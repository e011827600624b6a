/** A table as this page knows it: what the server said, what is being chosen, what was seen before. */

import { getContext, setContext } from "svelte";
import type { Anatomy, Faces } from "../cards/anatomy";
import type { GameFace } from "../games";
import { ask, lookAt, noteDeal, Refused } from "../net/api";
import { Line } from "../net/line";
import type { Chair, News, Result, Saying, State, Table, TableInfo } from "../net/types";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { sound } from "./sound";
import { left, next, pointed, type Step, type Way } from "./ways";

/** A moment of the game, whole. */
export interface Moment {
  seq: number;
  actors: number[];
  status: string;
  table: Table;
  /** What the rules make of it: see each game's picture.py. */
  picture: Table;
  /** How many lines of the log had been told. */
  told: number;
  result?: Result;
}

export class Play {
  info = $state.raw() as TableInfo;
  seat = $state<number | null>(null);
  moments = $state.raw<Moment[]>([]);
  log = $state.raw<string[]>([]);
  moves = $state.raw<string[]>([]);
  undoable = $state(false);
  clocks = $state.raw<number[] | undefined>();
  toldAt = $state(0);
  said = $state.raw<Saying[]>([]);
  present = $state.raw<number[]>([]);
  /** A wish is on its way. */
  busy = $state(false);
  /** Why the line is lost; empty while it is not. */
  lost = $state("");
  /** What was refused last. */
  trouble = $state("");
  /** Whether moves are typed. */
  typing = $state(false);
  chosen = $state.raw<Step[]>([]);
  /** The moment that is looked at; null is now. */
  at = $state<number | null>(null);
  /** What is shown large. */
  inspected = $state<string | null>(null);

  readonly face: GameFace;
  readonly faces: Faces;
  readonly cardNames: string[];
  private readonly line: Line;

  constructor(info: TableInfo, face: GameFace, faces: Faces, cardNames: string[] = []) {
    this.cardNames = cardNames;
    this.info = info;
    this.face = face;
    this.faces = faces;
    this.seat = info.seat ?? null;
    this.line = new Line(info.id, {
      heard: () => `picture=1&heard=${this.log.length}${this.seat == null ? "" : `&seat=${this.seat}`}`,
      open: () => (this.lost = ""),
      lost: (why) => (this.lost = why || t("lost")),
      hear: (news) => this.hear(news),
    });
  }

  close(): void {
    this.line.close();
  }

  // --- What is there ---

  now = $derived(this.moments.at(-1));
  /** The moment on the screen. */
  shown = $derived(this.at === null ? this.now : (this.moments[this.at] ?? this.now));
  live = $derived(this.at === null);
  table = $derived(this.shown?.table ?? {});
  picture = $derived(this.shown?.picture ?? {});
  actors = $derived(this.shown?.actors ?? []);
  result = $derived(this.now?.result);
  lines = $derived(this.shown ? this.log.slice(0, this.shown.told) : []);
  playing = $derived(this.info.phase === "playing");
  asked = $derived(this.playing && this.seat !== null && (this.now?.actors.includes(this.seat) ?? false));
  names = $derived(this.info.chairs.map(({ name, seat }) => name || t("chair", { number: seat + 1 })));
  /** All seats, beginning with one's own. */
  seats = $derived(
    this.info.chairs.map((_, index) => (index + (this.seat ?? 0)) % this.info.chairs.length) as number[],
  );
  others = $derived(this.seats.slice(this.seat === null ? 0 : 1));

  nameOf(seat: number): string {
    return seat === this.seat ? t("you") : this.names[seat]!;
  }

  chair(seat: number): Chair {
    return this.info.chairs[seat]!;
  }

  faceOf(name: string): Anatomy | undefined {
    return this.faces(name);
  }

  // --- Choosing ---

  ways: Way[] = $derived(
    this.live && !this.busy
      ? this.moves.map((move) => ({ move, steps: this.face.steps(move, this.table, this.seat ?? 0) }))
      : [],
  );
  lit: Set<Step> = $derived(next(this.ways, this.chosen));
  left: Way[] = $derived(left(this.ways, this.chosen));

  point(step: Step): void {
    if (!this.lit.has(step)) return;
    const found = pointed(this.ways, this.chosen, step);
    if ("move" in found) void this.play(found.move);
    else this.chosen = found.chosen;
  }

  /** Why something cannot be chosen now, in the rules' own words. */
  async askWhy(step: Step): Promise<void> {
    const move = this.asked && this.live && !this.busy ? this.face.attempt?.(step, this.table, this.seat!) : undefined;
    if (move && !this.moves.includes(move)) await this.play(move);
  }

  /** One step back of what is being chosen. */
  back(): void {
    let steps = this.chosen.slice(0, -1);
    while (steps.length && next(this.ways, steps).size === 1) steps = steps.slice(0, -1);
    this.chosen = steps;
  }

  async play(move: string): Promise<void> {
    await this.wish({ type: "move", seen: this.now?.seq ?? 0, move });
  }

  async undo(): Promise<void> {
    await this.wish({ type: "undo", seen: this.now?.seq ?? 0 });
  }

  async say(phrase: string): Promise<void> {
    await this.line.wish({ type: "say", phrase }).catch((refusal: Refused) => (this.trouble = refusal.message));
  }

  private async wish(fields: { type: string } & Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    this.chosen = [];
    try {
      await this.line.wish(fields);
    } catch (refusal) {
      this.trouble = (refusal as Refused).message;
      sound("refused");
    } finally {
      this.busy = false;
    }
  }

  /** Leave, return, resign: over REST. */
  async post(deed: string): Promise<void> {
    try {
      this.info = await ask("POST", `/api/tables/${this.info.id}/${deed}`);
    } catch (refusal) {
      this.trouble = (refusal as Refused).message;
    }
  }

  /** After signing in: the same table with one's own eyes. */
  async again(): Promise<void> {
    this.info = await lookAt(this.info.id);
    this.line.reopen();
  }

  // --- What the server says ---

  private hear(news: News): void {
    if (news.type === "welcome") {
      if (this.seat !== news.seat) this.log = [];
      this.seat = news.seat;
      this.said = news.said ?? [];
      this.told(news.table);
    } else if (news.type === "table") {
      this.told(news.table);
    } else if (news.type === "present") {
      this.present = news.seats;
    } else if (news.type === "said") {
      this.said = [...this.said, news];
    } else if (news.type === "state") {
      this.take(news);
    }
  }

  private told(info: TableInfo): void {
    this.info = info;
    if (info.phase === "waiting" && info.commitment) noteDeal(info.id, { commitment: info.commitment });
  }

  private take(news: State): void {
    if ((news.log?.first ?? 0) > this.log.length) return this.line.reopen(); // lines are missing
    const wasAsked = this.asked;
    if (news.log) this.log = [...this.log.slice(0, news.log.first), ...news.log.lines];
    const moment: Moment = {
      seq: news.seq,
      actors: news.actors,
      status: news.status,
      table: { ...(news.table ?? this.now?.table), ...news.changed },
      picture: news.picture ?? {},
      told: this.log.length,
      result: news.result,
    };
    const same = this.now?.seq === news.seq;
    this.moments = [...(same ? this.moments.slice(0, -1) : this.moments), moment];
    this.moves = news.moves;
    this.undoable = news.undo ?? false;
    this.clocks = news.clocks;
    this.toldAt = Date.now();
    this.chosen = [];
    if (this.asked && !wasAsked) sound("turn");
    if (settings.forced && news.moves.length === 1 && this.asked && !news.undo) void this.play(news.moves[0]!);
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
