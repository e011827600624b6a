/** For tests only: a table whose server is the test, and a game that is small enough to be seen at a glance. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, vi } from "vitest";
import type { GameFace } from "../games";
import { moveOf } from "../net/declared";
import {
  type CardInfo,
  type ChairInfo,
  type DecisionData,
  type Message,
  type Move,
  type ServerMessage,
  PROTOCOL,
  type ReviewData,
  type StateUpdate,
  type TableInfo,
} from "../net/wire";
import { me } from "../session.svelte";
import { settings } from "../settings.svelte";
import { Play, providePlay } from "./play.svelte";
import TextTable from "./TextTable.svelte";
import { addMessages } from "../words/gameMessages.svelte";
import { lastOf } from "./steps";

// --- The connection, with the test at its other end ---

type Sent = { type: string; request: string } & Record<string, unknown>;

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Sent[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("InvalidStateError");
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.readyState !== FakeSocket.CLOSED) queueMicrotask(() => this.drop());
    this.readyState = FakeSocket.CLOSING;
  }

  // What the server does.

  drop(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
  /** A message of the server comes. */
  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(table: TableInfo = info(), seat: number | null = table.seat ?? null): void {
    this.readyState = FakeSocket.OPEN;
    this.receive({ type: "welcome", protocol: PROTOCOL, program: "test", table, seat });
  }
  state(more: Partial<StateUpdate> = {}): void {
    this.receive(moment(more));
  }
  get asked(): Sent | undefined {
    return this.sent.at(-1);
  }
  /** What was asked last is done, or refused. */
  async answer(more: Partial<StateUpdate> = {}): Promise<void> {
    this.state({ ...more, request: this.asked!.request });
    await soon();
  }
  async refuse(why: string | Message, code = "not-now"): Promise<void> {
    const reason = typeof why === "string" ? { text: why } : { say: why };
    this.receive({ type: "refused", request: this.asked!.request, code, seq: 1, ...reason });
    await soon();
  }
}

export const soon = () =>
  vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : new Promise((done) => setTimeout(done));

// --- The server's other answers ---

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
type Answer = unknown | ((asked: Asked) => unknown);

export const refusal = (code: string, text: string, status = 409) =>
  new Response(JSON.stringify({ code, text }), { status, headers: { "content-type": "application/json" } });

/** A server that knows these paths ("GET /api/games"); gives everything that it was asked. */
export function fakeServer(answers: Record<string, Answer>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    const asked = {
      method: method!,
      path,
      headers: headers as Record<string, string>,
      body: body && JSON.parse(`${body}`),
    };
    all.push(asked);
    const key = `${method} ${path}`;
    if (!(key in answers)) return refusal("not-found", `nobody told the test about ${key}`, 404);
    const known = answers[key];
    const answer = typeof known === "function" ? await known(asked) : known;
    if (answer instanceof Response) return answer;
    if (typeof answer === "string") return new Response(answer, { headers: { "content-type": "text/plain" } });
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  return all;
}

// --- A table ---

export const chair = (seat: number, more: Partial<ChairInfo> = {}): ChairInfo => ({
  seat,
  name: ["Ada", "Bruno", "Cosima", "Darius"][seat]!,
  player: "",
  bot: "",
  away: false,
  resigned: false,
  ...more,
});

/** Ada sits in front of the page, a bot opposite. */
export const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "tabletable12",
  game: "test",
  title: "A Test",
  options: {},
  cards: "",
  rules: 1,
  phase: "playing",
  public: false,
  clock: { kind: "none" },
  chairs: [chair(0, { player: "p-ada" }), chair(1, { bot: "casual" })],
  host: "p-ada",
  commitment: "",
  created: 0,
  seat: 0,
  ...more,
});

const card = (name: string, provenance = {}): CardInfo => ({ name, text: `${name} does this.`, cells: {}, provenance });
export const cards = [card("Fox"), card("Owl"), card("Owl (old)"), card("Bear", { power: "reconstructed: a guess" })];

export const moment = (more: Partial<StateUpdate> = {}): StateUpdate => ({
  type: "state",
  seq: 1,
  actors: [0],
  status: { say: "status-send" },
  moves: [["play", "Fox"], ["send", "Owl", "north"], ["send", "Owl", "south"], ["pass"]],
  table: { hands: [["Fox", "Owl", "Bear"], ["?"]], gold: [3, 5] },
  log: { first: 0, events: [["began"], ["played", 1, "Fox-2"]] },
  ...more,
});

/** What a review tells of a move. */
export const decision = (seat: number, move: Move, say: Message): DecisionData => ({
  step: 1,
  seat,
  move,
  best: move,
  say,
  choices: 2,
  win: 0.5,
  played: 0.5,
  cost: 0,
  error: 0.01,
  mark: "",
});

export const review = (found: Partial<ReviewData>): ReviewData => ({
  game: "test",
  names: ["Ada", "Bruno"],
  moves: 4,
  complete: true,
  winners: [1],
  summaries: [],
  shares: [],
  turning_points: [],
  costly: [],
  moments: [],
  ...found,
});

const declared = {
  fields: {
    who: { kind: "seat" },
    beast: { kind: "name", domain: "beast" },
    beasts: { kind: "names", domain: "beast" },
    place: { kind: "name", domain: "place" },
  },
  events: {
    began: [],
    played: ["who", "beast"],
    met: ["beasts"],
    passed: ["who"],
  },
  moves: { play: ["beast"], send: ["beast", "place"], pass: [], take: [], "take-all": [] },
} as const;

const words = `
you-among-others = you
event-began = The game begins.
event-played =
    { $who-is ->
        [you] You play { $beast }.
       *[they] { $who } plays { $beast }.
    }
event-met = { $beasts } meet.
event-passed =
    { $who-is ->
        [you] You pass.
       *[they] { $who } passes.
    }
status-send = Send a beast out.
refusal-beast = You must play a beast.
hint-best = { $move } is best.
reason = { $who }: { $total } points
move-play = play { $beast }
move-send = send { $beast } to { $place }
move-pass = pass
move-take = take
move-take-all = take all
`;

export const face: GameFace = {
  Board: TextTable,
  declared,
  faces(all) {
    const known = new Map(
      all.map(({ name, text, provenance }) => [
        name,
        { title: name, tone: "#555", text, guessed: Object.keys(provenance) },
      ]),
    );
    return (name) => known.get(name.replace(/-\d+$/, ""));
  },
  steps(move) {
    const meant = moveOf(declared, move);
    if (meant.kind === "play") return [`hand:${meant.beast}`];
    return meant.kind === "send" ? [`hand:${meant.beast}`, `place:${meant.place}`] : [`do:${meant.kind}`];
  },
  hand: (table, seat) => (table.hands as string[][])[seat] ?? [],
  handStep: (name) => `hand:${name}`,
  attempt: (step) => ["play", lastOf(step)],
  figures: (table, seat) => [{ sign: "coin", value: (table.gold as number[])[seat]!, means: "gold" }],
  where: () => "",
};

const open: Play[] = [];

/** Somebody at a table, and the connection to it; `false` for a table where nothing was dealt yet. */
export function seated(
  table: TableInfo = info(),
  first: Partial<StateUpdate> | false = {},
  own: Partial<GameFace> = {},
): { play: Play; socket: FakeSocket } {
  vi.stubGlobal("WebSocket", FakeSocket);
  addMessages(table.game, "en", words);
  const play = new Play(table, { ...face, ...own }, cards);
  open.push(play);
  const socket = FakeSocket.last;
  socket.welcome(table);
  if (first) socket.state(first);
  return { play, socket };
}

/** Shows something that lies on a table. */
export function shown<Props extends Record<string, unknown>>(What: Component<Props>, play: Play, props: Props) {
  const AtTable = ((...all: Parameters<Component<Props>>) => {
    providePlay(play);
    return What(...all);
  }) as Component<Props>;
  return render(AtTable, { props } as never);
}

/** Chooses in a list. Svelte asks for the option that is `:checked`, which happy-dom knows of buttons only. */
export async function choose(list: HTMLElement, value: string): Promise<void> {
  const select = list as HTMLSelectElement;
  select.querySelector = ((what: string) =>
    what === ":checked" ? select.selectedOptions[0] : Element.prototype.querySelector.call(select, what)) as never;
  await fireEvent.change(select, { target: { value } });
}

const likes = { ...settings };

afterEach(() => {
  cleanup();
  for (const play of open.splice(0)) play.close();
  FakeSocket.all = [];
  Object.assign(settings, likes);
  Object.assign(me, { player: "", name: "", recovery: "" });
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
