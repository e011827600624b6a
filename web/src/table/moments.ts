/** A game, moment by moment: what the server told in parts, put together. */

import type { GameEvent, Message, Result, State, Table } from "../net/types";

export interface Moment {
  seq: number;
  actors: number[];
  status: Message;
  table: Table;
  /** What the rules make of it: see each game's display.py. */
  display: Table;
  /** How many events had been told. */
  told: number;
  result?: Result;
}

/** The log with what a state adds to it. */
export const lengthened = (log: GameEvent[], { log: more }: State): GameEvent[] =>
  more ? [...log.slice(0, more.first), ...more.events] : log;

export const after = (before: Moment | undefined, news: State, log: GameEvent[]): Moment => ({
  seq: news.seq,
  actors: news.actors,
  status: news.status,
  table: { ...(news.table ?? before?.table), ...news.changed },
  display: { ...(news.table ? undefined : before?.display), ...news.display },
  told: log.length,
  result: news.result,
});

export interface Past {
  moments: Moment[];
  log: GameEvent[];
}

/** A whole replay. */
export function retold(states: State[]): Past {
  const moments: Moment[] = [];
  let log: GameEvent[] = [];
  for (const state of states) {
    log = lengthened(log, state);
    moments.push(after(moments.at(-1), state, log));
  }
  return { moments, log };
}
