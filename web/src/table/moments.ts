/** A game, moment by moment: what the server told in parts, put together. */

import type { GameEvent, Message, ResultInfo, StateUpdate, Table } from "../net/wire";

export interface Moment {
  seq: number;
  actors: number[];
  status: Message;
  table: Table;
  /** What the rules make of it: see each game's display.py. */
  display: Table;
  /** How many events had been told. */
  told: number;
  result?: ResultInfo;
}

/** The log with what a state adds to it. */
export const lengthened = (log: GameEvent[], { log: more }: StateUpdate): GameEvent[] =>
  more ? [...log.slice(0, more.first), ...more.events] : log;

export const after = (before: Moment | undefined, news: StateUpdate, log: GameEvent[]): Moment => ({
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
export function retold(states: StateUpdate[]): Past {
  const moments: Moment[] = [];
  let log: GameEvent[] = [];
  for (const state of states) {
    log = lengthened(log, state);
    moments.push(after(moments.at(-1), state, log));
  }
  return { moments, log };
}
