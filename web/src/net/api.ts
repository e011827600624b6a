/** Asking the server over REST; whatever it refuses is thrown with its reason. */

import { during } from "../rest";
import { language, t } from "../words/words.svelte";
import { note, recall } from "./notes";
import type { Declared } from "./declared";
import type {
  Catalogue,
  CardInfo,
  Closing,
  HintInfo,
  Message,
  ReviewInfo,
  SessionInfo,
  StateUpdate,
  TableInfo,
} from "./wire";

export class Refused extends Error {
  /** `say` is the reason as data; `text` a sentence, in English if it is the server's. */
  constructor(
    readonly code: string,
    text = "",
    readonly say?: Message,
  ) {
    super(text);
  }

  static by({ code, text, say }: Omit<Closing, "type">): Refused {
    return new Refused(code, text, say);
  }
}

let csrf = "";

export const ask = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  during(`${method} ${path}`, answered<Answer>(method, path, body));

async function answered<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused("no-server", t("server-silent"));
  }
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const told = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return told as Answer;
  throw new Refused(told.code ?? "failed", told.text ?? t("server-failed", { status: answer.status }), told.say);
}

/** Random letters that nobody can guess, in hexadecimal. */
export function word(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, "0")).join("");
}

// --- Who you are ---

function signed(session: SessionInfo): SessionInfo {
  csrf = session.csrf;
  note("known", true);
  return session;
}

/** Whoever this browser was before; nobody if it is here for the first time. */
export async function recognise(): Promise<SessionInfo | null> {
  if (!recall("known", false)) return null;
  try {
    return signed(await ask<SessionInfo>("GET", "/api/session"));
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== "not-signed-in") throw refusal;
    note("known", false);
    return null;
  }
}

export async function enter(name: string, known: boolean): Promise<SessionInfo> {
  try {
    return signed(await ask<SessionInfo>(known ? "PATCH" : "POST", "/api/session", { name }));
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== "no-csrf") throw refusal;
    note("known", true); // the cookie knew this browser, the note did not
    const session = await recognise();
    if (!session) throw refusal;
    return session.name === name ? session : enter(name, true);
  }
}

export const recover = async (code: string) =>
  signed(await ask<SessionInfo>("POST", "/api/session/recovery", { code }));
export const newCode = async () => signed(await ask<SessionInfo>("POST", "/api/session/code"));

// --- Games and tables ---

/** Asked once; what failed is asked again. */
function once<Answer>(path: string): Promise<Answer> {
  const kept = (asked.get(path) as Promise<Answer> | undefined) ?? ask<Answer>("GET", path);
  asked.set(path, kept);
  kept.catch(() => asked.delete(path));
  return kept;
}
const asked = new Map<string, Promise<unknown>>();

export const catalogue = () => once<Catalogue>("/api/games");
export const gameCards = (game: string) => once<CardInfo[]>(`/api/games/${game}/cards?language=${language()}`);
export const tableCards = (id: string) => ask<CardInfo[]>("GET", `/api/tables/${id}/deck?language=${language()}`);
export const gameRules = (game: string) => once<string>(`/api/games/${game}/rules?language=${language()}`);
/** The messages of a game, or without one those of every table. */
export const gameWords = (game: string, tongue: string) =>
  ask<string>("GET", `/api/${game ? `games/${game}/` : ""}words?language=${tongue}`);
export const gameDeclared = (game: string) => once<Declared>(`/api/games/${game}/declared`);
export const lookAt = (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`);
export const tables = (which: "mine" | "open" | "running") => ask<TableInfo[]>("GET", `/api/tables?which=${which}`);
export const replayOf = (id: string, view: string) =>
  ask<StateUpdate[]>("GET", `/api/tables/${id}/replay?display=true&view=${view}`);

export const importRecord = (record: string) => ask<TableInfo>("POST", "/api/tables/import", { record });
export const recordOf = (id: string) => ask<string>("GET", `/api/tables/${id}/record`);
export const hintAt = (id: string) => ask<HintInfo>("POST", `/api/tables/${id}/hint`);
export const reviewOf = (id: string) => ask<ReviewInfo>("GET", `/api/tables/${id}/review`);
export const branch = (id: string, wish: { seq: number; seat: number; bot: string }) =>
  ask<TableInfo>("POST", `/api/tables/${id}/branch`, wish);

// --- What was seen of a deal before its first card: noted, so that it can be checked at the end ---

interface Deal {
  id: string;
  commitment?: string;
  salt?: string;
}

const deals = () => recall<Deal[]>("deals", []);
export const seenDeal = (id: string): Deal => deals().find((deal) => deal.id === id) ?? { id };

export function noteDeal(id: string, seen: Omit<Deal, "id">): void {
  const others = deals().filter((deal) => deal.id !== id);
  note("deals", [{ ...seen, ...seenDeal(id) }, ...others].slice(0, 60));
}

/** Sit down, or begin, with a word of one's own that stirs the deal. */
export function stirring(id: string, deed: "join" | "start", wish: object = {}): Promise<TableInfo> {
  noteDeal(id, { salt: word() });
  return ask("POST", `/api/tables/${id}/${deed}`, { ...wish, salt: seenDeal(id).salt });
}

export async function newTable(wish: object): Promise<TableInfo> {
  const made = await ask<TableInfo>("POST", "/api/tables", wish);
  noteDeal(made.id, { commitment: made.commitment });
  return made;
}

/** The same once more; it begins at once if nobody has to come. */
export async function rematch(id: string): Promise<string> {
  const next = await ask<TableInfo>("POST", `/api/tables/${id}/rematch`);
  if (next.phase === "waiting") {
    noteDeal(next.id, { commitment: next.commitment });
    const full = next.chairs.every(({ name }) => name);
    await stirring(next.id, next.seat != null && full ? "start" : "join");
  }
  return next.id;
}
