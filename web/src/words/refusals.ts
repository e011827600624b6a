/** Why something was refused, in the language of the page if anybody has words for it. */

import { Refused } from "../net/api";
import { common, type Declared } from "../net/declared";
import type { Seated } from "./messages";
import { fetchWords, wordsOf } from "./spoken.svelte";

const NOBODY: Seated = { names: [], you: null };

/** Away from any table words are fetched when there is something to be said. */
function wordsFor(game: string) {
  if (!game) void fetchWords("");
  return wordsOf(game);
}

/** In the words of the game that it is about, or of every table, or else the server's own. */
export function refusalText(refusal: unknown, game = "", declared: Declared = common, table = NOBODY): string {
  if (!(refusal instanceof Refused)) return (refusal as Error).message;
  const words = refusal.say && wordsFor(game);
  if (refusal.say && words?.has(refusal.say.say)) return words.say(refusal.say, declared, table);
  return refusal.message || refusal.code;
}
