/** A table as this page knows it: what the server said, what is being chosen, what was seen before. */

import { getContext, setContext } from "svelte";
import type { GameFace, Travel } from "../games";
import { branchTable, changeSeat, fetchReplay, fetchTable, type Refused, requestHint, saveDeal } from "../net/api";
import { type Command, Connection } from "../net/connection";
import { type Declared, keyOf, sameMove } from "../net/declared";
import {
  type CardInfo,
  type GameEvent,
  type HintInfo,
  type Message,
  type Move,
  type Phrase,
  PROTOCOL,
  type SaidPhrase,
  type ServerMessage,
  type StateUpdate,
  type TableInfo,
} from "../net/wire";
import { go } from "../route.svelte";
import { me } from "../session.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { TableModel } from "./model.svelte";
import type { SheetName } from "./keys";
import { applyUpdate, extendLog, type Snapshot, type Replay, buildReplay } from "./snapshots";
import { sound } from "./sound";
import { isButton, lastOf, remainingPaths, nextSteps, follow, type Step, type MovePath } from "./steps";

export class Play extends TableModel {
  now = $state.raw<Snapshot | undefined>();
  log = $state.raw<GameEvent[]>([]);
  moves = $state.raw<Move[]>([]);
  canUndo = $state(false);
  clocks = $state.raw<number[] | undefined>();
  clocksAt = $state(0);
  said = $state.raw<SaidPhrase[]>([]);
  /** What was said just now. */
  latestPhrase = $state.raw<SaidPhrase | undefined>();
  present = $state.raw<number[]>([]);
  /** A command is on its way. */
  busy = $state(false);
  /** Whether the connection is lost, and what the server said then. */
  #loss = $state.raw<{ why?: Refused } | undefined>();
  /** The server speaks otherwise than this page, which must be loaded anew. */
  outdated = $state(false);
  /** What was refused last, and whether the rules of the game say more about it. */
  trouble = $state.raw<Refused | undefined>();
  canLookUp = $state(false);
  /** What lies beside the table, and what is looked up in the rules there. */
  sheet = $state<SheetName | "">("");
  rulesQuery = $state("");
  /** In a word or two, what the last refusal was about. */
  rulesTopic = $state("");
  /** Whether moves are typed. */
  typing = $state(false);
  chosen = $state.raw<Step[]>([]);
  /** What is looked back at, if anything: as whose view, and which of its moments; none is now. */
  replay = $state.raw<Replay | undefined>();
  view = $state("");
  replayIndex = $state(0);
  /** What is shown large. */
  inspected = $state<string | null>(null);

  readonly #connection: Connection;
  #cachedReplay?: { key: string; replay: Replay };
  #forcedAt = -1;
  /** How often one has begun to look back, or turned away from it: what was asked for before comes too late. */
  #lookCount = 0;

  constructor(info: TableInfo, face: GameFace, cards: CardInfo[], declared?: Declared) {
    super(info, face, cards, declared);
    this.#connection = new Connection(info.id, {
      query: () =>
        `protocol=${PROTOCOL}&display=1&events=${this.log.length}${this.seat == null ? "" : `&seat=${this.seat}`}`,
      onOpen: () => (this.#loss = undefined),
      onLost: (why) => (this.#loss = { why }),
      onOutdated: () => (this.outdated = true),
      onMessage: (message) => this.#onMessage(message),
    });
  }

  close(): void {
    this.#connection.close();
  }

  // --- What is there ---

  /** The moment on the screen. */
  shown = $derived(this.replay ? this.replay.snapshots[this.replayIndex] : this.now);
  live = $derived(this.replay === undefined);
  table = $derived(this.shown?.table ?? {});
  display = $derived(this.shown?.display ?? {});
  actors = $derived(this.shown?.actors ?? []);
  result = $derived(this.now?.result);
  /** All that is known to have happened, and what of it had by the moment on the screen. */
  history = $derived(this.replay?.log ?? this.log);
  events = $derived(this.history.slice(0, this.shown?.eventCount ?? 0));
  /** Why the connection is lost; empty while it is not. */
  lost = $derived(this.#loss ? (this.#loss.why ? this.reason(this.#loss.why) : t("lost")) : "");
  playing = $derived(this.info.phase === "playing");
  asked = $derived(this.playing && this.seat !== null && (this.now?.actors.includes(this.seat) ?? false));
  ownView = $derived(this.seat === null ? "spectator" : "mine");
  /** The seat whose view of the table is seen; none for a spectator, or for one who sees every hand. */
  viewer = $derived(this.live || this.view === "mine" ? this.seat : /^\d+$/.test(this.view) ? Number(this.view) : null);
  /** Whether something can be chosen: when asked, and after that until the last one has chosen. */
  choosing = $derived(this.playing && this.live && this.moves.length > 0);

  /** What has travelled from one moment to a later one. */
  travels(before: Snapshot | undefined, now: Snapshot | undefined): Travel[] {
    if (!before || !now || now.seq < before.seq) return [];
    const events = this.history.slice(before.eventCount, now.eventCount);
    return events.flatMap((event) => this.face.travels?.(event, this.viewer ?? -1) ?? []);
  }

  // --- Looking back ---

  /** Look at the game as it was: at its last moment but one, its first one, or that of a line of the log. */
  async lookBack(from: "end" | "start" | { line: number } = "end", view = this.view || this.ownView): Promise<void> {
    const look = ++this.#lookCount;
    try {
      const replay = await this.#loadReplay(view);
      if (look !== this.#lookCount || !replay.snapshots.length) return;
      const last = replay.snapshots.length - 1;
      const later =
        typeof from === "object" ? replay.snapshots.findIndex(({ eventCount }) => eventCount > from.line) : -1;
      this.replayIndex = from === "start" ? 0 : from === "end" ? Math.max(0, last - 1) : later < 0 ? last : later;
      this.replay = replay;
      this.view = view;
    } catch (refusal) {
      this.#refuse(refusal as Refused);
    }
  }

  async #loadReplay(view: string): Promise<Replay> {
    const key = `${view} ${this.now?.seq} ${this.info.phase}`;
    if (this.#cachedReplay?.key !== key)
      this.#cachedReplay = { key, replay: buildReplay(await fetchReplay(this.info.id, view)) };
    return this.#cachedReplay.replay;
  }

  /** At a moment that a review names. */
  async lookAtSeq(seq: number): Promise<void> {
    await this.lookBack("start", "all");
    const at = this.replay?.snapshots.findIndex((moment) => moment.seq >= seq) ?? -1;
    if (at >= 0) this.replayIndex = at;
  }

  /** Go on from the moment that is looked at, against bots. */
  async branch(): Promise<void> {
    if (!this.shown) return;
    try {
      await me.signIn();
      const body = { seq: this.shown.seq, seat: this.seat ?? this.shown.actors[0] ?? 0, bot: settings.level };
      go(`/t/${(await branchTable(this.info.id, body)).id}`);
    } catch (refusal) {
      this.#refuse(refusal as Refused);
    }
  }

  /** As another viewer, at the same moment. */
  async lookAs(view: string): Promise<void> {
    const at = this.replayIndex;
    await this.lookBack("start", view);
    if (this.replay) this.replayIndex = Math.min(at, this.replay.snapshots.length - 1);
  }

  async step(by: number): Promise<void> {
    if (!this.replay) {
      if (by < 0) await this.lookBack();
    } else if (this.replayIndex + by >= this.replay.snapshots.length) {
      this.backToNow();
    } else {
      this.replayIndex = Math.max(0, this.replayIndex + by);
    }
  }

  backToNow(): void {
    this.#lookCount += 1;
    this.replay = undefined;
    this.view = "";
    this.#playForced();
  }

  // --- Choosing ---

  paths: MovePath[] = $derived(
    this.live && !this.busy
      ? this.moves.map((move) => ({ move, steps: this.face.steps(move, this.table, this.seat ?? 0, this.display) }))
      : [],
  );
  lit: Set<Step> = $derived(nextSteps(this.paths, this.chosen));

  /** The game may make more of a move than its fields say. */
  protected override moveMessage(move: Move): Message {
    return this.face.worded?.(move, this) ?? super.moveMessage(move);
  }

  /** What a step is called: as the game says, else by the move that a button means, or by its name. */
  label(step: Step): string {
    const own = this.face.label?.(step, this);
    if (own !== undefined) return own;
    const paths = isButton(step) ? remainingPaths(this.paths, [...this.chosen, step]) : [];
    return paths.length === 1 ? this.wording(paths[0]!.move) : lastOf(step);
  }

  point(step: Step): void {
    if (!this.lit.has(step)) return;
    const found = follow(this.paths, this.chosen, step);
    if ("move" in found) void this.play(found.move);
    else this.chosen = found.chosen;
  }

  /** Why something cannot be chosen now, in the rules' own words. */
  async askWhy(step: Step): Promise<void> {
    if (this.chosen.length && nextSteps(this.paths, []).has(step)) return this.#instead(step);
    const may = this.playing && this.seat !== null && this.live && !this.busy;
    const move = may ? this.face.attempt?.(step, this.table, this.seat!, this.display) : undefined;
    if (move && !this.moves.some((one) => sameMove(one, move))) await this.play(move);
  }

  /** Something else to begin with; what was begun with, again, lets go of it. */
  #instead(step: Step): void {
    const same = this.chosen[0] === step;
    this.chosen = [];
    if (!same) this.point(step);
  }

  /** One step back of what is being chosen. */
  back(): void {
    let steps = this.chosen.slice(0, -1);
    while (steps.length && nextSteps(this.paths, steps).size === 1) steps = steps.slice(0, -1);
    this.chosen = steps;
  }

  /** A move, or what somebody has typed for one. */
  async play(move: Move | string): Promise<void> {
    await this.#send({ type: "move", seen: this.now?.seq ?? 0, move });
  }

  async undo(): Promise<void> {
    await this.#send({ type: "undo", seen: this.now?.seq ?? 0 });
  }

  async say(phrase: Phrase): Promise<void> {
    await this.#connection.send({ type: "say", phrase }).catch((refusal: Refused) => this.#refuse(refusal));
  }

  async #send(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    const chosen = this.chosen;
    this.chosen = [];
    const refusal = await this.#connection.send(command).then(
      () => null,
      (refusal: Refused) => refusal,
    );
    this.busy = false;
    if (refusal) {
      this.#refuse(refusal, command.type === "move");
      if (remainingPaths(this.paths, chosen).length) this.chosen = chosen;
    } else if (command.type === "move" && this.choosing && !this.asked) {
      sound("seal");
    }
    this.#playForced();
  }

  #refuse(refusal: Refused, canLookUp = false): void {
    this.trouble = refusal;
    this.canLookUp = canLookUp && refusal.code !== "stale";
    this.rulesTopic = refusal.code.replaceAll("-", " ");
    sound("refused");
  }

  /** What the rules of the game say about what was refused. */
  lookUp(): void {
    this.rulesQuery = this.trouble ? this.reason(this.trouble) : "";
    this.sheet = "rules";
  }

  /** A move without an alternative, for those who like that. Once a moment: what was refused is not tried again. */
  #playForced(): void {
    const only = this.asked && this.live && !this.busy && !this.canUndo && this.moves.length === 1;
    if (!settings.forced || !only || this.#forcedAt === this.now!.seq) return;
    this.#forcedAt = this.now!.seq;
    void this.play(this.moves[0]!);
  }

  async changeSeat(action: "leave" | "return" | "resign"): Promise<void> {
    try {
      this.info = await changeSeat(this.info.id, action);
    } catch (refusal) {
      this.#refuse(refusal as Refused);
    }
  }

  /** After signing in: the same table with one's own view. */
  async reconnect(): Promise<void> {
    this.info = await fetchTable(this.info.id);
    this.#connection.reconnect();
  }

  // --- Talk ---

  #muted = $state<string[]>([]);
  isMuted = (player: string) => this.#muted.includes(player);
  mute(player: string): void {
    this.#muted = this.isMuted(player) ? this.#muted.filter((one) => one !== player) : [...this.#muted, player];
  }

  // --- Hints ---

  hint = $state.raw<HintInfo | undefined>();
  thinking = $state(false);
  /** Hints are for games against bots alone. */
  alone = $derived(this.info.chairs.every(({ player, seat }) => !player || seat === this.seat));
  canAskHint = $derived(this.alone && this.asked && this.live && !this.thinking);

  async askHint(): Promise<void> {
    const seq = this.now?.seq;
    this.thinking = true;
    try {
      const hint = await requestHint(this.info.id);
      if (this.now?.seq === seq) this.hint = hint;
    } catch (refusal) {
      this.#refuse(refusal as Refused);
    } finally {
      this.thinking = false;
    }
  }

  /** What the hint would have one point at. */
  hinted: Set<Step> = $derived(new Set(this.paths.find(({ move }) => sameMove(move, this.hint?.move))?.steps));

  // --- What the server says ---

  #onMessage(message: ServerMessage): void {
    if (message.type === "welcome") {
      if (this.seat !== message.seat) this.log = [];
      this.seat = message.seat;
      this.said = message.said ?? [];
      this.#updateInfo(message.table);
    } else if (message.type === "table") {
      this.#updateInfo(message.table);
    } else if (message.type === "present") {
      this.present = message.seats;
    } else if (message.type === "said") {
      this.said = [...this.said, message];
      this.latestPhrase = message;
    } else if (message.type === "state") {
      this.#applyState(message);
    }
  }

  #updateInfo(info: TableInfo): void {
    this.info = info;
    if (info.phase === "waiting" && info.commitment) saveDeal(info.id, { commitment: info.commitment });
  }

  #applyState(update: StateUpdate): void {
    if ((update.log?.first ?? 0) > this.log.length) return this.#connection.reconnect(); // events are missing
    const wasAsked = this.asked;
    const before = this.now;
    const same = update.moves.map(keyOf).join() === this.moves.map(keyOf).join();
    this.log = extendLog(this.log, update);
    this.now = applyUpdate(this.now, update, this.log);
    this.moves = update.moves;
    this.canUndo = update.undo ?? false;
    this.clocks = update.clocks;
    this.clocksAt = Date.now();
    if (!same) {
      this.chosen = [];
      this.hint = undefined;
    }
    if (before) this.#playSounds(update.log?.events ?? [], this.asked && !wasAsked);
    this.#playForced();
  }

  #playSounds(events: GameEvent[], called: boolean): void {
    if (this.now?.result) return sound("drum");
    const own = this.face.sound?.(events, this.seat ?? -1);
    if (own) sound(own);
    if (called) sound("turn");
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
