/** A table as this page knows it: what the server said, what is being chosen, what was seen before. */

import { getContext, setContext } from "svelte";
import type { Anatomy, Faces } from "../cards/anatomy";
import type { GameFace } from "../games";
import { ask, branch, hintAt, lookAt, noteDeal, type Refused, replayOf } from "../net/api";
import { Line } from "../net/line";
import type { Chair, News, Saying, State, TableInfo } from "../net/types";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import { meet } from "../words/told.svelte";
import { t } from "../words/words.svelte";
import { after, lengthened, type Moment, retold } from "./moments";
import { sound } from "./sound";
import { left, next, pointed, type Step, type Way } from "./ways";

export class Play {
  readonly face: GameFace;
  readonly faces: Faces;
  readonly cardNames: string[];
  info = $state.raw() as TableInfo;
  seat = $state<number | null>(null);
  now = $state.raw<Moment | undefined>();
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
  /** What was, if somebody looks back: with whose eyes, and which of its moments; none is now. */
  past = $state.raw<{ moments: Moment[]; log: string[] } | undefined>();
  eyes = $state("");
  at = $state(0);
  /** What is shown large. */
  inspected = $state<string | null>(null);

  private readonly line: Line;

  constructor(info: TableInfo, face: GameFace, faces: Faces, cardNames: string[] = []) {
    this.cardNames = cardNames;
    this.info = info;
    meet(info.chairs.map(({ name }) => name));
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

  /** The moment on the screen. */
  shown = $derived(this.past ? this.past.moments[this.at] : this.now);
  live = $derived(this.past === undefined);
  table = $derived(this.shown?.table ?? {});
  picture = $derived(this.shown?.picture ?? {});
  actors = $derived(this.shown?.actors ?? []);
  result = $derived(this.now?.result);
  lines = $derived((this.past?.log ?? this.log).slice(0, this.shown?.told ?? 0));
  playing = $derived(this.info.phase === "playing");
  asked = $derived(this.playing && this.seat !== null && (this.now?.actors.includes(this.seat) ?? false));
  names = $derived(this.info.chairs.map(({ name, seat }) => name || t("chair", { number: seat + 1 })));
  /** All seats, beginning with one's own. */
  seats = $derived(
    this.info.chairs.map((_, index) => (index + (this.seat ?? 0)) % this.info.chairs.length) as number[],
  );
  ownEyes = $derived(this.seat === null ? "spectator" : "mine");
  others = $derived(this.seats.slice(this.seat === null ? 0 : 1));

  nameOf(seat: number): string {
    return seat === this.seat ? t("you") : this.names[seat]!;
  }

  /** A move in words. */
  wording(move: string): string {
    return this.face.wording?.(move, this) ?? move;
  }

  chair(seat: number): Chair {
    return this.info.chairs[seat]!;
  }

  faceOf(name: string): Anatomy | undefined {
    return this.faces(name);
  }

  // --- Looking back ---

  /** Look at the game as it was: at its last moment but one, its first one, or that of a line of the log. */
  async lookBack(from: "end" | "start" | { line: number } = "end", eyes = this.eyes || this.ownEyes): Promise<void> {
    try {
      const past = retold(await replayOf(this.info.id, eyes));
      if (!past.moments.length) return;
      const last = past.moments.length - 1;
      const told = typeof from === "object" ? past.moments.findIndex(({ told }) => told > from.line) : -1;
      this.at = from === "start" ? 0 : from === "end" ? Math.max(0, last - 1) : told < 0 ? last : told;
      this.past = past;
      this.eyes = eyes;
    } catch (refusal) {
      this.trouble = (refusal as Refused).message;
    }
  }

  /** A moment that a review names. */
  async lookAtSeq(seq: number): Promise<void> {
    await this.lookBack("start", "all");
    const at = this.past?.moments.findIndex((moment) => moment.seq >= seq) ?? -1;
    if (at >= 0) this.at = at;
  }

  /** Go on from the moment that is looked at, against bots. */
  async branch(): Promise<void> {
    if (!this.shown) return;
    try {
      const wish = { seq: this.shown.seq, seat: this.seat ?? this.shown.actors[0] ?? 0, bot: settings.level };
      go(`/t/${(await branch(this.info.id, wish)).id}`);
    } catch (refusal) {
      this.trouble = (refusal as Refused).message;
    }
  }

  /** With other eyes, at the same moment. */
  async lookAs(eyes: string): Promise<void> {
    const at = this.at;
    await this.lookBack("start", eyes);
    if (this.past) this.at = Math.min(at, this.past.moments.length - 1);
  }

  async step(by: number): Promise<void> {
    if (!this.past) {
      if (by < 0) await this.lookBack();
    } else if (this.at + by >= this.past.moments.length) {
      this.backToNow();
    } else {
      this.at = Math.max(0, this.at + by);
    }
  }

  backToNow(): void {
    this.past = undefined;
    this.eyes = "";
  }

  // --- Choosing ---

  ways: Way[] = $derived(
    this.live && !this.busy
      ? this.moves.map((move) => ({ move, steps: this.face.steps(move, this.table, this.seat ?? 0, this.picture) }))
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
    if (this.chosen.length && next(this.ways, []).has(step)) return this.instead(step);
    const move = this.asked && this.live && !this.busy ? this.face.attempt?.(step, this.table, this.seat!) : undefined;
    if (move && !this.moves.includes(move)) await this.play(move);
  }

  /** Something else to begin with; what was begun with, again, lets go of it. */
  private instead(step: Step): void {
    const same = this.chosen[0] === step;
    this.chosen = [];
    if (!same) this.point(step);
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

  // --- Hints ---

  hint = $state.raw<{ move: string; sentence: string } | undefined>();
  thinking = $state(false);
  /** Hints are for games against bots alone. */
  alone = $derived(this.info.chairs.every(({ player, seat }) => !player || seat === this.seat));

  async askHint(): Promise<void> {
    const seq = this.now?.seq;
    this.thinking = true;
    try {
      const hint = await hintAt(this.info.id);
      if (this.now?.seq === seq) this.hint = hint;
    } catch (refusal) {
      this.trouble = (refusal as Refused).message;
    } finally {
      this.thinking = false;
    }
  }

  /** What the hint would have one point at. */
  hinted: Set<Step> = $derived(new Set(this.ways.find(({ move }) => move === this.hint?.move)?.steps));

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
    meet(info.chairs.map(({ name }) => name));
    if (info.phase === "waiting" && info.commitment) noteDeal(info.id, { commitment: info.commitment });
  }

  private take(news: State): void {
    if ((news.log?.first ?? 0) > this.log.length) return this.line.reopen(); // lines are missing
    const wasAsked = this.asked;
    this.log = lengthened(this.log, news);
    this.now = after(this.now, news, this.log);
    this.moves = news.moves;
    this.undoable = news.undo ?? false;
    this.clocks = news.clocks;
    this.toldAt = Date.now();
    this.chosen = [];
    this.hint = undefined;
    if (this.asked && !wasAsked) sound("turn");
    if (settings.forced && news.moves.length === 1 && this.asked && !news.undo) void this.play(news.moves[0]!);
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
