/** The page's own words: messages in the language that was chosen, from the Fluent files beside this one and those of
 * every table of its own in ../games, and from those that the server reads, too: what games are about, what their options
 * decide, and how bots play. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { save, load } from "../net/storage";
import { track } from "../activity";
import type { Holes, Key, Plain } from "./keys";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** Words come when they are needed: only English is in the first load. */
const ENGLISH = import.meta.glob<string>(
  ["./en/*.ftl", "../games/*/words/en.ftl", "../../../src/eminence/**/words/en-{levels,options}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const OTHERS = import.meta.glob<string>(
  [
    "./*/*.ftl",
    "../games/*/words/*.ftl",
    "../../../src/eminence/**/words/*-{levels,options}.ftl",
    "!./en/*.ftl",
    "!../games/*/words/en.ftl",
    "!../../../src/eminence/**/words/en-*.ftl",
  ],
  { query: "?raw", import: "default" },
);

function bundled(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function fetched(language: Language): Promise<FluentBundle> {
  const marks = [`/${language}/`, `/${language}-`, `/${language}.`];
  const files = Object.keys(OTHERS).filter((path) => marks.some((mark) => path.includes(mark)));
  return bundled(language, await track("words", Promise.all(files.map((path) => OTHERS[path]!()))));
}

const english = bundled("en", Object.values(ENGLISH));
const known = (code: string): code is Language => code in LANGUAGES;
let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: english });

export const language = () => spoken.language;

export async function setLanguage(chosen: Language): Promise<void> {
  spoken = { language: chosen, bundle: chosen === "en" ? english : await fetched(chosen) };
  document.documentElement.lang = chosen;
  save("language", chosen);
}

/** The language that was chosen before, else that of the browser. */
export function restoreLanguage(): Promise<void> {
  const wanted = load<string>("language", navigator.language.split("-")[0]!);
  return setLanguage(known(wanted) ? wanted : "en");
}

/** What fills the holes of a message. Of several messages it fills those of any, so all must have the same. */
type Given<K extends Key> = [K] extends [Plain] ? [] : [with_: Holes[Exclude<K, Plain>]];

/** The words of a message, with its holes filled. */
export function t<K extends Key>(key: K, ...[with_]: Given<K>): string {
  // Whatever goes wrong in a hole is put there as its name: better than no page.
  return spoken.bundle.formatPattern(spoken.bundle.getMessage(key)!.value!, with_, []);
}

/** Whether there are words for something that somebody else has named; such messages have no holes. */
export const has = (key: string): key is Plain => english.hasMessage(key);
