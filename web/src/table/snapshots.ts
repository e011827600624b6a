/** A game, moment by moment: what the server told in parts, put together. */

import type { GameEvent, Message, ResultInfo, StateUpdate, Table } from "../net/wire";

export interface Snapshot {
  seq: number;
  actors: number[];
  status: Message;
  table: Table;
  /** What the rules make of it: see each game's display.py. */
  display: Table;
  /** How many events of the log there were. */
  eventCount: number;
  result?: ResultInfo;
}

/** The log with what a state adds to it. */
export const extendLog = (log: GameEvent[], { log: more }: StateUpdate): GameEvent[] =>
  more ? [...log.slice(0, more.first), ...more.events] : log;

export const applyUpdate = (before: Snapshot | undefined, update: StateUpdate, log: GameEvent[]): Snapshot => ({
  seq: update.seq,
  actors: update.actors,
  status: update.status,
  table: { ...(update.table ?? before?.table), ...update.changed },
  display: { ...(update.table ? undefined : before?.display), ...update.display },
  eventCount: log.length,
  result: update.result,
});

export interface Replay {
  snapshots: Snapshot[];
  log: GameEvent[];
}

/** A whole replay. */
export function buildReplay(states: StateUpdate[]): Replay {
  const snapshots: Snapshot[] = [];
  let log: GameEvent[] = [];
  for (const state of states) {
    log = extendLog(log, state);
    snapshots.push(applyUpdate(snapshots.at(-1), state, log));
  }
  return { snapshots, log };
}
