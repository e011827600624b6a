/** Why something was refused, in the language of the page if anybody has words for it. */

import { Refused } from "../net/api";
import { common, type Declared } from "../net/declared";
import type { Message } from "../net/wire";
import type { Messages, Seated } from "./messages";
import { fetchWords, hasWords, wordsOf } from "./spoken.svelte";
import { language } from "./words.svelte";

/** Whoever sits where nobody sits yet: as a record numbers them. */
const NOBODY: Seated = { names: Array.from({ length: 8 }, (_, seat) => `#${seat}`), you: null };

/** Away from any table words are fetched when there is something to be said: those of a game only if it takes them. */
function wordsFor(game: string, message: Message): Messages | undefined {
  const knowing = [game, ""].map(wordsOf).find((words) => words.knows(message));
  if (!hasWords(game) && knowing?.language !== language())
    void fetchWords("").then(() => (game && !wordsOf("").knows(message) ? fetchWords(game) : undefined));
  return knowing;
}

/** In the words of the game that it is about, or of every table, or else the server's own. */
export function refusalText(refusal: unknown, game = "", declared: Declared = common, table = NOBODY): string {
  if (!(refusal instanceof Refused)) return (refusal as Error).message;
  const words = refusal.say && wordsFor(game, refusal.say);
  if (refusal.say && words) return words.say(refusal.say, declared, table);
  return refusal.message || refusal.code;
}
