/** Why something was refused, in the language of the page if anybody has words for it. */

import { Refused } from "../net/api";
import { common, type Declared } from "../net/declared";
import type { Message } from "../net/wire";
import type { Messages, Audience } from "./messages";
import { fetchMessages, hasMessages, messagesOf } from "./gameMessages.svelte";
import { language } from "./words.svelte";

/** Whoever sits where nobody sits yet: as a record numbers them. */
const NOBODY: Audience = { names: Array.from({ length: 8 }, (_, seat) => `#${seat}`), you: null };

/** Away from any table words are fetched when there is something to be said: those of a game only if it takes them. */
function wordsFor(game: string, message: Message): Messages | undefined {
  const knowing = [game, ""].map(messagesOf).find((words) => words.knows(message));
  if (!hasMessages(game) && knowing?.language !== language())
    void fetchMessages("").then(() => (game && !messagesOf("").knows(message) ? fetchMessages(game) : undefined));
  return knowing;
}

/** In the words of the game that it is about, or of every table, or else the server's own. */
export function refusalText(refusal: unknown, game = "", declared: Declared = common, table = NOBODY): string {
  if (!(refusal instanceof Refused)) return (refusal as Error).message;
  const words = refusal.say && wordsFor(game, refusal.say);
  if (refusal.say && words) return words.say(refusal.say, declared, table);
  return refusal.message || refusal.code;
}
