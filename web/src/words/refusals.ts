/** Why something was refused, in the language of the page if anybody has words for it. */

import { Refused } from "../net/api";
import { common, type Declared } from "../net/declared";
import type { Seated } from "./messages";
import { wordsOf } from "./spoken.svelte";
import { has, t } from "./words.svelte";

const NOBODY: Seated = { names: [], you: null };

/** In the words of the game that it is about, of the page, or else the server's own. */
export function refusalText(refusal: unknown, game = "", declared: Declared = common, table = NOBODY): string {
  if (!(refusal instanceof Refused)) return (refusal as Error).message;
  const words = wordsOf(game);
  if (refusal.say && words.has(refusal.say.say)) return words.say(refusal.say, declared, table);
  const key = `refusal-${refusal.code}`;
  return has(key) ? t(key) : refusal.message || refusal.code;
}
