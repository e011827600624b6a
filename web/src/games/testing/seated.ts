/** For tests: a table as it was at a moment of a real game, which tests/support/moments.py has written down. */

import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { CardInfo, GameEvent, Message, Move, Table, TableInfo } from "../../net/wire";
import type { Snapshot } from "../../table/snapshots";
import { addMessages } from "../../words/gameMessages.svelte";
import { Play } from "../../table/play.svelte";
import type { GameFace } from "..";
import Seated from "./Seated.svelte";

interface Told {
  kind: string;
  view: "mine" | "all";
  actors: number[];
  moves: Move[];
  table: Table;
  display: Table;
  log: GameEvent[];
  why: Message[];
}

/** A line that is never answered. */
class Silence {
  static readonly CONNECTING = 0;
  readyState = 0;
  close = () => undefined;
  send = () => undefined;
}

/** What the server has for a game in a language. */
export const wordsIn = (game: string, language: string): string =>
  ["kernel", `games/${game.replaceAll("-", "_")}`]
    .map((folder) => readFileSync(`../src/eminence/${folder}/words/${language}.ftl`, "utf8"))
    .join("\n");

export class Recorded {
  readonly cards: CardInfo[];
  readonly told: Told[];

  constructor(
    private readonly face: GameFace,
    text: string,
    /** The game's name, if its own words are to be heard. */
    private readonly game = "",
  ) {
    if (game) addMessages(game, "en", wordsIn(game, "en"));
    const [cards, ...told] = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    this.cards = cards as CardInfo[];
    this.told = told as Told[];
  }

  moment(kind: string): Snapshot {
    const at = this.told.findIndex((one) => one.kind === kind);
    const { actors, table, display, log, why } = this.told[at]!;
    const scores = (table.influence ?? display.points ?? []) as number[];
    const result = why.length ? { winners: [0], scores, why } : undefined;
    return { seq: at, actors, status: { say: "status-over" }, table, display, eventCount: log.length, result };
  }

  /** Seat 0, or with `all` one who looks back and sees everything. */
  play(kind: string): Play {
    vi.stubGlobal("WebSocket", Silence);
    const told = this.told.find((one) => one.kind === kind)!;
    const chairs = ((told.table.influence ?? told.display.points) as number[]).map((_, seat) => ({
      seat,
      name: `Seat ${seat}`,
      player: seat ? "" : "me",
      bot: seat ? "greedy" : "",
      away: false,
      resigned: false,
    }));
    const info = {
      id: "t",
      game: this.game || "g",
      phase: told.why.length ? "over" : "playing",
      chairs,
      options: {},
      seat: 0,
    };
    const play = new Play(info as unknown as TableInfo, this.face, this.cards);
    play.close();
    play.log = told.log;
    play.now = this.moment(kind);
    play.moves = told.moves;
    if (told.view === "all") {
      play.replay = { snapshots: [play.now], log: play.log };
      play.view = "all";
    }
    return play;
  }

  seat(kind: string, Part: Component = this.face.Board): Play {
    const play = this.play(kind);
    render(Seated, { play, Part });
    return play;
  }
}
