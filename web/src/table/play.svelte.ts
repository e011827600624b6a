/** A table as this page knows it: what the server said, what is being chosen, what was seen before. */

import { getContext, setContext } from "svelte";
import type { GameFace, Travel } from "../games";
import { ask, branch, hintAt, lookAt, noteDeal, type Refused, replayOf } from "../net/api";
import { type Declared, keyOf, sameMove } from "../net/declared";
import { Line } from "../net/line";
import type {
  CardInfo,
  GameEvent,
  HintInfo,
  Message,
  Move,
  ServerMessage,
  SaidPhrase,
  StateUpdate,
  TableInfo,
} from "../net/wire";
import { PROTOCOL } from "../net/wire";
import { go } from "../route.svelte";
import { me } from "../session.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { Company } from "./company.svelte";
import type { SheetName } from "./keys";
import { after, lengthened, type Moment, type Past, retold } from "./moments";
import { sound } from "./sound";
import { isButton, lastOf, left, next, pointed, type Step, type Way } from "./ways";

export class Play extends Company {
  now = $state.raw<Moment | undefined>();
  log = $state.raw<GameEvent[]>([]);
  moves = $state.raw<Move[]>([]);
  undoable = $state(false);
  clocks = $state.raw<number[] | undefined>();
  toldAt = $state(0);
  said = $state.raw<SaidPhrase[]>([]);
  /** What was said just now. */
  heard = $state.raw<SaidPhrase | undefined>();
  present = $state.raw<number[]>([]);
  /** A wish is on its way. */
  busy = $state(false);
  /** Whether the line is lost, and what the server said then. */
  private loss = $state.raw<{ why?: Refused } | undefined>();
  /** The server speaks otherwise than this page, which must be loaded anew. */
  outdated = $state(false);
  /** What was refused last, and whether the rules of the game say more about it. */
  trouble = $state.raw<Refused | undefined>();
  ruled = $state(false);
  /** What lies beside the table, and what is looked up in the rules there. */
  sheet = $state<SheetName | "">("");
  wanted = $state("");
  /** In a word or two, what the last refusal was about. */
  topic = $state("");
  /** Whether moves are typed. */
  typing = $state(false);
  chosen = $state.raw<Step[]>([]);
  /** What was, if somebody looks back: with whose view, and which of its moments; none is now. */
  past = $state.raw<Past | undefined>();
  view = $state("");
  at = $state(0);
  /** What is shown large. */
  inspected = $state<string | null>(null);

  private readonly line: Line;
  private kept?: { key: string; past: Past };
  private forcedAt = -1;
  /** How often one has begun to look back, or turned away from it: what was asked for before comes too late. */
  private looks = 0;

  constructor(info: TableInfo, face: GameFace, cards: CardInfo[], declared?: Declared) {
    super(info, face, cards, declared);
    this.line = new Line(info.id, {
      heard: () =>
        `protocol=${PROTOCOL}&display=1&events=${this.log.length}${this.seat == null ? "" : `&seat=${this.seat}`}`,
      open: () => (this.loss = undefined),
      lost: (why) => (this.loss = { why }),
      outdated: () => (this.outdated = true),
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
  display = $derived(this.shown?.display ?? {});
  actors = $derived(this.shown?.actors ?? []);
  result = $derived(this.now?.result);
  /** All that is known to have happened, and what of it had by the moment on the screen. */
  history = $derived(this.past?.log ?? this.log);
  events = $derived(this.history.slice(0, this.shown?.told ?? 0));
  /** Why the line is lost; empty while it is not. */
  lost = $derived(this.loss ? (this.loss.why ? this.reason(this.loss.why) : t("lost")) : "");
  playing = $derived(this.info.phase === "playing");
  asked = $derived(this.playing && this.seat !== null && (this.now?.actors.includes(this.seat) ?? false));
  ownEyes = $derived(this.seat === null ? "spectator" : "mine");
  /** The seat with whose view the table is seen; none for a spectator, or for one who sees every hand. */
  viewer = $derived(this.live || this.view === "mine" ? this.seat : /^\d+$/.test(this.view) ? Number(this.view) : null);
  /** Whether something can be chosen: when asked, and after that until the last one has chosen. */
  choosing = $derived(this.playing && this.live && this.moves.length > 0);

  /** What has travelled from one moment to a later one. */
  travels(before: Moment | undefined, now: Moment | undefined): Travel[] {
    if (!before || !now || now.seq < before.seq) return [];
    const events = this.history.slice(before.told, now.told);
    return events.flatMap((event) => this.face.travels?.(event, this.viewer ?? -1) ?? []);
  }

  // --- Looking back ---

  /** Look at the game as it was: at its last moment but one, its first one, or that of a line of the log. */
  async lookBack(from: "end" | "start" | { line: number } = "end", view = this.view || this.ownEyes): Promise<void> {
    const look = ++this.looks;
    try {
      const past = await this.replay(view);
      if (look !== this.looks || !past.moments.length) return;
      const last = past.moments.length - 1;
      const told = typeof from === "object" ? past.moments.findIndex(({ told }) => told > from.line) : -1;
      this.at = from === "start" ? 0 : from === "end" ? Math.max(0, last - 1) : told < 0 ? last : told;
      this.past = past;
      this.view = view;
    } catch (refusal) {
      this.refuse(refusal as Refused);
    }
  }

  private async replay(view: string): Promise<Past> {
    const key = `${view} ${this.now?.seq} ${this.info.phase}`;
    if (this.kept?.key !== key) this.kept = { key, past: retold(await replayOf(this.info.id, view)) };
    return this.kept.past;
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
      await me.be();
      const wish = { seq: this.shown.seq, seat: this.seat ?? this.shown.actors[0] ?? 0, bot: settings.level };
      go(`/t/${(await branch(this.info.id, wish)).id}`);
    } catch (refusal) {
      this.refuse(refusal as Refused);
    }
  }

  /** With other view, at the same moment. */
  async lookAs(view: string): Promise<void> {
    const at = this.at;
    await this.lookBack("start", view);
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
    this.looks += 1;
    this.past = undefined;
    this.view = "";
    this.playForced();
  }

  // --- Choosing ---

  ways: Way[] = $derived(
    this.live && !this.busy
      ? this.moves.map((move) => ({ move, steps: this.face.steps(move, this.table, this.seat ?? 0, this.display) }))
      : [],
  );
  lit: Set<Step> = $derived(next(this.ways, this.chosen));

  /** The game may make more of a move than its fields say. */
  protected override worded(move: Move): Message {
    return this.face.worded?.(move, this) ?? super.worded(move);
  }

  /** What a step is called: as the game says, else by the move that a button means, or by its name. */
  label(step: Step): string {
    const own = this.face.label?.(step, this);
    if (own !== undefined) return own;
    const ways = isButton(step) ? left(this.ways, [...this.chosen, step]) : [];
    return ways.length === 1 ? this.wording(ways[0]!.move) : lastOf(step);
  }

  point(step: Step): void {
    if (!this.lit.has(step)) return;
    const found = pointed(this.ways, this.chosen, step);
    if ("move" in found) void this.play(found.move);
    else this.chosen = found.chosen;
  }

  /** Why something cannot be chosen now, in the rules' own words. */
  async askWhy(step: Step): Promise<void> {
    if (this.chosen.length && next(this.ways, []).has(step)) return this.instead(step);
    const may = this.playing && this.seat !== null && this.live && !this.busy;
    const move = may ? this.face.attempt?.(step, this.table, this.seat!, this.display) : undefined;
    if (move && !this.moves.some((one) => sameMove(one, move))) await this.play(move);
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

  /** A move, or what somebody has typed for one. */
  async play(move: Move | string): Promise<void> {
    await this.wish({ type: "move", seen: this.now?.seq ?? 0, move });
  }

  async undo(): Promise<void> {
    await this.wish({ type: "undo", seen: this.now?.seq ?? 0 });
  }

  async say(phrase: string): Promise<void> {
    await this.line.wish({ type: "say", phrase }).catch((refusal: Refused) => this.refuse(refusal));
  }

  private async wish(fields: { type: string } & Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    const chosen = this.chosen;
    this.chosen = [];
    const refusal = await this.line.wish(fields).then(
      () => null,
      (refusal: Refused) => refusal,
    );
    this.busy = false;
    if (refusal) {
      this.refuse(refusal, fields.type === "move");
      if (left(this.ways, chosen).length) this.chosen = chosen;
    } else if (fields.type === "move" && this.choosing && !this.asked) {
      sound("seal");
    }
    this.playForced();
  }

  private refuse(refusal: Refused, ruled = false): void {
    this.trouble = refusal;
    this.ruled = ruled && refusal.code !== "stale";
    this.topic = refusal.code.replaceAll("-", " ");
    sound("refused");
  }

  /** What the rules of the game say about what was refused. */
  lookUp(): void {
    this.wanted = this.trouble ? this.reason(this.trouble) : "";
    this.sheet = "rules";
  }

  /** A move without an alternative, for those who like that. Once a moment: what was refused is not tried again. */
  private playForced(): void {
    const only = this.asked && this.live && !this.busy && !this.undoable && this.moves.length === 1;
    if (!settings.forced || !only || this.forcedAt === this.now!.seq) return;
    this.forcedAt = this.now!.seq;
    void this.play(this.moves[0]!);
  }

  /** Leave, return, resign: over REST. */
  async post(deed: string): Promise<void> {
    try {
      this.info = await ask("POST", `/api/tables/${this.info.id}/${deed}`);
    } catch (refusal) {
      this.refuse(refusal as Refused);
    }
  }

  /** After signing in: the same table with one's own view. */
  async again(): Promise<void> {
    this.info = await lookAt(this.info.id);
    this.line.reopen();
  }

  // --- Talk ---

  private muted = $state<string[]>([]);
  mutes = (player: string) => this.muted.includes(player);
  mute(player: string): void {
    this.muted = this.mutes(player) ? this.muted.filter((one) => one !== player) : [...this.muted, player];
  }

  // --- Hints ---

  hint = $state.raw<HintInfo | undefined>();
  thinking = $state(false);
  /** Hints are for games against bots alone. */
  alone = $derived(this.info.chairs.every(({ player, seat }) => !player || seat === this.seat));
  hintable = $derived(this.alone && this.asked && this.live && !this.thinking);

  async askHint(): Promise<void> {
    const seq = this.now?.seq;
    this.thinking = true;
    try {
      const hint = await hintAt(this.info.id);
      if (this.now?.seq === seq) this.hint = hint;
    } catch (refusal) {
      this.refuse(refusal as Refused);
    } finally {
      this.thinking = false;
    }
  }

  /** What the hint would have one point at. */
  hinted: Set<Step> = $derived(new Set(this.ways.find(({ move }) => sameMove(move, this.hint?.move))?.steps));

  // --- What the server says ---

  private hear(news: ServerMessage): void {
    if (news.type === "welcome") {
      if (this.seat !== news.seat) this.log = [];
      this.seat = news.seat;
      this.said = news.said ?? [];
      this.learn(news.table);
    } else if (news.type === "table") {
      this.learn(news.table);
    } else if (news.type === "present") {
      this.present = news.seats;
    } else if (news.type === "said") {
      this.said = [...this.said, news];
      this.heard = news;
    } else if (news.type === "state") {
      this.take(news);
    }
  }

  private learn(info: TableInfo): void {
    this.info = info;
    if (info.phase === "waiting" && info.commitment) noteDeal(info.id, { commitment: info.commitment });
  }

  private take(news: StateUpdate): void {
    if ((news.log?.first ?? 0) > this.log.length) return this.line.reopen(); // events are missing
    const wasAsked = this.asked;
    const before = this.now;
    const same = news.moves.map(keyOf).join() === this.moves.map(keyOf).join();
    this.log = lengthened(this.log, news);
    this.now = after(this.now, news, this.log);
    this.moves = news.moves;
    this.undoable = news.undo ?? false;
    this.clocks = news.clocks;
    this.toldAt = Date.now();
    if (!same) {
      this.chosen = [];
      this.hint = undefined;
    }
    if (before) this.sing(news.log?.events ?? [], this.asked && !wasAsked);
    this.playForced();
  }

  private sing(events: GameEvent[], called: boolean): void {
    if (this.now?.result) return sound("drum");
    const own = this.face.sound?.(events, this.seat ?? -1);
    if (own) sound(own);
    if (called) sound("turn");
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
