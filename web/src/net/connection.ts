/** A table's WebSocket: it comes back by itself, and a command that was sent survives that. */

import { addReporter } from "../activity";
import { randomHex, Refused } from "./api";
import { type ClientMessage, PROTOCOL, type Refusal, type ServerMessage } from "./wire";

const PING_AFTER = 25_000;
const DEAD_AFTER = 40_000;
const CONNECT_TIMEOUT = 10_000;
/** Refusals that mean "a little later": the same command is sent again, so often. */
const RETRIED = ["busy", "store-failed", "too-many-messages"];
const MAX_RETRIES = 20;
/** What a server says that does not speak to such a page. */
export const OUTDATED = "protocol";

type WithoutRequest<Message> = Message extends ClientMessage ? Omit<Message, "request"> : never;
/** What somebody at the table asks for. */
export type Command = WithoutRequest<ClientMessage>;

interface Pending {
  message: ClientMessage;
  retries: number;
  resolve: () => void;
  reject: (refusal: Refused) => void;
}

export interface ConnectionHandler {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onLost(reason: Refused | undefined): void;
  /** The page must be loaded anew. */
  onOutdated(): void;
  /** What the socket is opened with, such as what is known of the log. */
  query(): string;
}

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #reason?: Refused;
  #closed = false;
  #welcomed = false;
  #lastMessageAt = 0;
  #timer = 0;
  readonly #watch: number;
  readonly #onOnline = () => this.#closed || this.#socket?.readyState === WebSocket.CONNECTING || this.reconnect();
  readonly #stopReporting = addReporter(() => this.#activities());
  /** Whoever comes back to the page does not wait for the next try. */
  readonly #onVisible = () => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.reconnect();
    else this.#checkAlive();
  };

  readonly #table: string;
  readonly #handler: ConnectionHandler;

  constructor(table: string, handler: ConnectionHandler) {
    this.#table = table;
    this.#handler = handler;
    this.#watch = window.setInterval(() => this.#checkAlive(), 5_000);
    addEventListener("online", this.#onOnline);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#stopReporting();
    clearInterval(this.#watch);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#onOnline);
    document.removeEventListener("visibilitychange", this.#onVisible);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** Resolves when the server has kept it, rejects with the server's reason. */
  send(command: Command): Promise<void> {
    if (this.#closed) return Promise.reject(this.#reason ?? new Refused("over"));
    const message = { ...command, request: randomHex(8) };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.request, { message, resolve, reject, retries: 0 });
      this.#transmit(message);
    });
  }

  /** What the server has still to answer; a connection that is lost waits for nothing. */
  #activities(): string[] {
    const state = this.#socket?.readyState;
    if (state !== WebSocket.CONNECTING && state !== WebSocket.OPEN) return [];
    const commands = [...this.#pending.values()].map(({ message }) => message.type);
    return [...(this.#welcomed ? [] : ["a connection"]), ...commands];
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#lastMessageAt = Date.now();
    const server = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${server}/api/tables/${this.#table}/socket?${this.#handler.query()}`);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(JSON.parse(data) as ServerMessage);
    socket.onclose = () => socket === this.#socket && this.#onClose();
  }

  #onClose(): void {
    this.#handler.onLost(this.#reason);
    const wait = Math.min(8_000, 400 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    if (!this.#closed) this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** A connection that says nothing may be dead without knowing it. */
  #checkAlive(): void {
    const quiet = Date.now() - this.#lastMessageAt;
    const state = this.#socket?.readyState;
    if (this.#closed) return;
    if (quiet > DEAD_AFTER || (state === WebSocket.CONNECTING && quiet > CONNECT_TIMEOUT)) this.reconnect();
    else if (state === WebSocket.OPEN && quiet > PING_AFTER) this.#transmit({ type: "ping", request: randomHex(8) });
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    if (message.type === "welcome" && message.protocol !== PROTOCOL) return this.#onOutdated();
    if (message.type === "welcome") {
      this.#tries = 0;
      this.#welcomed = true;
      this.#reason = undefined;
      this.#handler.onOpen();
      for (const { message } of this.#pending.values()) this.#transmit(message); // known by its request: done once
    } else if (message.type === "closing") {
      if (message.code === OUTDATED) return this.#onOutdated();
      this.#reason = Refused.by(message);
      this.#closed = message.code === "banned";
      if (this.#closed) this.#rejectAll(this.#reason);
    }
    this.#handler.onMessage(message);
    if (message.type === "refused") {
      for (const request of message.request ? [message.request] : [...this.#pending.keys()])
        this.#onRefusal(request, message);
    } else if ("request" in message && message.request) {
      this.#settle(message.request)?.resolve();
    }
  }

  /** The server speaks another protocol than the page that is loaded: only a newer page helps. */
  #onOutdated(): void {
    this.close();
    this.#reason = new Refused(OUTDATED);
    this.#rejectAll(this.#reason);
    this.#handler.onOutdated();
  }

  #rejectAll(reason: Refused): void {
    for (const request of [...this.#pending.keys()]) this.#settle(request)?.reject(reason);
  }

  #onRefusal(request: string, refusal: Refusal): void {
    const pending = this.#pending.get(request);
    if (pending && RETRIED.includes(refusal.code) && ++pending.retries <= MAX_RETRIES) {
      window.setTimeout(() => this.#pending.has(request) && this.#transmit(pending.message), 1_000);
    } else {
      this.#settle(request)?.reject(Refused.by(refusal));
    }
  }

  #settle(request: string): Pending | undefined {
    const pending = this.#pending.get(request);
    this.#pending.delete(request);
    return pending;
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
