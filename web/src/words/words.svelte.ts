/** The page's own words, by key, in the language that was chosen. */

import { note, recall } from "../net/notes";
import { during } from "../rest";
import { english, type Key } from "./en";

type Words = Record<Key, string>;
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const wanted = navigator.language.startsWith("de") ? "de" : "en";
const spoken = $state<{ language: Language; words: Words }>({ language: "en", words: english });

export const language = () => spoken.language;

/** Words come when they are needed: only English is in the first load. */
export async function speak(chosen: Language): Promise<void> {
  const words = chosen === "de" ? (await during("words", import("./de"))).german : english;
  spoken.words = words;
  spoken.language = chosen;
  document.documentElement.lang = chosen;
  note("language", chosen);
}

export const speakAsBefore = () => speak(recall<Language>("language", wanted));

/** The words for a key; {name} in them is filled in. */
export function t(key: Key, with_: Record<string, string | number> = {}): string {
  return spoken.words[key].replace(/\{(\w+)\}/g, (all, name: string) => String(with_[name] ?? all));
}

export const has = (key: string): key is Key => key in english;
