/** Who did what to whom in the last wave, as the events of it tell. */

import { eventOf } from "../../net/declared";
import type { GameEvent } from "../../net/types";
import type { Play } from "../../table/play.svelte";
import { declared } from "./declared";
import type { Faction, Fighting, Sworn } from "./sides";

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
  /** The same for the eye: the actor's card, and those of the others. */
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

/** Whether somebody looks as one would whom that has been done to. */
function marked({ dead, silent, tokens, faction }: Fighting, verb: Verb, to: Faction | undefined): boolean {
  switch (verb) {
    case "kill":
      return dead;
    case "silence":
      return silent;
    case "convert":
      return faction === to;
    default:
      return tokens > 0;
  }
}

/** Events name cards, lines have places: of several cards of one name those are meant that show it, the newest first. */
class Standing {
  private readonly acted = new Set<string>();

  constructor(
    private readonly line: Fighting[][],
    private readonly wave: number,
  ) {}

  private of(seat: number, card: string | null): (Place & { one: Fighting })[] {
    const all = (this.line[seat] ?? []).map((one, at) => ({ one, seat, at }));
    return all.filter(({ one }) => one.card === card && !one.down);
  }

  /** Who entered in this wave. */
  entered(seat: number, card: string | null): Place | undefined {
    return this.of(seat, card).find(({ one }) => one.wave === this.wave);
  }

  /** Who acts, each once. */
  actor(seat: number, card: string | null): Place | undefined {
    const those = this.of(seat, card).filter(({ one }) => one.wave === this.wave && one.acted);
    const found = those.find((place) => !this.acted.has(placeKey(place)));
    if (found) this.acted.add(placeKey(found));
    return found ?? this.entered(seat, card);
  }

  targets(actor: Place, verb: Verb, struck: { whom: number; card: string | null }[], to?: Faction): Place[] {
    const taken = new Set([placeKey(actor)]);
    return struck.flatMap(({ whom, card }) => {
      const free = this.of(whom, card).filter((place) => !taken.has(placeKey(place)));
      const found = free.findLast(({ one }) => marked(one, verb, to)) ?? free.at(-1);
      if (found) taken.add(placeKey(found));
      return found ?? [];
    });
  }
}

/** `beatOf` says at what number a card acts; one that came later acts as late as it came. */
export function deedsOf(events: GameEvent[], line: Fighting[][], beatOf: (card: string) => number): Deed[] {
  const turned = lastWave(events);
  if (!turned) return [];
  const standing = new Standing(line, turned.wave);
  const deeds: Deed[] = [];
  let beat = 1;
  const add = (index: number, verb: Verb, actor: Place | undefined, targets: Place[] = []) => {
    if (!actor) return;
    const cardAt = ({ seat, at }: Place) => line[seat]![at]!.card;
    const places = [actor, ...targets].map(({ seat, at }) => ({ seat, at }));
    const [card, ...whom] = places.map(cardAt);
    deeds.push({
      beat,
      verb,
      actor: places[0]!,
      targets: places.slice(1),
      card: card!,
      whom,
      event: events[index]!,
      index,
    });
  };
  for (let index = turned.first; index < events.length; index++) {
    const told = eventOf(declared, events[index]!);
    switch (told.name) {
      case "rallied":
        add(index, "bonus", standing.entered(told.who, told.card));
        break;
      case "bonus-gained":
        beat = Math.max(beat, beatOf(told.card!));
        add(index, "bonus", standing.actor(told.who, told.card));
        break;
      case "killed":
      case "converted":
      case "emboldened":
      case "silenced": {
        const verb = STRIKES[told.name];
        const to = told.name === "converted" ? (told.faction as Faction) : undefined;
        const actor = standing.actor(told.who, told.by);
        beat = Math.max(beat, beatOf(told.by!));
        if (actor) add(index, verb, actor, standing.targets(actor, verb, told.struck, to));
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
