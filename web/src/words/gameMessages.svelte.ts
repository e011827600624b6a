/** The words of the games that were asked for, in the language of the page. They come from the server, once each. */

import { fetchMessageFile } from "../net/api";
import { Messages } from "./messages";
import { language, type Language } from "./words.svelte";

let known = $state.raw<Record<string, Messages>>({});
const coming = new Map<string, Promise<void>>();
const nothing = new Messages("", "en");
const keyOf = (game: string, tongue: Language) => `${game} ${tongue}`;

/** Fetches the words of a game, or of every table, if they are not here. Without them things are told in English, if that
 * is here, or in data. */
export function fetchMessages(game: string, tongue = language()): Promise<void> {
  const key = keyOf(game, tongue);
  const asked =
    coming.get(key) ??
    fetchMessageFile(game, tongue).then(
      (text) => addMessages(game, tongue, text),
      () => void coming.delete(key), // the line was lost; whoever needs them next tries again
    );
  coming.set(key, asked);
  return asked;
}

/** Words that are here already. */
export function addMessages(game: string, tongue: Language, text: string): void {
  known = { ...known, [keyOf(game, tongue)]: new Messages(text, tongue) };
}

/** A game's words, or those of every table: in the language of the page, in English while that is on its way, or none. */
export const messagesOf = (game: string): Messages =>
  known[keyOf(game, language())] ?? known[keyOf(game, "en")] ?? nothing;

/** Whether they are here in the language of the page. */
export const hasMessages = (game: string): boolean => keyOf(game, language()) in known;
