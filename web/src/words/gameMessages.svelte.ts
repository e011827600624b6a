/** The words of the games that were asked for, in the language of the page. They come from the server, once each. */

import { fetchMessageFile } from "../net/api";
import { Messages } from "./messages";
import { language as pageLanguage, type Language } from "./words.svelte";

let known = $state.raw<Record<string, Messages>>({});
const coming = new Map<string, Promise<void>>();
const nothing = new Messages("", "en");
const keyOf = (game: string, language: Language) => `${game} ${language}`;

/** Fetches the words of a game, or of every table, if they are not here. Without them things are told in English, if that
 * is here, or in data. */
export function fetchMessages(game: string, language = pageLanguage()): Promise<void> {
  const key = keyOf(game, language);
  const asked =
    coming.get(key) ??
    fetchMessageFile(game, language).then(
      (text) => addMessages(game, language, text),
      () => void coming.delete(key), // the connection was lost; whoever needs them next tries again
    );
  coming.set(key, asked);
  return asked;
}

/** Words that are here already. */
export function addMessages(game: string, language: Language, text: string): void {
  known = { ...known, [keyOf(game, language)]: new Messages(text, language) };
}

/** A game's words, or those of every table: in the language of the page, in English while that is on its way, or none. */
export const messagesOf = (game: string): Messages =>
  known[keyOf(game, pageLanguage())] ?? known[keyOf(game, "en")] ?? nothing;

/** Whether they are here in the language of the page. */
export const hasMessages = (game: string): boolean => keyOf(game, pageLanguage()) in known;
