/** A table's line: it comes back by itself, and a wish that was sent survives that. */

import { reporting } from "../rest";
import { Refused, word } from "./api";
import { type ServerMessage, type Refusal, PROTOCOL } from "./wire";

const QUIET = 25_000;
const DEAD = 40_000;
const SLOW = 10_000;
/** Refusals that mean "a little later": the same wish is sent again, so often. */
const LATER = ["busy", "store-failed", "too-many-messages"];
const TIMES = 20;
/** What a server says that does not speak to such a page. */
export const OUTDATED = "protocol";

type Message = { type: string; request: string } & Record<string, unknown>;

interface Pending {
  message: Message;
  times: number;
  resolve: () => void;
  reject: (refusal: Refused) => void;
}

export interface Ears {
  hear(news: ServerMessage): void;
  open(): void;
  lost(why: Refused | undefined): void;
  /** The page must be loaded anew. */
  outdated(): void;
  /** What is known of the log, as a query. */
  heard(): string;
}

export class Line {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private why?: Refused;
  private over = false;
  private welcomed = false;
  private last = 0;
  private timer = 0;
  private readonly watch: number;
  private readonly online = () => this.over || this.socket?.readyState === WebSocket.CONNECTING || this.reopen();
  private readonly look = () => this.listen();
  private readonly unreported = reporting(() => this.underWay());
  /** Whoever comes back to the page does not wait for the next try. */
  private readonly seen = () => {
    if (document.hidden || this.over) return;
    if (this.socket?.readyState === WebSocket.CLOSED) this.reopen();
    else this.listen();
  };

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    this.watch = window.setInterval(this.look, 5_000);
    addEventListener("online", this.online);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  close(): void {
    this.over = true;
    this.unreported();
    clearInterval(this.watch);
    clearTimeout(this.timer);
    removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.seen);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  reopen(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  /** Resolves when the server has kept it, rejects with the server's reason. */
  wish(fields: { type: string } & Record<string, unknown>): Promise<void> {
    if (this.over) return Promise.reject(this.why ?? new Refused("over"));
    const message = { ...fields, request: word(8) };
    return new Promise((resolve, reject) => {
      this.pending.set(message.request, { message, resolve, reject, times: 0 });
      this.send(message);
    });
  }

  /** What the server has still to answer; a line that is lost waits for nothing. */
  private underWay(): string[] {
    const state = this.socket?.readyState;
    if (state !== WebSocket.CONNECTING && state !== WebSocket.OPEN) return [];
    return [...(this.welcomed ? [] : ["a line"]), ...[...this.pending.values()].map(({ message }) => message.type)];
  }

  private open(): void {
    clearTimeout(this.timer);
    this.last = Date.now();
    const house = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${house}/api/tables/${this.table}/socket?${this.ears.heard()}`);
    this.socket = socket;
    this.welcomed = false;
    socket.onmessage = ({ data }) => socket === this.socket && this.take(JSON.parse(data) as ServerMessage);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private lost(): void {
    this.ears.lost(this.why);
    const wait = Math.min(8_000, 400 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    if (!this.over) this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** A line that says nothing may be dead without knowing it. */
  private listen(): void {
    const quiet = Date.now() - this.last;
    const state = this.socket?.readyState;
    if (this.over) return;
    if (quiet > DEAD || (state === WebSocket.CONNECTING && quiet > SLOW)) this.reopen();
    else if (state === WebSocket.OPEN && quiet > QUIET) this.send({ type: "ping", request: word(8) });
  }

  private take(news: ServerMessage): void {
    this.last = Date.now();
    if (news.type === "welcome" && news.protocol !== PROTOCOL) return this.outdated();
    if (news.type === "welcome") {
      this.tries = 0;
      this.welcomed = true;
      this.why = undefined;
      this.ears.open();
      for (const { message } of this.pending.values()) this.send(message); // known by its request: done once
    } else if (news.type === "closing") {
      if (news.code === OUTDATED) return this.outdated();
      this.why = Refused.by(news);
      this.over = news.code === "banned";
      if (this.over) this.rejectAll(this.why);
    }
    this.ears.hear(news);
    if (news.type === "refused") {
      for (const request of news.request ? [news.request] : [...this.pending.keys()]) this.refuse(request, news);
    } else if ("request" in news && news.request) {
      this.settle(news.request)?.resolve();
    }
  }

  /** The server speaks another protocol than the page that is loaded: only a newer page helps. */
  private outdated(): void {
    this.close();
    this.why = new Refused(OUTDATED);
    this.rejectAll(this.why);
    this.ears.outdated();
  }

  private rejectAll(why: Refused): void {
    for (const request of [...this.pending.keys()]) this.settle(request)?.reject(why);
  }

  private refuse(request: string, problem: Refusal): void {
    const wish = this.pending.get(request);
    if (wish && LATER.includes(problem.code) && ++wish.times <= TIMES) {
      window.setTimeout(() => this.pending.has(request) && this.send(wish.message), 1_000);
    } else {
      this.settle(request)?.reject(Refused.by(problem));
    }
  }

  private settle(request: string): Pending | undefined {
    const wish = this.pending.get(request);
    this.pending.delete(request);
    return wish;
  }

  private send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
