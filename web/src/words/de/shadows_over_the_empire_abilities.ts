/** Shadows over the Empire auf Deutsch: was Fähigkeiten tun. */

import { Phrases, type Entry, type Kind, type Kinds } from "../templates";
import { capital } from "./grammar";
import { nouns } from "./shadows_over_the_empire_cards";

/** How many tokens, before "deiner Marken" and the like. */
const amount: Entry[] = [
  ["up to {n}", "bis zu {n}"],
  ["1 or more", "1 oder mehr"],
  ["any number", "beliebig viele"],
  ["{n}", "{n}"],
];
const many: Entry[] = [
  ["no tokens", "keine Marke"],
  ["1 token", "1 Marke"],
  ["{n} tokens", "{n} Marken"],
];
/** "up to 2 tokens of", "all tokens of". */
const some: Entry[] = [
  ["all token", "alle Marken"],
  ["all tokens", "alle Marken"],
  ["up to 1 token", "bis zu 1 Marke"],
  ["up to {n} tokens", "bis zu {n} Marken"],
  ["any number token", "beliebig viele Marken"],
  ["any number tokens", "beliebig viele Marken"],
  ["1 or more tokens", "1 oder mehr Marken"],
  ["1 or more token", "1 oder mehr Marken"],
  ...many,
];
const yours: Entry[] = [
  ["all of your tokens", "alle deine Marken"],
  ["{amount} of your tokens", "{amount} deiner Marken"],
];
const theirs: Entry[] = [
  ["all of their tokens", "alle eigenen Marken"],
  ["1 of their tokens", "1 eigene Marke"],
  ["{amount} of their tokens", "{amount} eigene Marken"],
];

const FEWEST = "the player with the fewest unused tokens";
const removals: Entry[] = [
  [
    "choose a direct line from {card} to the edge of the grid: each opponent removes {theirs} from {cards}",
    "wähle eine gerade Linie von {card} zum Rand: Jeder Gegner entfernt {theirs} von {cards:dat}",
  ],
  ["remove {yours}, even none, from {cards}", "entferne {yours}, auch keine, von {cards:dat}"],
  ["remove {yours} from {cards}", "entferne {yours} von {cards:dat}"],
  [
    "choose {cards}: each player with tokens on it, except those with the fewest, removes all of them",
    "wähle {cards:acc}: Wer Marken darauf hat, entfernt sie alle, nur nicht, wer die wenigsten hat",
  ],
  [
    "choose {cards}: each player with tokens on it removes all of them",
    "wähle {cards:acc}: Alle entfernen alle ihre Marken davon",
  ],
  [
    "choose {cards}: each player with tokens on it removes {amount} of them",
    "wähle {cards:acc}: Wer Marken darauf hat, entfernt {amount} davon",
  ],
  [
    "each player with tokens on {cards}, except those with the fewest, removes all of them",
    "wer Marken auf {cards:dat} hat, entfernt sie alle, nur nicht, wer die wenigsten hat",
  ],
  ["each player with tokens on {cards} removes all of them", "alle entfernen alle ihre Marken von {cards:dat}"],
  [
    "each player with tokens on {cards} removes {amount} of them",
    "wer Marken auf {cards:dat} hat, entfernt {amount} davon",
  ],
  ["its controller removes {theirs} from {cards}", "wer die Karte kontrolliert, entfernt {theirs} von {cards:dat}"],
  ["remove all of that opponent's tokens from {cards}", "entferne alle Marken jenes Gegners von {cards:dat}"],
  ["remove 1 of that opponent's tokens from {cards}", "entferne 1 Marke jenes Gegners von {cards:dat}"],
  ["remove {amount} of that opponent's tokens from {cards}", "entferne {amount} Marken jenes Gegners von {cards:dat}"],
  [
    "one opponent, whom you choose, removes {theirs} from {cards}",
    "ein Gegner deiner Wahl entfernt {theirs} von {cards:dat}",
  ],
  ["each opponent removes {theirs} from {cards}", "jeder Gegner entfernt {theirs} von {cards:dat}"],
  [
    `${FEWEST} removes {theirs} from {cards}`,
    "wer die wenigsten ungenutzten Marken hat, entfernt {theirs} von {cards:dat}",
  ],
  ["for each opponent, remove {theirs} from {cards}", "jeder Gegner verliert {theirs} von {cards:dat}"],
  ["remove {some} of one opponent from {cards}", "entferne {some} eines Gegners von {cards:dat}"],
  [
    `remove {some} of ${FEWEST} from {cards}`,
    "entferne {some} dessen, der die wenigsten ungenutzten hat, von {cards:dat}",
  ],
];
const plain: Entry[] = [
  ["Influence {cards}", "beeinflusse {cards:acc}"],
  ["Subdue {cards}", "unterwirf {cards:acc}"],
  [
    "Rotate {cards} and perform its Use ability as if you controlled it",
    "dreh {cards:acc} und nutze die Einsatz-Fähigkeit, als wäre es deine Karte",
  ],
  ["Rotate {cards}", "dreh {cards:acc}"],
  ["Reset {cards}", "dreh {cards:acc} zurück"],
  ["place an Influence token on each of up to {n} {cards}", "leg je eine Einflussmarke auf bis zu {n} {cards:acc}"],
  ["place an Influence token on {cards}", "leg eine Einflussmarke auf {cards:acc}"],
  ["take the Influence token from {cards}", "nimm die Einflussmarke von {cards:dat}"],
  ["place the Quiraa token on {cards}", "leg die Quiraa-Marke auf {cards:acc}"],
  ["add {many} on {cards} for each {each}, at most {n}", "leg {many} auf {cards:acc} für {each:each}, höchstens {n}"],
  ["add {many} on each of up to {n} {cards}", "leg je {many} auf bis zu {n} {cards:acc}"],
  ["add {many} on {cards}", "leg {many} auf {cards:acc}"],
  ["move {yours} from {cards} to {cards2}", "versetze {yours} von {cards:dat} auf {cards2:acc}"],
  ["Swap {cards} with {cards2}", "vertausche {cards:acc} mit {cards2:dat}"],
  ["Swap {cards}", "vertausche {cards:acc}"],
  [
    "at the end of the Round you remove no token from {cards}",
    "am Ende der Runde entfernst du keine Marke von {cards:dat}",
  ],
  [
    "when {cards} performs the Influence action on {cards2}, add 1 more token; the limit is {n2} higher",
    "wenn {cards:nom} {cards2:acc} beeinflusst, leg 1 Marke mehr; die Grenze liegt {n2} höher",
  ],
  [
    "when {cards} performs the Influence action on {cards2}, add {n} more tokens; the limit is {n2} higher",
    "wenn {cards:nom} {cards2:acc} beeinflusst, leg {n} Marken mehr; die Grenze liegt {n2} höher",
  ],
  ["opponents' abilities may not {banned} {cards}", "Fähigkeiten von Gegnern dürfen {cards:acc} nicht {banned}"],
  ["cancel that action", "brich jene Aktion ab"],
  ["cancel that ability", "brich jene Fähigkeit ab"],
  ["cancel it", "brich sie ab"],
  ["choose {cards}", "wähle {cards:acc}"],
];
const banned: Entry[] = [
  ["Rotate, Swap or place Influence tokens on", "drehen, vertauschen oder mit Einflussmarken belegen"],
  ["Rotate or Swap", "drehen oder vertauschen"],
  ["Rotate or place Influence tokens on", "drehen oder mit Einflussmarken belegen"],
  ["Swap or place Influence tokens on", "vertauschen oder mit Einflussmarken belegen"],
  ["place Influence tokens on", "mit Einflussmarken belegen"],
  ["Rotate", "drehen"],
  ["Swap", "vertauschen"],
];
const paid: Entry[] = [
  [
    "{deed}, at the cost of {n} of your tokens on {card} if a player controls that card",
    "{deed}; kontrolliert jemand jene Karte, kostet es {n} deiner Marken auf {card}",
  ],
  ["at the cost of {n} of your tokens on {card}, {deed}", "für {n} deiner Marken auf {card}: {deed:Deed}"],
  [
    "{deed}; if several have the fewest, each of them does",
    "{deed}; haben mehrere die wenigsten, gilt es für alle davon",
  ],
  [
    "{deed}; if several have the fewest, do so for each of them",
    "{deed}; haben mehrere die wenigsten, gilt es für alle davon",
  ],
  ["{deed} (all if there are fewer)", "{deed} (alle, wenn es weniger sind)"],
];

// --- When a React answers ---

const events: Entry[] = [
  ["when an opponent passes", "wenn ein Gegner passt"],
  ["when an opponent's action targets {cards}", "wenn die Aktion eines Gegners {cards:acc} trifft"],
  [
    "when an opponent performs the Use ability of {cards}",
    "wenn ein Gegner die Einsatz-Fähigkeit von {cards:dat} nutzt",
  ],
  [
    "when an opponent's ability would remove tokens of yours from {cards}",
    "wenn die Fähigkeit eines Gegners Marken von dir von {cards:dat} entfernen würde",
  ],
  [
    "after an opponent's action has brought {cards}, controlled by you until then, into a Conflict",
    "nachdem die Aktion eines Gegners {cards:acc}, bis dahin deine Karte, in einen Konflikt gebracht hat",
  ],
  [
    "after an opponent's action has brought {cards} into a Conflict",
    "nachdem die Aktion eines Gegners {cards:acc} in einen Konflikt gebracht hat",
  ],
];

/** What the controller of a card may choose. */
const options: Entry[] = [
  [
    "they remove {theirs} from {cards} (all if there are fewer)",
    "entweder {theirs} von {cards:dat} entfernen (alle, wenn es weniger sind)",
  ],
  ["they remove {theirs} from {cards}", "entweder {theirs} von {cards:dat} entfernen"],
  ["you Subdue {cards}", "du unterwirfst {cards:acc}"],
  ["you place the Quiraa token on {cards}", "du legst die Quiraa-Marke auf {cards:acc}"],
  ["you add {many} on {cards}", "du legst {many} auf {cards:acc}"],
];

const small = (text: string) => `${text[0]!.toLowerCase()}${text.slice(1)}`;
const done: Kind = (text) => book.say(text) ?? book.say(small(text));
/** At the beginning of a sentence, or by itself. */
export const deed: Kind = (text) => {
  const said = done(text);
  return said && capital(said);
};
const event: Kind = (text) => {
  const said = book.put("events", small(text));
  return said && capital(said);
};

export const kinds: Kinds = {
  ...{ amount, many, some, yours, theirs, banned, events, options, event, deed: done },
  nom: nouns("nom"),
  acc: nouns("acc"),
  dat: nouns("dat"),
  each: (text) => nouns("acc")(`each ${text}`),
  /** An imperative goes on after "Dann"; another sentence begins anew. */
  then: (text) => {
    const said = done(text);
    return said && (/^(wer|jeder|alle|ein|am|für|wenn|Fähigkeiten) /.test(said) ? `: ${capital(said)}` : ` ${said}`);
  },
  Deed: (text) => deed(text),
};
const book: Phrases = new Phrases([...paid, ...removals, ...plain], kinds);

const trait: Entry[] = [
  ["Lawful", "gesetzestreu"],
  ["Religious", "religiös"],
  ["Noble", "adlig"],
  ["Rich", "reich"],
];
const traits: Entry[] = [...trait, ...trait.map(([english, german]): Entry => [`Non-${english}`, `nicht ${german}`])];
const kind: Entry[] = [
  ["Use", "Einsatz"],
  ["React", "Reaktion"],
  ["Passive", "Passiv"],
];
const Traits = traits.map(([english, german]): Entry => [english, capital(german)]);
export const more: Kinds = { trait, traits, Traits, kind };

/** A card's text, sentence by sentence. */
export const abilities: Entry[] = [
  [
    "{a}, {b}, {c}, {d}; {trait} is Compulsory, {trait2} is Wild.",
    "{a:Traits}, {b:traits}, {c:traits}, {d:traits}; {trait} ist Pflicht, {trait2} ist frei.",
  ],
  ["{a}, {b}, {c}, {d}.", "{a:Traits}, {b:traits}, {c:traits}, {d:traits}."],
  ["{kind}: {event}, {deed}.", "{kind}: {event}: {deed:Deed}."],
  ["{kind}: {deed}.", "{kind}: {deed:Deed}."],
  ["Then, if at least 1 token was removed, {deed}.", "Dann, wenn mindestens 1 Marke entfernt wurde: {deed:Deed}."],
  [
    "Then, if at least {n} tokens were removed, {deed}.",
    "Dann, wenn mindestens {n} Marken entfernt wurden: {deed:Deed}.",
  ],
  ["Then {deed}.", "Dann{deed:then}."],
  ["Its controller chooses: {one}, or {two}.", "Wer die Karte kontrolliert, wählt: {one:options}, oder {two:options}."],
  [
    "Until the end of the Round a card with the Quiraa token may not Influence, nor does its ability work.",
    "Bis zum Ende der Runde kann eine Karte mit der Quiraa-Marke nicht beeinflussen, und ihre Fähigkeit ruht.",
  ],
];
