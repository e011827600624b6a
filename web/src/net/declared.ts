/** What the fields of a game's events, moves and messages stand for, and the types that follow from it.
 *
 * A game's `declared.ts` is written from what the rules declare. `EventOf<typeof declared>` is one of its events as an
 * object with its name, to be told apart by `switch (event.name)`; `MoveOf` is a move with its `kind`.
 */

import type { GameEvent, Message, Move } from "./wire";

type MoveField = Move[number];

export interface FieldKind {
  readonly kind: "number" | "flag" | "seat" | "seats" | "name" | "names" | "members" | "slots" | "numbers" | "parts";
  /** What the names are names of: "card", "place". */
  readonly domain?: string;
}

export interface Declared {
  readonly fields: Record<string, FieldKind>;
  readonly events: Record<string, readonly string[]>;
  readonly moves: Record<string, readonly string[]>;
}

interface Values {
  number: number;
  flag: boolean;
  seat: number;
  seats: number[];
  name: string | null;
  names: string[];
  members: string[];
  slots: (string | null)[];
  numbers: number[];
}

/** Parts are events themselves, of the same name as the field. */
type ValueOf<D extends Declared, Name> = Name extends keyof D["fields"]
  ? D["fields"][Name]["kind"] extends infer Kind extends keyof Values
    ? Values[Kind]
    : Name extends keyof D["events"]
      ? PartOf<D, Name>[]
      : never
  : string | number;
type PartOf<D extends Declared, Name extends keyof D["events"]> = { name: Name } & FieldsOf<D, D["events"][Name]>;
type FieldsOf<D extends Declared, Names extends readonly string[]> = { [Name in Names[number]]: ValueOf<D, Name> };

/** What the table itself tells, whatever is played at it. */
export const common = {
  fields: { who: { kind: "seat" } },
  events: { "took-back": ["who"], "taken-over": ["who", "why", "bot"], "came-back": ["who"], resigned: ["who"] },
  moves: {},
} as const satisfies Declared;

type Told<D extends Declared> = {
  [Name in keyof D["events"]]: { name: Name } & FieldsOf<D, D["events"][Name]>;
}[keyof D["events"]];

/** An event with its fields by name: one of the game, or of the table. */
export type EventOf<D extends Declared> = Told<D> | Told<typeof common>;

/** A move with its fields by name. */
export type MoveOf<D extends Declared> = {
  [Kind in keyof D["moves"]]: { kind: Kind } & FieldsOf<D, D["moves"][Kind]>;
}[keyof D["moves"]];

/** The fields of a kind of move, without the kind. */
export type MoveFields<D extends Declared, Kind extends keyof D["moves"]> = FieldsOf<D, D["moves"][Kind]>;

const named = (names: readonly string[], values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));

/** The names of an event's fields, in their order. */
const fieldsOf = (declared: Declared, name: string): readonly string[] =>
  declared.events[name] ?? (common.events as Declared["events"])[name] ?? [];

/** The fields of an event by name, and of its parts whatever is made of each. */
const toldOf = <Part>(declared: Declared, [name, ...values]: GameEvent, partOf: (part: GameEvent) => Part) =>
  Object.fromEntries(
    Object.entries(named(fieldsOf(declared, name), values)).map(([field, value]) => [
      field,
      declared.fields[field]?.kind === "parts" ? ((value ?? []) as GameEvent[]).map(partOf) : value,
    ]),
  );

export const eventOf = <D extends Declared>(declared: D, event: GameEvent): EventOf<D> =>
  ({ ...toldOf(declared, event, (part) => eventOf(declared, part)), name: event[0] }) as unknown as EventOf<D>;

export const moveOf = <D extends Declared>(declared: D, [kind, ...values]: Move): MoveOf<D> =>
  ({ ...named(declared.moves[kind] ?? [], values), kind }) as unknown as MoveOf<D>;

/** A move as the server has it, from its fields by name. */
export const dataOf = <D extends Declared, Kind extends keyof D["moves"] & string>(
  declared: D,
  kind: Kind,
  fields: MoveFields<D, Kind>,
): Move => [kind, ...declared.moves[kind]!.map((name) => (fields as Record<string, MoveField>)[name] ?? null)];

/** The sentence of an event; what is said of its parts are sentences in it. */
export const eventMessage = (declared: Declared, event: GameEvent): Message => ({
  say: `event-${event[0]}`,
  ...toldOf(declared, event, (part) => eventMessage(declared, part)),
});

/** The label of a move. */
export const moveMessage = (declared: Declared, [kind, ...values]: Move): Message => ({
  say: `move-${kind}`,
  ...named(declared.moves[kind] ?? [], values),
});

/** What tells one move from another. */
export const keyOf = (move: Move): string => JSON.stringify(move);
export const sameMove = (one: Move | undefined, other: Move | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && keyOf(one) === keyOf(other));
