/** What the server tells of a game, in the language that was chosen. The server speaks English, and so does all code that
 * reads what it says: only what is shown is translated, here, by a catalogue of sentences with holes. */

import { during } from "../rest";
import type { Kind } from "./templates";
import { language } from "./words.svelte";

interface Catalogue {
  say: Kind;
}

const GERMAN: Record<string, () => Promise<Catalogue>> = {
  "": () => import("./de/common"),
  "behind-the-throne": () => import("./de/behind_the_throne"),
  "shadow-throne": () => import("./de/shadow_throne"),
  "shadows-over-the-empire": () => import("./de/shadows_over_the_empire"),
  "an-empty-throne": () => import("./de/an_empty_throne"),
};

/** Catalogues that are here, by game; they come when the first sentence needs them. */
let loaded = $state.raw<Record<string, Kind>>({});
const coming = new Set<string>();
const known = new Map<string, string | undefined>();
/** Names at the table that may read like more than a name, the longest first. */
let people: string[] = [];

/** Who sits at the table, since sentences speak of them and a name may be anything. */
export function meet(names: string[]): void {
  const long = [...new Set(names.filter((name) => /[ .]/.test(name)))].sort((a, b) => b.length - a.length);
  if (long.join("\n") === people.join("\n")) return;
  people = long;
  known.clear();
}

function fetched(game: string): void {
  if (coming.has(game) || !GERMAN[game]) return;
  coming.add(game);
  during("words", GERMAN[game]()).then(
    ({ say }) => {
      known.clear();
      loaded = { ...loaded, [game]: say };
    },
    () => coming.delete(game), // the line was lost; the next sentence tries again
  );
}

/** Names that may read like part of a sentence, "Max and Mo", are one private sign each while it is put in other words. */
function masked(text: string, names: readonly string[], say: Kind): string | undefined {
  const signs = names.map((_, at) => String.fromCharCode(0xe000 + at));
  const said = say(names.reduce((rest, name, at) => rest.replaceAll(name, signs[at]!), text));
  return said && signs.reduce((rest, sign, at) => rest.replaceAll(sign, names[at]!), said);
}

function german(game: string, sentence: string): string | undefined {
  const books = game ? [loaded[game], loaded[""]] : Object.values(loaded);
  fetched("");
  fetched(game);
  const key = `${game}\n${sentence}`;
  if (!known.has(key)) {
    let found: string | undefined;
    for (const book of books) found ??= book && masked(sentence, people, book);
    known.set(key, found);
  }
  return known.get(key);
}

/** A sentence in the language of the page, if it can be said there. */
function inWords(game: string, sentence: string): string | undefined {
  if (!sentence || language() === "en") return sentence;
  return language() === "de" ? german(game, sentence) : undefined;
}

/** A sentence of the server as it is shown; without a game, one of any whose words are here. */
export const told = (game: string, sentence: string): string => inWords(game, sentence) ?? sentence;

/** The language of what `told` says, for `lang`: only if it is not that of the page. */
export const tongue = (game: string, sentence: string): "en" | undefined =>
  inWords(game, sentence) === undefined ? "en" : undefined;

/** To wait until a game can be told: for tests, and for whoever wants no English first. */
export async function catalogued(game: string): Promise<void> {
  const books = await Promise.all(["", game].map(async (name) => [name, await GERMAN[name]?.()] as const));
  for (const [name, book] of books) if (book) loaded = { ...loaded, [name]: book.say };
  known.clear();
}
