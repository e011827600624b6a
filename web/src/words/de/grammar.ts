/** Was alle Kataloge an deutscher Grammatik brauchen. */

import { listOf, Phrases, sayAll, type Entry, type Kind, type Kinds } from "../templates";

/** A verb with "You" and with a name: `does("take {cards}.", "nimmst|nimmt {cards}.")`. */
export function does(english: string, german: string): Entry[] {
  const [verb, rest] = [english.match(/^\w+/)![0], english.replace(/^\w+/, "")];
  const third = verb === "have" ? "has" : `${verb}${/(s|sh|ch|x)$/.test(verb) ? "es" : "s"}`;
  const form = (at: number) => german.replace(/([\p{L}-]+)\|([\p{L}-]+)/gu, (...found: string[]) => found[at]!);
  return [
    [`You ${english}`, `Du ${form(1)}`],
    [`{who} ${third}${rest}`, `{who} ${form(2)}`],
  ];
}

/** A card and whose it is, "Ada's King", after verbs; also after "von". "Karte" spares the card's gender. */
const owned =
  (your: string, own: string): Kind =>
  (text) => {
    const [, whose, card] = /^(your own|their own|[Yy]our|.*?'s) (.*)$/.exec(text) ?? [];
    if (!whose) return undefined;
    if (whose === "their own") return `${own} Karte ${card}`;
    if (whose.toLowerCase() === "your") return `${whose === "Your" ? capital(your) : your} Karte ${card}`;
    return whose === "your own" ? `${your} Karte ${card}` : `${card} von ${whose.slice(0, -2)}`;
  };
/** "your" and "Ada's", after "von". */
const owner: Kind = (text) =>
  text === "their own" ? "sich selbst" : /^[Yy]our/.test(text) ? "dir" : text.replace(/'s$/, "");

export const AND = { and: "und", or: "oder" };
const pronoun = (you: string): Kind => {
  return (text) => (text === "you" || text === "You" ? you : text);
};

const kinds: Kinds = {
  whose: owner,
  /** Names, after prepositions. */
  them: pronoun("dich"),
  dative: pronoun("dir"),
  subject: pronoun("du"),
  cards: listOf(AND, (card) => card),
  whom: listOf(AND, pronoun("dich")),
  owned: listOf(AND, owned("deine", "die eigene")),
  ownedDative: listOf(AND, owned("deiner", "der eigenen")),
  /** People count seats from 1. */
  seat: (text) => String(Number(text) + 1),
  decimal: (text) => text.replace(".", ","),
};

// --- Hints ---

/** A hint: moves, chances and reasons, which every game says in its own words. */
const hints: Entry[] = [
  ["{best}: the only move, {n} %.", "{best:hinted}: der einzige Zug, {n} %."],
  ["{move}: {n} % ({move2}: {n2} %).", "{move:hinted}: {n} % ({move2:hinted}: {n2} %)."],
  ["{move}: {n} %.", "{move:hinted}: {n} %."],
  ["Hardly better than {move}.", "Kaum besser als „{move:hinted}“."],
  ["1 point of victory better than {move}.", "1 Prozentpunkt besser als „{move:hinted}“."],
  ["{n} points of victory better than {move}.", "{n} Prozentpunkte besser als „{move:hinted}“."],
];
const reasonsToo: Entry[] = [["{reason}.", "{reason:reason}."]];

/** Reasons of a hint: one, or two with "and" between them, which may also stand within one. */
function reasons(one: Kind): Kind {
  return (text) => {
    const small = `${text[0]!.toLowerCase()}${text.slice(1)}`;
    for (const [before, after] of [[small, ""], ...splits(small)]) {
      const said = [before!, ...(after ? [after] : [])].map(one);
      if (said.every((clause) => clause !== undefined)) return capital(said.join(" und "));
    }
    return undefined;
  };
}

const splits = (text: string): string[][] =>
  [...text.matchAll(/ and /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 5)]);

export const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

// --- Catalogues ---

interface Book {
  entries: Entry[];
  /** Legal moves, as the server writes them. */
  moves?: Entry[];
  /** What a move is good for, in hints. */
  purposes?: Entry[];
  kinds?: Kinds;
}

/** All that one game says. */
export function book({ entries, moves = [], purposes = [], kinds: own = {} }: Book): Kind {
  const all: Kinds = {
    ...kinds,
    ...own,
    move: moves,
    one: purposes,
    // A move may be no more than a card's name.
    hinted: (text) => phrases.put("move", text) ?? (/^\p{Lu}/u.test(text) ? text : undefined),
    reason: reasons((text) => phrases.put("one", text)),
    told: (text) => say(text),
  };
  const phrases = new Phrases([...hints, ...entries, ...moves, ...reasonsToo], all);
  const say: Kind = (text) => sayAll((sentence) => phrases.say(sentence), text);
  return say;
}
