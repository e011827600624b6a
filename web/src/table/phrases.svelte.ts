/** What can be said at a table, in words. */

import { fetchCatalogue } from "../net/api";
import type { Phrase } from "../net/wire";
import { has, t } from "../words/words.svelte";

const known = $state<{ phrases: Record<string, string> }>({ phrases: {} });

/** Every phrase; they come from the server once. */
export function phrases(): Phrase[] {
  return Object.keys(known.phrases) as Phrase[];
}

export function fetchPhrases(): void {
  fetchCatalogue().then(
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
