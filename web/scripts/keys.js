/** Writes src/words/keys.ts, the types of the page's messages: `npm run keys`, whenever a message or a hole comes or goes. */

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const WORDS = join(import.meta.dirname, "../src/words/");
const GAMES = join(import.meta.dirname, "../src/games/");
const SERVER = join(import.meta.dirname, "../../src/eminence/");
/** Files that the server reads, too: after the code of a language. */
const SHARED = ["-levels.ftl", "-options.ftl"];
const TARGET = `${WORDS}keys.ts`;
const WIDTH = 120;
const PLURALS = ["zero", "one", "two", "few", "many"];

/** @typedef {Record<string, "Said" | "number">} Holes by name; what is counted must be a number, all else may be a word */

/** The languages that have messages. */
export const languages = () =>
  readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(WORDS + entry.name).length)
    .map(({ name }) => name);

/** @param {string} language */
const filesOf = (language) => {
  const own = readdirSync(WORDS + language).filter((file) => file.endsWith(".ftl"));
  return [
    ...own.sort().map((file) => `${WORDS}${language}/${file}`),
    ...named(GAMES, [`${language}.ftl`]),
    ...named(
      SERVER,
      SHARED.map((end) => language + end),
    ),
  ];
};

/**
 * The files in a folder, however deep, that are called so.
 * @param {string} folder
 * @param {string[]} names
 */
const named = (folder, names) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => names.includes(basename(path)))
    .sort()
    .map((path) => folder + path);

/**
 * The messages of a language and their holes. Fluent passes over what it cannot read: here that is an error.
 * @param {string} language
 * @returns {Map<string, Holes>}
 */
export function messagesOf(language) {
  const found = new Map();
  for (const file of filesOf(language)) {
    const text = readFileSync(file, "utf8");
    const read = new FluentResource(text).body;
    const meant = [...text.matchAll(/^[^\s#}].*/gm)].map(([line]) => line);
    meant.forEach((line, at) => {
      const { id, value } = read[at] ?? {};
      if (!id || !new RegExp(`^${id} *=`).test(line)) throw new Error(`${file}: cannot be read: ${line}`);
      if (found.has(id)) throw new Error(`${file}: ${id} is there twice`);
      found.set(id, holesOf(value));
    });
  }
  return found;
}

/**
 * @param {any} part of a message, as Fluent reads it
 * @param {Holes} found
 */
function holesOf(part, found = {}) {
  if (Array.isArray(part)) for (const one of part) holesOf(one, found);
  else if (part?.type === "var") found[part.name] ??= "Said";
  else if (part?.type === "select") {
    holesOf(part.selector, found);
    if (part.variants.some(counts)) found[part.selector.name] = "number";
    for (const { value } of part.variants) holesOf(value, found);
  } else if (part && typeof part !== "string") throw new Error(`only holes and variants are known, no ${part.type}`);
  return found;
}

/** @param {any} variant */
const counts = ({ key }) => key.type === "num" || PLURALS.includes(key.value);

/** English says which messages and holes there are; where any language counts, a number is needed. */
export function allMessages() {
  const all = messagesOf("en");
  for (const language of languages()) {
    for (const [id, holes] of messagesOf(language)) {
      const known = all.get(id) ?? {};
      for (const name in known) if (holes[name] === "number") known[name] = "number";
    }
  }
  return all;
}

/**
 * Names in lines: one a line would be longer than anybody reads, and a family on lines of its own changes alone.
 * @param {string[]} names
 */
function filled(names) {
  /** @type {string[]} */
  const lines = [];
  let before;
  for (const name of names) {
    const [family] = name.split("-");
    const longer = `${lines.at(-1)} | "${name}"`;
    if (family === before && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`  | "${name}"`);
    before = family;
  }
  return lines.join("\n");
}

/** The text of keys.ts. */
export function keys() {
  const all = [...allMessages()];
  const plain = all.filter(([, holes]) => !Object.keys(holes).length).map(([id]) => id);
  const holed = all.filter(([, holes]) => Object.keys(holes).length);
  return `/** The page's messages, written by \`npm run keys\` from the English ones. */

type Said = string | number;

/** Messages without holes. */
// prettier-ignore
export type Plain =
${filled(plain)};

/** Messages with holes, and what fills them: where a language counts, a number. */
// prettier-ignore
export interface Holes {
${holed.map(([id, holes]) => `  "${id}": { ${fields(holes)} };`).join("\n")}
}

export type Key = Plain | keyof Holes;
`;
}

/** @param {Holes} holes */
const fields = (holes) =>
  Object.entries(holes)
    .map(([name, kind]) => `${name}: ${kind}`)
    .join("; ");

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, keys());
