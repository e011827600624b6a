/** What the server has names for, in the words of the page; as it is called there if the page has none. */

import type { Catalogue, OptionInfo, OptionValue } from "../net/wire";
import { has, t } from "./words.svelte";

const said = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

/** A level of the bots. */
export const levelName = (level: string) => said(`level-${level}`, level);
export const mannerOf = ({ name, manner }: Catalogue["levels"][number]) => said(`manner-${name}`, manner);

/** What an option of a game decides, and what it can be. */
export const optionMeaning = (game: string, { name, meaning }: OptionInfo) =>
  said(`option-${game}-${name.replaceAll("_", "-")}`, meaning);
export const optionValue = (value: OptionValue) =>
  typeof value === "boolean" ? t(value ? "yes" : "no") : said(`value-${value}`, String(value));
