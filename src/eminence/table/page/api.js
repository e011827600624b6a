// Speaking with the server: REST, who you are, and a table's line, which comes back by itself.

export class Refused extends Error {
  constructor({ code, text }) {
    super(text);
    this.code = code;
  }
}

export const me = { player: "", name: "", csrf: "", recovery: "" };

export async function ask(method, path, body) {
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && me.csrf) headers["X-CSRF-Token"] = me.csrf;
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refused({ code: "no-server", text: "The server does not answer. Try again in a moment." });
  }
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const told = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return told;
  throw new Refused(told.code ? told : { code: "failed", text: `The server answers ${answer.status}.` });
}

// --- Who you are. The cookie cannot be read here, so a note says whether it is worth asking. ---

const NOTE = "eminence.known";

function signed(session) {
  Object.assign(me, { recovery: "" }, session);
  localStorage.setItem(NOTE, "yes");
}

async function recognise() {
  try {
    signed(await ask("GET", "/api/session"));
  } catch (refusal) {
    if (refusal.code !== "not-signed-in") throw refusal;
    localStorage.removeItem(NOTE);
  }
}

export const remember = () => (localStorage.getItem(NOTE) ? recognise() : undefined);

/** Be somebody of this name; only a new name is a reason to ask the server. */
export async function enter(name) {
  if (me.player && name === me.name) return;
  try {
    signed(await ask(me.player ? "PATCH" : "POST", "/api/session", { name }));
  } catch (refusal) {
    if (refusal.code !== "no-csrf") throw refusal;
    await recognise(); // the cookie knew you, the note did not
    if (!me.player) throw refusal;
  }
}

export const recover = async (code) => signed(await ask("POST", "/api/session/recovery", { code }));
export const newCode = async () => signed(await ask("POST", "/api/session/code"));

// --- Words of one's own, and what was seen of a deal before its first card ---

export function word(length = 16) {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const DEALS = "eminence.deals";
const deals = () => JSON.parse(localStorage.getItem(DEALS) ?? "[]");
export const seenDeal = (id) => deals().find((deal) => deal.id === id) ?? {};

/** Note it before the first card; what was noted first stays. */
export function noteDeal(id, seen) {
  const others = deals().filter((deal) => deal.id !== id);
  localStorage.setItem(DEALS, JSON.stringify([{ ...seen, ...seenDeal(id), id }, ...others].slice(0, 60)));
}

/** Sit down, or begin, with a word of one's own that stirs the deal. */
export function stirring(id, deed, wish) {
  noteDeal(id, { salt: word() });
  return ask("POST", `/api/tables/${id}/${deed}`, { ...wish, salt: seenDeal(id).salt });
}

/** Make a table, and note its commitment. */
export async function newTable(wish) {
  const { id, commitment } = await ask("POST", "/api/tables", wish);
  noteDeal(id, { commitment });
  return id;
}

// --- A table's line ---

const QUIET = 25_000, DEAD = 40_000;
/** Refusals that mean "a little later": the same wish is sent again, so often. */
const LATER = ["busy", "store-failed", "too-many-messages"], TIMES = 20;

export class Line {
  /** Tells every message to `hear`, and when it is `open` or `lost`; `heard` is what is known of the log, as a query. */
  constructor(table, { hear, open, lost, heard }) {
    Object.assign(this, { table, hear, heard, told: { open, lost } });
    Object.assign(this, { pending: new Map(), tries: 0, why: "", over: false });
    this.open();
    setInterval(() => this.listen(), 5_000);
    addEventListener("online", () => this.socket?.readyState === WebSocket.CONNECTING || this.reopen());
    document.addEventListener("visibilitychange", () => this.listen());
  }

  open() {
    clearTimeout(this.timer);
    this.last = Date.now();
    const house = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${house}/api/tables/${this.table}/socket?${this.heard()}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => socket === this.socket && this.take(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  reopen() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  lost() {
    this.told.lost(this.why || "The connection is lost.");
    const wait = Math.min(8_000, 400 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    if (!this.over) this.timer = setTimeout(() => this.open(), wait);
  }

  /** A line that says nothing may be dead without knowing it. */
  listen() {
    const quiet = Date.now() - this.last;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (quiet > DEAD) this.reopen();
    else if (quiet > QUIET) this.send({ type: "ping", request: word(8) });
  }

  take(news) {
    this.last = Date.now();
    if (news.type === "welcome") {
      Object.assign(this, { tries: 0, why: "" });
      this.told.open();
      for (const { message } of this.pending.values()) this.send(message); // known by its request: done once
    }
    if (news.type === "farewell") Object.assign(this, { why: news.text, over: news.code === "banned" });
    this.hear(news);
    if (news.type === "refused") {
      const meant = news.request ? [news.request] : [...this.pending.keys()];
      for (const request of meant) this.refuse(request, news);
    } else if (news.request) this.settle(news.request, (wish) => wish.resolve());
  }

  refuse(request, news) {
    const wish = this.pending.get(request);
    if (!wish || !LATER.includes(news.code) || ++wish.times > TIMES) {
      return this.settle(request, ({ reject }) => reject(new Refused(news)));
    }
    setTimeout(() => this.pending.has(request) && this.send(wish.message), 1_000);
  }

  settle(request, how) {
    const wish = this.pending.get(request);
    this.pending.delete(request);
    if (wish) how(wish);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Resolves when the server has kept it, rejects with the server's sentence; survives a lost line. */
  wish(fields) {
    const message = { ...fields, request: word(8) };
    return new Promise((resolve, reject) => {
      this.pending.set(message.request, { message, resolve, reject, times: 0 });
      this.send(message);
    });
  }
}
