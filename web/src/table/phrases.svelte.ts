/** What can be said at a table, in words. */

import { catalogue } from "../net/api";
import { has, t } from "../words/words.svelte";

const known = $state<{ phrases: Record<string, string> }>({ phrases: {} });

/** Every phrase; they come from the server once. */
export function phrases(): string[] {
  return Object.keys(known.phrases);
}

export function fetchPhrases(): void {
  catalogue().then(
    (found) => {
      known.phrases = found.phrases;
    },
    () => undefined, // there is nothing to say then
  );
}

export function phraseOf(phrase: string): string {
  const key = `say-${phrase}`;
  return has(key) ? t(key) : (known.phrases[phrase] ?? phrase);
}
