/** An Empty Throne auf Deutsch: Orte, und was Karten können. */

import type { Entry, Kind } from "../templates";
import { capital } from "./grammar";

// --- Places, in the cases that prepositions want ---

const FIELDS = ["1", "2", "3"];
const places = (field: string, tombs: string): Entry[] => [
  ...FIELDS.flatMap((number): Entry[] => [
    [`Field ${number}`, `${field} ${number}`],
    [`field ${number}`, `${field} ${number}`],
  ]),
  ["The Tombs", tombs],
  ["the tombs", tombs],
];
const place = places("Feld", "die Gruft");
const at = places("auf Feld", "in der Gruft");
const into = places("auf Feld", "in die Gruft");
const from = places("von Feld", "aus der Gruft");
/** "The deck of …". */
const of = places("von Feld", "der Gruft");

/** "Ada's Field 1" and "Your Field 1". */
const side: Kind = (text) => (/^[Yy]our/.test(text) ? "deine Seite" : `die Seite von ${text.slice(0, -2)}`);

// --- Abilities: their sentences, as they follow "you may" ---

const half: Entry[] = [
  ["Recruit", "Anwerben"],
  ["Impact", "Wirkung"],
];
/** "The Recruit of …". */
const theHalf: Entry[] = [
  ["Recruit", "das Anwerben"],
  ["Impact", "die Wirkung"],
];
const top: Entry[] = [
  ["the top card of this deck", "die oberste Karte dieses Stapels"],
  ["the top card of this location's deck", "die oberste Karte des Stapels an diesem Ort"],
  ["the top card of any deck", "die oberste Karte eines beliebigen Stapels"],
  ["the top card of any Field deck", "die oberste Karte eines beliebigen Feldstapels"],
  ["the top card of The Tombs deck", "die oberste Karte der Gruft"],
];
const sideOf: Entry[] = [
  ["this Field", "dieses Feldes"],
  ["this location", "an diesem Ort"],
  ["The Tombs", "der Gruft"],
];
const target: Entry[] = [
  ["this Field", "auf dieses Feld"],
  ["this location", "an diesen Ort"],
  ["The Tombs", "in die Gruft"],
  ["a different Field or The Tombs", "auf ein anderes Feld oder in die Gruft"],
];
const which: Entry[] = [
  ["at this Field", "auf diesem Feld"],
  ["at this location", "an diesem Ort"],
  ["at the same location", "am selben Ort"],
  ["of lower value than the card just played", "mit kleinerem Wert als die eben gespielte"],
  ["of greater value than the card just played", "mit größerem Wert als die eben gespielte"],
];
const some: Entry[] = [
  ["one played card", "eine ausgespielte Karte"],
  ["one other played card", "eine andere ausgespielte Karte"],
  ["any other played card", "eine beliebige andere ausgespielte Karte"],
  ["one of your played cards", "eine deiner ausgespielten Karten"],
  ["one of your other played cards", "eine deiner anderen ausgespielten Karten"],
  ["one of your opponent's played cards", "eine der ausgespielten Karten deines Gegners"],
  ["one of your opponent's other played cards", "eine der anderen ausgespielten Karten deines Gegners"],
];
const played: Entry[] = [
  ...some,
  ["{some} {which} {which2}", "{some:some} {which:which} {which2:which}"],
  ["{some} {which}", "{some:some} {which:which}"],
];
const may: Entry[] = [
  ["draw {top}", "{top} ziehen"],
  ["play {top} to your side of {where}", "{top} auf deine Seite {where:sideOf} spielen"],
  ["exchange one card of your hand with {top}", "eine Karte deiner Hand gegen {top} tauschen"],
  [
    "move {played} to {target}; it stays on its player's side",
    "{played} {target} bewegen; sie bleibt auf der Seite ihres Spielers",
  ],
  ["move {played} to {target}", "{played} {target} bewegen"],
  ["return {played} to your hand", "{played} auf deine Hand zurücknehmen"],
  ["return {played} to its player's hand", "{played} auf die Hand ihres Spielers zurückgeben"],
  ["take {played} onto your side", "{played} auf deine Seite nehmen"],
  ["exchange {played} with {played2}", "{played} gegen {played2} tauschen"],
];

// --- The same in a few words, as the table and a card in the hand have it ---

const briefTop: Entry[] = [
  ["the top", "die oberste Karte"],
  ["any top", "eine oberste Karte"],
  ["any Field top", "die oberste Karte eines Feldes"],
  ["a card of The Tombs", "eine Karte der Gruft"],
];
const briefTo: Entry[] = [
  ["here", "hierher"],
  ["to The Tombs", "in die Gruft"],
  ["elsewhere", "anderswohin"],
];
const briefValue: Entry[] = [
  ["lower", "kleinere"],
  ["greater", "größere"],
];
const briefWhere: Entry[] = [
  ["here", "hier"],
  ["there", "dort"],
];
const briefBare: Entry[] = [
  ["any card", "eine Karte"],
  ["any other card", "eine andere Karte"],
  ["any {value} card", "eine {value:briefValue} Karte"],
  ["any other {value} card", "eine andere, {value:briefValue} Karte"],
  ["a card of yours", "eine eigene Karte"],
  ["another card of yours", "eine andere eigene Karte"],
  ["a {value} card of yours", "eine eigene {value:briefValue} Karte"],
  ["a card of theirs", "eine fremde Karte"],
  ["another card of theirs", "eine andere fremde Karte"],
  ["a {value} card of theirs", "eine fremde {value:briefValue} Karte"],
  ["a {value} card", "eine {value:briefValue} Karte"],
  ["a card", "eine Karte"],
];
const briefCard: Entry[] = [["{what} {where}", "{what:briefBare} {where:briefWhere}"], ...briefBare];
const brief: Entry[] = [
  ["draw here", "hier ziehen"],
  ["draw from any deck", "von einem Stapel ziehen"],
  ["draw from any Field", "von einem Feld ziehen"],
  ["draw from The Tombs", "aus der Gruft ziehen"],
  ["play {top} {to}", "{top:briefTop} {to:briefTo} spielen"],
  ["exchange a hand card with {top}", "Handkarte gegen {top:briefTop} tauschen"],
  ["move {what} {to}", "{what:briefCard} {to:briefTo} bewegen"],
  ["return {what}", "{what:briefCard} zurückgeben"],
  ["steal {what}", "{what:briefCard} stehlen"],
  ["exchange {what} with {what2}", "{what:briefCard} gegen {what2:briefCard} tauschen"],
];

/** As a card file has them, which the page shows on cards in the hand. */
const cellDeck: Entry[] = [
  ["here", "hier"],
  ["any deck", "von einem Stapel"],
  ["any field", "von einem Feld"],
  ["the tombs", "aus der Gruft"],
];
const cellTo: Entry[] = [
  ["here", "hierher"],
  ["the tombs", "in die Gruft"],
  ["elsewhere", "anderswohin"],
];
const cellBare: Entry[] = [
  ["my card", "eine eigene Karte"],
  ["my other card", "eine andere eigene Karte"],
  ["their card", "eine fremde Karte"],
  ["their other card", "eine andere fremde Karte"],
  ["any card", "eine Karte"],
  ["any other card", "eine andere Karte"],
  ["my {value} card", "eine eigene {value:briefValue} Karte"],
  ["their {value} card", "eine fremde {value:briefValue} Karte"],
  ["any {value} card", "eine {value:briefValue} Karte"],
  ["any other {value} card", "eine andere, {value:briefValue} Karte"],
];
const cellCard: Entry[] = [
  ["{what} anywhere", "{what:cellBare}"],
  ["{what} {where}", "{what:cellBare} {where:briefWhere}"],
];
const cell: Entry[] = [
  ["draw from {deck}", "{deck:cellDeck} ziehen"],
  ["play from here to here", "die oberste Karte hierher spielen"],
  ["play from here to {to}", "die oberste Karte {to:cellTo} spielen"],
  ["play from {deck} to {to}", "{deck:cellDeck} {to:cellTo} spielen"],
  ["move {what} to {to}", "{what:cellCard} {to:cellTo} bewegen"],
  ["return {what}", "{what:cellCard} zurückgeben"],
  ["steal {what}", "{what:cellCard} stehlen"],
  ["exchange hand with here", "Handkarte gegen die oberste hier tauschen"],
  ["exchange hand with any field", "Handkarte gegen die oberste eines Feldes tauschen"],
  ["exchange {what} with {what2}", "{what:cellCard} gegen {what2:cellCard} tauschen"],
];
const label: Entry[] = [...half, ["Anwerben", "Anwerben"], ["Wirkung", "Wirkung"]];
const briefly: Entry[] = [
  ["{label}: {one}, then {two}, then {three}.", "{label}: {one:cell}, dann {two:cell}, dann {three:cell}."],
  ["{label}: {one}, then {two}.", "{label}: {one:cell}, dann {two:cell}."],
  ["{label}: {one}.", "{label}: {one:cell}."],
  ["{one}, then {two}, then {three}", "{one:brief}, dann {two:brief}, dann {three:brief}"],
  ["{one}, then {two}", "{one:brief}, dann {two:brief}"],
  ["{one}", "{one:brief}"],
];

// --- Cards ---

const values: Entry[] = [
  ["{v} to start with", "{v:range} zu Beginn"],
  ["{v} in the Field decks", "{v:range} in den Feldstapeln"],
  ["{v} in The Tombs", "{v:range} in der Gruft"],
];
const cards: Entry[] = [
  ["Values {one}, {two}, {three}.", "Werte: {one:values}, {two:values}, {three:values}."],
  ["Values {one}, {two}.", "Werte: {one:values}, {two:values}."],
  ["Values {one}.", "Werte: {one:values}."],
  ["{half}: none.", "{half}: keine Fähigkeit."],
  ["{half}: {does}.", "{half}: {does:doing}."],
  ["Then you may {may}.", "Dann darfst du {may}."],
];

/** An ability after a colon: English has a capital there. */
const doing = may.map(([english, german]): Entry => [capital(english), german]);

/** Everything that cards are told with. */
export const abilities: Entry[] = [...cards, ...briefly];
export const kinds = {
  ...{
    place,
    at,
    into,
    from,
    of,
    side,
    half,
    theHalf,
    top,
    sideOf,
    target,
    which,
    some,
    played,
    may,
    doing,
    values,
    label,
  },
  ...{ briefTop, briefTo, briefValue, briefWhere, briefBare, briefCard, brief },
  ...{ cellDeck, cellTo, cellBare, cellCard, cell },
  range: (text: string) => text.replace(" to ", " bis ").replace(" and ", " und "),
};
