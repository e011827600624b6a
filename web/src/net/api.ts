/** Asking the server over REST; whatever it refuses is thrown with its reason. */

import { track } from "../activity";
import { language, t } from "../words/words.svelte";
import type { Declared } from "./declared";
import { load, save } from "./storage";
import type {
  Branch,
  CardInfo,
  Catalogue,
  Closing,
  HintInfo,
  Join,
  Message,
  NewTable,
  RequestBody,
  ReviewInfo,
  SessionInfo,
  Start,
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

export const request = <Answer>(method: string, path: string, body?: RequestBody): Promise<Answer> =>
  track(`${method} ${path}`, fetchAnswer<Answer>(method, path, body));

async function fetchAnswer<Answer>(method: string, path: string, body?: RequestBody): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused("no-server", t("server-silent"));
  }
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const answer = isJson ? await response.json() : await response.text();
  if (response.ok) return answer as Answer;
  const { code = "failed", text = t("server-failed", { status: response.status }), say } = answer;
  throw new Refused(code, text, say);
}

/** Random letters that nobody can guess. */
export function randomHex(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, "0")).join("");
}

// --- Who you are ---

function signedIn(session: SessionInfo): SessionInfo {
  csrf = session.csrf;
  save("known", true);
  return session;
}

/** Whoever this browser was before; nobody if it is here for the first time. */
export async function resumeSession(): Promise<SessionInfo | null> {
  if (!load("known", false)) return null;
  try {
    return signedIn(await request<SessionInfo>("GET", "/api/session"));
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== "not-signed-in") throw refusal;
    save("known", false);
    return null;
  }
}

export async function signIn(name: string, known: boolean): Promise<SessionInfo> {
  try {
    return signedIn(await request<SessionInfo>(known ? "PATCH" : "POST", "/api/session", { name }));
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== "no-csrf") throw refusal;
    save("known", true); // the cookie knew this browser, the storage did not
    const session = await resumeSession();
    if (!session) throw refusal;
    return session.name === name ? session : signIn(name, true);
  }
}

export const recover = async (code: string) =>
  signedIn(await request<SessionInfo>("POST", "/api/session/recovery", { code }));
export const newRecoveryCode = async () => signedIn(await request<SessionInfo>("POST", "/api/session/code"));

// --- Games and tables ---

/** Asked once; what failed is asked again. */
function cached<Answer>(path: string): Promise<Answer> {
  const known = (answers.get(path) as Promise<Answer> | undefined) ?? request<Answer>("GET", path);
  answers.set(path, known);
  known.catch(() => answers.delete(path));
  return known;
}
const answers = new Map<string, Promise<unknown>>();

export const fetchCatalogue = () => cached<Catalogue>("/api/games");
export const fetchGameCards = (game: string) => cached<CardInfo[]>(`/api/games/${game}/cards?language=${language()}`);
export const fetchTableCards = (id: string) =>
  request<CardInfo[]>("GET", `/api/tables/${id}/deck?language=${language()}`);
export const fetchRules = (game: string) => cached<string>(`/api/games/${game}/rules?language=${language()}`);
/** The messages of a game, or without one those of every table. */
export const fetchMessageFile = (game: string, language: string) =>
  request<string>("GET", `/api/${game ? `games/${game}/` : ""}words?language=${language}`);
export const fetchDeclared = (game: string) => cached<Declared>(`/api/games/${game}/declared`);
export const fetchTable = (id: string) => request<TableInfo>("GET", `/api/tables/${id}`);
export const listTables = (which: "mine" | "open" | "running") =>
  request<TableInfo[]>("GET", `/api/tables?which=${which}`);
export const fetchReplay = (id: string, view: string) =>
  request<StateUpdate[]>("GET", `/api/tables/${id}/replay?display=true&view=${view}`);

export const importRecord = (record: string) => request<TableInfo>("POST", "/api/tables/import", { record });
export const fetchRecord = (id: string) => request<string>("GET", `/api/tables/${id}/record`);
export const requestHint = (id: string) => request<HintInfo>("POST", `/api/tables/${id}/hint`);
export const fetchReview = (id: string) => request<ReviewInfo>("GET", `/api/tables/${id}/review`);
export const branchTable = (id: string, body: Branch) => request<TableInfo>("POST", `/api/tables/${id}/branch`, body);

// --- What was seen of a deal before its first card: kept, so that it can be checked at the end ---

interface Deal {
  id: string;
  commitment?: string;
  salt?: string;
}

const deals = () => load<Deal[]>("deals", []);
export const savedDeal = (id: string): Deal => deals().find((deal) => deal.id === id) ?? { id };

export function saveDeal(id: string, seen: Omit<Deal, "id">): void {
  const others = deals().filter((deal) => deal.id !== id);
  save("deals", [{ ...seen, ...savedDeal(id) }, ...others].slice(0, 60));
}

/** A salt of one's own stirs the deal; one for each table. */
function saltFor(id: string): string | undefined {
  saveDeal(id, { salt: randomHex() });
  return savedDeal(id).salt;
}

export const joinTable = (id: string, body: Join = {}) =>
  request<TableInfo>("POST", `/api/tables/${id}/join`, { ...body, salt: saltFor(id) });
export const startTable = (id: string, body: Start = {}) =>
  request<TableInfo>("POST", `/api/tables/${id}/start`, { ...body, salt: saltFor(id) });
/** By somebody who does not play. */
export const startTableForOthers = (id: string, body: Start) =>
  request<TableInfo>("POST", `/api/tables/${id}/start`, body);
export const changeSeat = (id: string, action: "leave" | "return" | "resign") =>
  request<TableInfo>("POST", `/api/tables/${id}/${action}`);

export async function createTable(body: NewTable): Promise<TableInfo> {
  const made = await request<TableInfo>("POST", "/api/tables", body);
  saveDeal(made.id, { commitment: made.commitment });
  return made;
}

/** The same once more; it begins at once if nobody has to come. */
export async function rematch(id: string): Promise<string> {
  const next = await request<TableInfo>("POST", `/api/tables/${id}/rematch`);
  if (next.phase === "waiting") {
    saveDeal(next.id, { commitment: next.commitment });
    const full = next.chairs.every(({ name }) => name);
    await (next.seat !== undefined && full ? startTable(next.id) : joinTable(next.id));
  }
  return next.id;
}
