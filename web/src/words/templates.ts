/** Sentences in another language: English ones with holes, and how each is said there.
 *
 * `["{who} takes {cards}.", "{who} nimmt {cards}."]`: what a hole may be follows from its name. In the translation a hole
 * may say how its words are put, `{place:at}`: by a kind of the catalogue, which may be a list of such pairs itself. A
 * sentence fits only if all its holes can be put.
 */

export type Entry = readonly [english: string, other: string];
export type Kind = (text: string) => string | undefined;
export type Kinds = Record<string, Kind | readonly Entry[]>;

/** As the server lets people call themselves, with none of the signs that divide sentences; or a sign for such a name. */
const NAME = "[\\p{L}\\p{N}\\p{Co}][\\p{L}\\p{N}\\p{M}_ .'-]{0,14}";
const HOLES: [name: RegExp, shape: string][] = [
  [/^n\d?$/, "-?\\d+(?:\\.\\d+)?"],
  // Greedy: what follows a name comes from the game's own few words, so the longest name is the right one.
  [/^who$/, NAME],
  [/^them\d?$/, `${NAME}?`],
  [/^whose\d?$/, `your own|their own|[Yy]our|${NAME}?'s`],
  [/^owned\d?$/, `(?:your own|their own|[Yy]our|${NAME}?'s) [^:;]+?`],
  [/^rest\d?$/, ".+"],
  [/^(card|by|last|before)\d?$/, "(?!an? |the |another )(?:(?!\\. )[^:;?!%])+?"],
  // Nothing else reaches into the next sentence.
  [/^/, "(?:(?!\\. ).)+?"],
];

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\/]/g, "\\$&");

interface Compiled {
  /** With the shortest words for its holes, then with the longest: a hole that cannot be put so may be put otherwise. */
  patterns: RegExp[];
  names: string[];
  parts: (string | Hole)[];
}
interface Hole {
  hole: string;
  kind: string;
}

/** The parts of a translation; a hole without a kind has that of its name. */
const partsOf = (other: string): (string | Hole)[] =>
  other.split(/(\{\w+(?::\w+)?\})/).map((part) => {
    const [, hole, kind] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
    return hole ? { hole, kind: kind ?? hole.replace(/\d$/, "") } : part;
  });

/** So deep lists within lists are looked into; what is deeper is found when it is put. */
const NESTED = 1;

/** What fits an entry, as the source of a pattern: where a list of pairs puts a hole, just what they fit. */
function sourceOf([english, other]: Entry, kinds: Kinds, depth = 0, names?: string[]): string {
  const holes = partsOf(other).filter((part) => typeof part !== "string");
  return escaped(english).replace(/\{(\w+)\}/g, (_, name: string) => {
    names?.push(name);
    const kind = kinds[holes.find(({ hole }) => hole === name)?.kind ?? name];
    const list = typeof kind === "object" && depth < NESTED ? kind : undefined;
    const shape = list
      ? list.map((entry) => sourceOf(entry, kinds, depth + 1)).join("|")
      : HOLES.find(([called]) => called.test(name))![1];
    return names ? `(${shape})` : `(?:${shape})`;
  });
}

function compiled(entry: Entry, kinds: Kinds): Compiled {
  const names: string[] = [];
  const source = sourceOf(entry, kinds, 0, names);
  const sources = [...new Set([source, source.replaceAll("+?)", "+)")])];
  return { patterns: sources.map((one) => new RegExp(`^${one}$`, "u")), names, parts: partsOf(entry[1]) };
}

export class Phrases {
  /** Patterns are made when the words around the holes are there; most entries of a catalogue are never needed. */
  private readonly entries: { entry: Entry; words: string[]; made?: Compiled }[];
  private readonly lists = new Map<string, Phrases>();

  constructor(
    given: readonly Entry[],
    private readonly kinds: Kinds,
  ) {
    this.entries = given.map((entry) => ({ entry, words: entry[0].split(/\{\w+\}/).filter(Boolean) }));
  }

  say(text: string): string | undefined {
    for (const one of this.entries) {
      if (!one.words.every((word) => text.includes(word))) continue;
      one.made ??= compiled(one.entry, this.kinds);
      for (const pattern of one.made.patterns) {
        const found = pattern.exec(text);
        const said = found ? this.filled(one.made, found) : undefined;
        if (said !== undefined) return said;
      }
    }
    return undefined;
  }

  private filled({ names, parts }: Compiled, found: RegExpExecArray): string | undefined {
    let said = "";
    for (const part of parts) {
      const put = typeof part === "string" ? part : this.put(part.kind, found[names.indexOf(part.hole) + 1]!);
      if (put === undefined) return undefined;
      said += put;
    }
    return said;
  }

  /** Words as a kind has them; as they are, if there is no such kind. */
  put(kind: string, text: string): string | undefined {
    const found = this.kinds[kind];
    if (typeof found === "function") return found(text);
    if (!found) return text;
    if (!this.lists.has(kind)) this.lists.set(kind, new Phrases(found, this.kinds));
    return this.lists.get(kind)!.say(text);
  }
}

/** All of a text, or sentence by sentence; none if any of it is unknown. */
export function sayAll(say: Kind, text: string): string | undefined {
  const whole = say(text);
  if (whole !== undefined) return whole;
  const sentences = text.split(/(?<=[.?!]) (?=[^a-z]|[a-e]\d )/);
  if (sentences.length < 2) return undefined;
  const said = sentences.map(say);
  return said.every((one) => one !== undefined) ? said.join(" ") : undefined;
}

/** A list as a person says it, "A, B and C", with each of its things put in other words. */
export const listOf =
  (and: Record<string, string>, each: Kind): Kind =>
  (text) => {
    const [, before = "", word = "", last = text] = /^(.*)( and | or )(.*?)$/.exec(text) ?? [];
    const things = [...(before ? before.split(", ") : []), ...(word ? [last] : last.split(", "))].map(each);
    if (things.some((thing) => thing === undefined)) return undefined;
    return word ? `${things.slice(0, -1).join(", ")} ${and[word.trim()]} ${things.at(-1)}` : things.join(", ");
  };
