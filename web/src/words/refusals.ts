/** Why something was refused, in the language of the page if anybody has words for it. */

import { catalogue, Refused } from "../net/api";
import { common, type Declared } from "../net/declared";
import type { Seated } from "./messages";
import { anyWords, fetchWords, wordsOf } from "./spoken.svelte";
import { has, t } from "./words.svelte";

const NOBODY: Seated = { names: [], you: null };

/** Away from any table: the messages of every game come with those of each. */
function commonWords() {
  const words = anyWords();
  if (!words)
    catalogue().then(
      ({ games: [first] }) => first && fetchWords(first.name),
      () => undefined,
    );
  return words;
}

/** In the words of the game that it is about, of the page, or else the server's own. */
export function refusalText(refusal: unknown, game = "", declared: Declared = common, table = NOBODY): string {
  if (!(refusal instanceof Refused)) return (refusal as Error).message;
  const words = !refusal.say ? undefined : game ? wordsOf(game) : commonWords();
  if (refusal.say && words?.has(refusal.say.say)) return words.say(refusal.say, declared, table);
  const key = `refusal-${refusal.code}`;
  return has(key) ? t(key) : refusal.message || refusal.code;
}
