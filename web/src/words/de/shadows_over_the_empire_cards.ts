/** Shadows over the Empire auf Deutsch: welche Karten gemeint sind, in allen Fällen. */

import { listOf, type Kind } from "../templates";

export type Case = "nom" | "acc" | "dat";
/** "ein Bürger"; "Bürger", nach jeder; "Bürger", nach einer Zahl oder alle. */
type Form = "one" | "every" | "many";

const NAME = "\\p{Lu}[\\p{L}'’-]*(?: (?:of |the |de |von )?\\p{Lu}[\\p{L}'’-]*)*|[a-e][1-7]|\\p{Co}";
const ADJECTIVES: Record<string, string> = {
  other: "ander",
  adjacent: "angrenzend",
  upright: "aufrecht",
  Rotated: "gedreht",
  uncontrolled: "unkontrolliert",
  Lawful: "gesetzestreu",
  Religious: "religiös",
  Noble: "adlig",
  Rich: "reich",
  "Non-Lawful": "nicht gesetzestreu",
  "Non-Religious": "nicht religiös",
  "Non-Noble": "nicht adlig",
  "Non-Rich": "nicht reich",
};
const ENDINGS: Record<Form, Record<"m" | "f", Record<Case, string>>> = {
  one: { m: { nom: "er", acc: "en", dat: "en" }, f: { nom: "e", acc: "e", dat: "en" } },
  every: { m: { nom: "e", acc: "en", dat: "en" }, f: { nom: "e", acc: "e", dat: "en" } },
  many: { m: { nom: "e", acc: "e", dat: "en" }, f: { nom: "e", acc: "e", dat: "en" } },
};
const ARTICLES = { m: { nom: "ein", acc: "einen", dat: "einem" }, f: { nom: "eine", acc: "eine", dat: "einer" } };
const EVERY = { m: { nom: "jeder", acc: "jeden", dat: "jedem" }, f: { nom: "jede", acc: "jede", dat: "jeder" } };
const RELATIVES = {
  m: { nom: "der", acc: "den", dat: "dem" },
  f: { nom: "die", acc: "die", dat: "der" },
  many: { nom: "die", acc: "die", dat: "denen" },
};
const KINDS: Record<string, { gender: "m" | "f"; many: boolean; said: Record<Case, string> }> = {
  Citizen: { gender: "m", many: false, said: { nom: "Bürger", acc: "Bürger", dat: "Bürger" } },
  Citizens: { gender: "m", many: true, said: { nom: "Bürger", acc: "Bürger", dat: "Bürgern" } },
  "Character card": {
    gender: "f",
    many: false,
    said: { nom: "Charakterkarte", acc: "Charakterkarte", dat: "Charakterkarte" },
  },
  "Character cards": {
    gender: "f",
    many: true,
    said: { nom: "Charakterkarten", acc: "Charakterkarten", dat: "Charakterkarten" },
  },
};

// --- What is said after the kind ---

type Relatives = Record<Case, string>;
interface Told {
  plain?: string;
  clause?: string;
}

const amount = (count: string) => `${count} ${count === "1" ? "Marke" : "Marken"}`;
const HAVING: [RegExp, (found: string[]) => string][] = [
  [/^no tokens on (?:it|them)$/, () => "ohne Marken"],
  [/^tokens of yours$/, () => "mit Marken von dir"],
  [/^tokens of an opponent$/, () => "mit Marken eines Gegners"],
  [/^exactly (\d+) tokens?$/, ([, count]) => `mit genau ${amount(count!)}`],
  [/^exactly (\d+) tokens? of yours$/, ([, count]) => `mit genau ${amount(count!)} von dir`],
  [/^an Influence token$/, () => "mit einer Einflussmarke"],
  [/^no Influence token$/, () => "ohne Einflussmarke"],
  [/^a Use ability$/, () => "mit einer Einsatz-Fähigkeit"],
];
const AFTER: [RegExp, (found: string[], who: Relatives) => Told | undefined][] = [
  [/^you controlled/, (_, who) => ({ clause: `${who.acc} du kontrolliert hast` })],
  [/^you control/, (_, who) => ({ clause: `${who.acc} du kontrollierst` })],
  [/^that an opponent controls/, (_, who) => ({ clause: `${who.acc} ein Gegner kontrolliert` })],
  [/^that a player controls/, (_, who) => ({ clause: `${who.acc} jemand kontrolliert` })],
  [/^that opponents control/, (_, who) => ({ clause: `${who.acc} Gegner kontrollieren` })],
  [/^that players control/, (_, who) => ({ clause: `${who.acc} jemand kontrolliert` })],
  [/^in a Conflict you take part in,?/, () => ({ plain: "in einem Konflikt mit dir" })],
  [/^in a Conflict/, () => ({ plain: "in einem Konflikt" })],
  [/^of their choice/, () => ({ plain: "eigener Wahl" })],
  [/^in it/, () => ({ plain: "darin" })],
  [
    new RegExp(`^exactly 2 steps away from (${NAME})`, "u"),
    ([, name]) => ({ plain: `genau 2 Schritte von ${name} entfernt` }),
  ],
  [
    new RegExp(`^in the same row or column as (${NAME})`, "u"),
    ([, name]) => ({ plain: `in derselben Reihe oder Spalte wie ${name}` }),
  ],
  [new RegExp(`^in the same row as (${NAME})`, "u"), ([, name]) => ({ plain: `in derselben Reihe wie ${name}` })],
  [new RegExp(`^in the same column as (${NAME})`, "u"), ([, name]) => ({ plain: `in derselben Spalte wie ${name}` })],
  [
    /^adjacent to your Leader or a card you control/,
    () => ({ plain: "neben deinem Anführer oder einer deiner Karten" }),
  ],
  [/^adjacent to it/, () => ({ plain: "daneben" })],
  [/^adjacent to that card/, () => ({ plain: "neben jener Karte" })],
  [/^adjacent to the card that received (?:it|them)/, () => ({ plain: "neben der Karte mit den neuen Marken" })],
  [new RegExp(`^adjacent to (${NAME})`, "u"), ([, name]) => ({ plain: `neben ${name}` })],
  [/^among the two just swapped/, () => ({ plain: "unter den beiden vertauschten" })],
  [/^that (?:is|are) Rotated/, (_, who) => ({ clause: `${who.nom} gedreht ${are(who)}` })],
  [/^that (?:is|are) upright/, (_, who) => ({ clause: `${who.nom} aufrecht ${are(who)}` })],
  [
    /^that (?:is|are) Diverging to you/,
    (_, who) => ({ clause: `${who.nom} von deinem Anführer ${who.dat === "denen" ? "abweichen" : "abweicht"}` }),
  ],
  [
    /^on which they have (\d+) or more/,
    ([, count], who) => ({ clause: `auf ${who.dat} der Gegner ${count} oder mehr hat` }),
  ],
  [new RegExp(`^other than (${NAME})`, "u"), ([, name]) => ({ plain: `außer ${name}` })],
  [
    /^with (.*?)(?= exactly 2 steps| in the same| adjacent to| among the| that (?:is|are) | on which| other than|$)/,
    ([, things]) => {
      const said = things!.split(" and ").map((thing) => {
        const found = HAVING.map(([shape, say]) => [shape.exec(thing), say] as const).find(([match]) => match);
        return found && found[1](found[0]!);
      });
      return said.includes(undefined) ? undefined : { plain: said.join(" und ") };
    },
  ],
];
const are = (who: Relatives) => (who.dat === "denen" ? "sind" : "ist");

/** What stands after a kind: first what needs no comma, then the clauses. */
function after(text: string, who: Relatives): string | undefined {
  const [plain, clauses]: [string[], string[]] = [[], []];
  let rest = text.trim();
  while (rest) {
    const step = AFTER.map(([shape, say]) => [shape.exec(rest), say] as const).find(([match]) => match);
    const said = step && step[1](step[0]!, who);
    if (!step || !said) return undefined;
    if (said.plain) plain.push(said.plain);
    if (said.clause) clauses.push(said.clause);
    rest = rest.slice(step[0]![0].length).trim();
  }
  const words = plain.map((word) => ` ${word}`).join("");
  return clauses.length ? `${words}, ${clauses.join(" und ")},` : words;
}

// --- Cards that can be only one ---

const DEFINITE: Record<string, Record<Case, string>> = {
  it: { nom: "die Karte", acc: "die Karte", dat: "der Karte" },
  "that card": { nom: "jene Karte", acc: "jene Karte", dat: "jener Karte" },
  "the card that received it": {
    nom: "die Karte mit der neuen Marke",
    acc: "die Karte mit der neuen Marke",
    dat: "der Karte mit der neuen Marke",
  },
  "the card that received them": {
    nom: "die Karte mit den neuen Marken",
    acc: "die Karte mit den neuen Marken",
    dat: "der Karte mit den neuen Marken",
  },
  "the Distinct Personality": {
    nom: "die Besondere Persönlichkeit",
    acc: "die Besondere Persönlichkeit",
    dat: "der Besonderen Persönlichkeit",
  },
  "your Leader": { nom: "dein Anführer", acc: "deinen Anführer", dat: "deinem Anführer" },
};
const CONDITIONS: [RegExp, (found: string[]) => string | undefined][] = [
  [/^it is a Citizen$/, () => "sie ein Bürger ist"],
  [/^it is the Distinct Personality$/, () => "sie die Besondere Persönlichkeit ist"],
  [/^it is adjacent$/, () => "sie angrenzt"],
  [/^it is another card$/, () => "sie eine andere Karte ist"],
  [/^it is (Rotated|upright)$/, ([, word]) => `sie ${ADJECTIVES[word!]} ist`],
  [/^it is ((?:Non-)?(?:Lawful|Religious|Noble|Rich))$/, ([, word]) => `sie ${ADJECTIVES[word!]} ist`],
  [/^it is Diverging to you$/, () => "sie von deinem Anführer abweicht"],
  [/^it has no tokens on it$/, () => "keine Marken darauf liegen"],
  [/^you control it$/, () => "du sie kontrollierst"],
  [/^an opponent controls it$/, () => "ein Gegner sie kontrolliert"],
  [/^a player controls it$/, () => "jemand sie kontrolliert"],
  [/^nobody controls it$/, () => "niemand sie kontrolliert"],
  [/^it is in a Conflict$/, () => "sie in einem Konflikt ist"],
  [/^it is in a Conflict you take part in$/, () => "sie in einem Konflikt mit dir ist"],
  [/^you have tokens on it$/, () => "du Marken darauf hast"],
  [/^an opponent has tokens on it$/, () => "ein Gegner Marken darauf hat"],
  [/^they have (\d+) or more on it$/, ([, count]) => `sie ${count} oder mehr darauf haben`],
  [/^it has exactly (\d+) tokens? of yours$/, ([, count]) => `genau ${amount(count!)} von dir darauf liegen`],
  [/^it has an Influence token$/, () => "sie eine Einflussmarke hat"],
  [/^it has no Influence token$/, () => "sie keine Einflussmarke hat"],
  [/^it has a Use ability$/, () => "sie eine Einsatz-Fähigkeit hat"],
  [/^it is (.+)$/, ([, where]) => where && after(where, RELATIVES.f)?.replace(/^ (.*)$/, "sie $1 liegt")],
];

function definite(text: string, as: Case): string | undefined {
  const [, head, conditions] = /^(.*?)(?: if (.*))?$/.exec(text)!;
  const name = DEFINITE[head!]?.[as] ?? (new RegExp(`^(?:${NAME})$`, "u").test(head!) ? head : undefined);
  if (name === undefined || !conditions) return name;
  const said = conditions.split(/ and (?=it |you |an? |nobody |they )/).map((condition) => {
    const found = CONDITIONS.map(([shape, say]) => [shape.exec(condition), say] as const).find(([match]) => match);
    return found && found[1](found[0]!);
  });
  if (said.includes(undefined)) return undefined;
  const clause = said.join(" und ");
  return `${name}, wenn ${head === "your Leader" ? clause.replaceAll("sie ", "er ") : clause},`;
}

// --- All of them ---

const ADJECTIVE = Object.keys(ADJECTIVES)
  .sort((a, b) => b.length - a.length)
  .join("|");
const NOUN = new RegExp(
  `^(a|an|another|each|every|two|up to 2|each of up to 2)? ?((?:(?:${ADJECTIVE}) )*)(${Object.keys(KINDS)
    .sort((a, b) => b.length - a.length)
    .join("|")})((?: |$).*|$)`,
);

function one(text: string, as: Case): string | undefined {
  const [, article = "", adjectives = "", kind, more = ""] = NOUN.exec(text) ?? [];
  if (!kind) return definite(text, as);
  const { gender, many, said } = KINDS[kind]!;
  const form: Form = many ? "many" : /^(each|every)$/.test(article) ? "every" : "one";
  const end = ENDINGS[form][gender][as];
  const words = [...(article === "another" ? ["other"] : []), ...(adjectives.match(new RegExp(ADJECTIVE, "g")) ?? [])];
  const [, rest = more, included] = /^(.*), (.*?) included$/.exec(more) ?? [];
  const tail = after(rest, many ? RELATIVES.many : RELATIVES[gender]);
  if (tail === undefined) return undefined;
  const before = {
    one: ARTICLES[gender][as],
    every: EVERY[gender][as],
    many: { two: "zwei", "": "" }[article] ?? "bis zu 2",
  }[form];
  const noun = [before, ...words.map((word) => `${ADJECTIVES[word]}${end}`), said[as]].filter(Boolean).join(" ");
  return `${noun}${tail}${included ? `, auch ${included},` : ""}`;
}

/** Cards as an ability means them, in a case. */
export const nouns =
  (as: Case): Kind =>
  (text) =>
    one(text, as) ?? listOf({ and: "und", or: "oder" }, (part) => one(part, as))(text);

/** Commas end clauses; not where a sentence ends anyway. */
export const tidied = (text: string) => text.replace(/,+(?=[.;:?,!)])|,+$/g, "").replace(/,( und | oder )?,/g, ",");
