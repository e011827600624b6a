/** What a game says: a message is a key with fields, and the game's message files say it in a language. The same as
 * src/eminence/kernel/translation.py, which has the list of the variables that a sentence may use.
 *
 * A sentence comes in parts: whom and what it names can be told from its other words without looking for them there.
 * Names are given to Fluent between private signs, which are found again in what it makes of them.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { common, type Declared, type FieldKind } from "../net/declared";
import type { Message } from "../net/wire";

const LOCALES: Record<string, string> = { en: "en-GB", de: "de", fr: "fr" };
const [OPEN, CLOSE, FIRST, LAST] = ["\ue000", "\ue001", 0xe010, 0xf8ff];

/** Who sits at the table, and to whom a message speaks. */
export interface Audience {
  names: readonly string[];
  you: number | null;
}

/** A piece of a sentence: words, a seat's name, or the name of a thing of a domain, such as a card. */
export type Part =
  | { text: string; seat?: undefined; name?: undefined }
  | { text: string; seat: number; name?: undefined }
  | { text: string; name: string; domain: string; seat?: undefined };

type Mark = { seat: number } | { name: string; domain: string };
/** What marks its names, if somebody wants parts. */
type Marks = Mark[] | undefined;
type Variables = [variable: string, value: FluentVariable][];

/** A name as part of a key: `The Tombs` is `the-tombs`. */
export const slug = (name: string): string => {
  let found = "";
  for (const letter of name.toLowerCase()) {
    const plain = (letter >= "a" && letter <= "z") || (letter >= "0" && letter <= "9");
    if (plain) found += letter;
    else if (found && !found.endsWith("-")) found += "-";
  }
  return found.endsWith("-") ? found.slice(0, -1) : found;
};

const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && "say" in value;
const isMessages = (value: unknown): value is Message[] => Array.isArray(value) && isMessage(value[0]);

/** The fields of a game, and of what every table tells. */
const known = ({ fields }: Declared): Declared["fields"] => ({ ...common.fields, ...fields });

/** The variables that some message chooses by: those must stay as they are. */
function choosers(part: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(part)) for (const one of part) choosers(one, found);
  else if (part && typeof part === "object") {
    const { type, selector } = part as { type?: string; selector?: { type: string; name: string } };
    if (type === "select" && selector?.type === "var") found.add(selector.name);
    for (const one of Object.values(part)) choosers(one, found);
  }
  return found;
}

const plain = (value: unknown): FluentVariable =>
  typeof value === "boolean" ? (value ? "yes" : "no") : (value as FluentVariable);

/** With a capital letter, also if that is the first of a name. */
function capital(text: string): string {
  const at = text.startsWith(OPEN) ? 2 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** Private signs that a name might have. */
const unsigned = (text: string) => [...text].filter((letter) => letter < "\ue000" || letter > "\uf8ff").join("");

export class Messages {
  readonly #bundle: FluentBundle;
  readonly #choosing: Set<string>;
  readonly #lists: Record<"conjunction" | "disjunction", Intl.ListFormat>;

  /** `text` is what the server has: the messages of every game, then those of this one. */
  constructor(
    text: string,
    readonly language: string,
  ) {
    const locale = LOCALES[language] ?? language;
    const resource = new FluentResource(text);
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    this.#bundle.addResource(resource);
    this.#choosing = choosers(resource.body, new Set());
    const list = (type: "conjunction" | "disjunction") => new Intl.ListFormat(locale, { type });
    this.#lists = { conjunction: list("conjunction"), disjunction: list("disjunction") };
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Whether there are words for a message and for all that it is made of. */
  knows({ say, ...fields }: Message): boolean {
    const parts = Object.values(fields).flatMap((value) =>
      isMessage(value) ? [value] : isMessages(value) ? value : [],
    );
    return this.has(say) && parts.every((part) => this.knows(part));
  }

  /** A message as a sentence. */
  say(message: Message, declared: Declared, table: Audience): string {
    return this.#spoken(message, known(declared), table, undefined);
  }

  /** A message as the parts of a sentence. */
  parts(message: Message, declared: Declared, table: Audience): Part[] {
    const marks: Mark[] = [];
    return split(this.#spoken(message, known(declared), table, marks), marks);
  }

  #spoken(message: Message, fields: Declared["fields"], table: Audience, marks: Marks): string {
    const { say, ...given } = message;
    if (!this.has(say)) return missing(message);
    const first = Object.keys(given).find((name) => fields[name]?.kind === "seat");
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      const own = first !== undefined && name !== first && value === given[first];
      for (const [variable, said] of this.#variables(name, value, fields, table, own, marks))
        values[variable.replaceAll("_", "-")] = said;
    }
    return this.#format(say, values);
  }

  /** Whatever goes wrong in a variable is put there as its name: better than no sentence. */
  #format(key: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : key;
  }

  #variables(
    name: string,
    value: unknown,
    fields: Declared["fields"],
    table: Audience,
    own: boolean,
    marks: Marks,
  ): Variables {
    const say = (message: Message) => this.#spoken(message, fields, table, marks);
    if (isMessage(value)) return [[name, say(value)]];
    if (isMessages(value)) return this.#several(name, value.map(say));
    const declared = fields[name];
    if (Array.isArray(value) && !declared) return this.#several(name, value.map(String));
    return declared ? this.#declared(name, value, declared, table, own, marks) : [[name, plain(value)]];
  }

  #declared(
    name: string,
    value: unknown,
    { kind, domain = "" }: FieldKind,
    { names, you }: Audience,
    own: boolean,
    marks: Marks,
  ): Variables {
    switch (kind) {
      case "seat": {
        const seat = value as number | null;
        const said = seat === null ? "" : this.#marked(name, names[seat] ?? "", { seat }, marks);
        const is = own ? "own" : seat !== null && seat === you ? "you" : "they";
        return [
          [name, said],
          [`${name}-is`, is],
        ];
      }
      case "seats": {
        const seats = value as number[];
        const each = seats.map((seat) =>
          seat === you ? this.#format("you-among-others") : this.#marked(name, names[seat] ?? "", { seat }, marks),
        );
        return [...this.#several(name, each), [`${name}-is`, seats.length === 1 && seats[0] === you ? "you" : "they"]];
      }
      case "name":
        return this.#thing(name, domain, (value as string | null) ?? "", marks);
      case "names":
      case "members":
        return this.#several(
          name,
          (value as string[]).map((thing) =>
            this.#marked(name, this.named(domain, thing), { name: thing, domain }, marks),
          ),
        );
      case "parts":
        return this.#several(name, []); // those that there are, are messages
      default:
        return [[name, plain(value)]];
    }
  }

  #thing(name: string, domain: string, thing: string, marks: Marks): Variables {
    const mark = { name: thing, domain };
    const found: Variables = [
      [name, this.#marked(name, this.named(domain, thing), mark, marks)],
      [`${name}-id`, slug(thing)],
    ];
    for (const [attribute, pattern] of Object.entries(this.#nameOf(domain, thing)?.attributes ?? {})) {
      const variable = `${name}-${attribute}`;
      found.push([variable, this.#marked(variable, this.#bundle.formatPattern(pattern, {}, []), mark, marks)]);
    }
    return found;
  }

  /** The name of a thing of a domain in this language. */
  named(domain: string, thing: string): string {
    const pattern = this.#nameOf(domain, thing)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : thing;
  }

  /** The message that names a thing, if there is one; cards are called as their set calls them. */
  #nameOf(domain: string, thing: string) {
    return thing && domain !== "card" ? this.#bundle.getMessage(`${domain}-${slug(thing)}`) : undefined;
  }

  #several(name: string, texts: string[]): Variables {
    const all = this.#lists.conjunction.format(texts);
    return [
      [name, all],
      [`${name}-start`, capital(all)],
      [`${name}-or`, this.#lists.disjunction.format(texts)],
      [`${name}-plain`, texts.join(", ")],
      [`${name}-sum`, texts.join(" + ")],
      [`${name}-spaced`, texts.join(" ")],
      [`${name}-count`, texts.length],
    ];
  }

  /** A name between private signs, unless nobody asks for parts or it is chosen by. */
  #marked(name: string, text: string, mark: Mark, marks: Marks): string {
    const shown = unsigned(text);
    const hidden = "name" in mark && (mark.name === "?" || mark.name === "");
    if (!marks || !shown || hidden || this.#choosing.has(name.replaceAll("_", "-")) || FIRST + marks.length > LAST)
      return shown;
    marks.push(mark);
    return `${OPEN}${String.fromCharCode(FIRST + marks.length - 1)}${shown}${CLOSE}`;
  }
}

/** What is told without a sentence for it: its data, rather than nothing. */
function missing({ say, ...fields }: Message): string {
  const data = (value: unknown): string =>
    isMessage(value) ? missing(value) : Array.isArray(value) ? value.map(data).join(", ") : String(value ?? "");
  return [say, ...Object.values(fields).map(data)].join(" ");
}

function split(said: string, marks: Mark[]): Part[] {
  const parts: Part[] = [];
  for (const piece of said.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    const mark = end < 0 ? undefined : marks[piece.charCodeAt(0) - FIRST];
    if (mark) parts.push({ text: piece.slice(1, end), ...mark });
    const rest = piece.slice(end + 1);
    if (rest) parts.push({ text: rest });
  }
  return parts;
}
