/** Who did what to whom in the last wave, as the events of it tell. */

import { eventOf } from "../../net/declared";
import type { GameEvent } from "../../net/wire";
import type { Play } from "../../table/play.svelte";
import { declared } from "./declared";
import type { Fighting, Sworn } from "./sides";

export type Verb = "kill" | "convert" | "embolden" | "silence" | "bonus";

/** Where somebody stands: in whose line, and at which place of it. */
export interface Place {
  seat: number;
  at: number;
}

export interface Deed {
  /** The beat: 1, 2 or 3. */
  beat: number;
  verb: Verb;
  actor: Place;
  targets: Place[];
  /** The actor's card, and those of the others. */
  card: string;
  whom: string[];
  /** What was told of it, and how much had been told before. */
  event: GameEvent;
  index: number;
}

/** A place as the battlefield marks it. */
export const placeKey = ({ seat, at }: Place): string => `${seat} ${at}`;

const STRIKES = { killed: "kill", converted: "convert", emboldened: "embolden", silenced: "silence" } as const;

/** The wave whose cards were turned last in this battle, and where its events begin; an extra card belongs to it. */
export function lastWave(events: GameEvent[]): { wave: number; first: number } | undefined {
  const at = events.findLastIndex(([name]) => name === "cards-turned" || name === "battle-begun");
  const told = at < 0 ? undefined : eventOf(declared, events[at]!);
  return told?.name === "cards-turned" ? { wave: told.wave, first: at + 1 } : undefined;
}

/** Events name who acts by its card: of several of one name in a line those who entered in the wave, each once. */
class Acting {
  private readonly done = new Set<string>();

  constructor(
    private readonly line: Fighting[][],
    private readonly wave: number,
  ) {}

  private of(seat: number, card: string | null): (Place & { one: Fighting })[] {
    const all = (this.line[seat] ?? []).map((one, at) => ({ one, seat, at }));
    return all.filter(({ one }) => one.card === card && one.wave === this.wave && !one.down);
  }

  entered(seat: number, card: string | null): Place | undefined {
    return this.of(seat, card)[0];
  }

  /** Nobody acts on itself. */
  actor(seat: number, card: string | null, targets: Place[] = []): Place | undefined {
    const others = new Set([...this.done, ...targets.map(placeKey)]);
    const found = this.of(seat, card).find((place) => place.one.acted && !others.has(placeKey(place)));
    if (found) this.done.add(placeKey(found));
    return found ?? this.entered(seat, card);
  }
}

/** `beatOf` says at what number a card acts; one that came later acts as late as it came. */
export function deedsOf(events: GameEvent[], line: Fighting[][], beatOf: (card: string) => number): Deed[] {
  const turned = lastWave(events);
  if (!turned) return [];
  const acting = new Acting(line, turned.wave);
  const deeds: Deed[] = [];
  let beat = 1;
  for (let index = turned.first; index < events.length; index++) {
    const event = events[index]!;
    const told = eventOf(declared, event);
    const add = (verb: Verb, card: string, actor?: Place, targets: Place[] = [], whom: string[] = []) => {
      if (!actor) return;
      deeds.push({ beat, verb, actor: { seat: actor.seat, at: actor.at }, targets, card, whom, event, index });
    };
    switch (told.name) {
      case "rallied":
        add("bonus", told.card!, acting.entered(told.who, told.card));
        break;
      case "bonus-gained":
        beat = Math.max(beat, beatOf(told.card!));
        add("bonus", told.card!, acting.actor(told.who, told.card));
        break;
      case "killed":
      case "converted":
      case "emboldened":
      case "silenced": {
        const targets = told.struck.map(({ whom, at }) => ({ seat: whom, at }));
        const whom = told.struck.map(({ card }) => card!);
        beat = Math.max(beat, beatOf(told.by!));
        add(STRIKES[told.name], told.by!, acting.actor(told.who, told.by, targets), targets, whom);
        break;
      }
    }
  }
  return deeds;
}

/** Those of the moment on the screen. */
export function deedsNow(play: Play): Deed[] {
  const beatOf = (card: string) => (play.faceOf(card) as Sworn | undefined)?.number ?? 0;
  return deedsOf(play.events, play.table.line as Fighting[][], beatOf);
}
