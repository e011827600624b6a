/** An Empty Throne auf Deutsch: was geschieht, gefragt und verweigert wird. */

import type { Entry } from "../templates";
import { abilities, kinds } from "./an_empty_throne_cards";
import { book, does } from "./grammar";

// --- Moves ---

const using: Entry[] = [
  ["recruit", "Anwerben"],
  ["impact", "Wirkung"],
  ["both", "beides"],
];
const moves: Entry[] = [
  ["decline", "verzichten"],
  ["draw", "ziehen"],
  ["play", "ausspielen"],
  ["play {card} to {place}, {using}", "{card} {place:into} spielen, {using}"],
  ["draw from {place}", "{place:from} ziehen"],
  ["play from {place}", "{place:from} ausspielen"],
  ["exchange from {place}", "{place:from} tauschen"],
  ["deck of {place}", "Stapel {place:of}"],
  ["play {card} to {place}", "{card} {place:into} spielen"],
  ["move {card} to {place}", "{card} {place:into} bewegen"],
  ["to {place}", "{place:into}"],
  ["with {place}", "mit {place:place}"],
  ["with {card}", "mit {card}"],
  ["take {card}", "{card} nehmen"],
  ["move {card}", "{card} bewegen"],
  ["return {card}", "{card} zurückgeben"],
  ["steal {card}", "{card} stehlen"],
  ["exchange {card}", "{card} tauschen"],
  ["choose {card}", "{card} wählen"],
  ["{place}", "{place}"],
];

// --- The log ---

const pattern: Entry[] = [
  ["three of the same value", "drei gleiche Werte"],
  ["three of the same Kith", "drei einer Sippe"],
  ["four different values", "vier verschiedene Werte"],
  ["four different Kiths", "vier verschiedene Sippen"],
];
const patterns: Entry[] = [
  ["{one}, {two}, {three} and {four}", "{one:pattern}, {two:pattern}, {three:pattern} und {four:pattern}"],
  ["{one}, {two} and {three}", "{one:pattern}, {two:pattern} und {three:pattern}"],
  ["{one} and {two}", "{one:pattern} und {two:pattern}"],
  ...pattern,
];
const uses: Entry[] = [["Recruit and Impact", "Anwerben und Wirkung"], ...kinds.half];
const ending: Entry[] = [
  [
    "all three Fields of a player are flipped and two or more decks are empty",
    "Jemand hat alle drei Felder gewendet, und mindestens zwei Stapel sind leer",
  ],
  ["all three Fields of a player are flipped", "Jemand hat alle drei Felder gewendet"],
  ["two or more decks are empty", "Mindestens zwei Stapel sind leer"],
  ["no game is longer than {n} turns", "Kein Spiel dauert länger als {n} Züge"],
];
/** What an ability did not find to do. */
const verb: Entry[] = [
  ["draw", "ziehen"],
  ["play", "spielen"],
  ["move", "bewegen"],
  ["return", "zurückgeben"],
  ["steal", "stehlen"],
  ["exchange", "tauschen"],
];
const toVerb = verb.map(([english, german]): Entry => [english, `zu ${german}`.replace("zu zurück", "zurückzu")]);
const log: Entry[] = [
  ["{card} is the new top of {place}.", "{card} liegt jetzt oben {place:at}."],
  ["The deck of {place} is empty.", "Der Stapel {place:of} ist leer."],
  [
    "{card} is the Refuge card: {kith} in hand are worth 1 point each.",
    "{card} ist die Zufluchtskarte: {kith} auf der Hand sind je 1 Punkt wert.",
  ],
  ["Turn {n}: You.", "Zug {n}: du."],
  ["Turn {n}: {who}.", "Zug {n}: {who}."],
  ["The game is over after one turn: {why}.", "Das Spiel ist nach einem Zug aus: {why:ending}."],
  ["The game is over after {n} turns: {why}.", "Das Spiel ist nach {n} Zügen aus: {why:ending}."],
  ...does("begin.", "beginnst|beginnt."),
  ...does("have no possible Action.", "hast|hat keine mögliche Aktion."),
  ["Your hand is empty.", "Deine Hand ist leer."],
  ["{who}'s hand is empty.", "Die Hand von {who} ist leer."],
  ...does("draw a card of The Tombs.", "ziehst|zieht eine Karte aus der Gruft."),
  ...does("decline the rest of the {half} of {kith}.", "verzichtest|verzichtet auf den Rest: {half} von {kith}."),
  ...does("decline the {half} of {kith}.", "verzichtest|verzichtet auf {half:theHalf} von {kith}."),
  ["The {half} of {kith} finds nothing to {verb}.", "{half} von {kith}: Es gibt nichts {verb:toVerb}."],
  ["{kith} have no {half}.", "{kith} haben keine Fähigkeit: {half}."],
  ["Your {place} flips: {patterns}.", "Dein {place} wendet sich: {patterns}."],
  ["{who}'s {place} flips: {patterns}.", "{place} von {who} wendet sich: {patterns}."],
  ["Your {place} turns back: no Coalition is left there.", "Dein {place} wendet sich zurück: keine Koalition mehr."],
  [
    "{who}'s {place} turns back: no Coalition is left there.",
    "{place} von {who} wendet sich zurück: keine Koalition mehr.",
  ],
  ["You play {card} to {place} and use {uses}.", "Du spielst {card} {place:into} und nutzt: {uses}."],
  ["{who} plays {card} to {place} and uses {uses}.", "{who} spielt {card} {place:into} und nutzt: {uses}."],
  ...does("play {card} to {place}.", "spielst|spielt {card} {place:into}."),
  ...does("move {card} from {place} to {place2}.", "bewegst|bewegt {card} {place:from} {place2:into}."),
  ...does("move {owned} to {place}.", "bewegst|bewegt {owned} {place:into}."),
  ...does("draw {card} from {place}.", "ziehst|zieht {card} {place:from}."),
  ...does("find {card} in The Tombs.", "findest|findet {card} in der Gruft."),
  [
    "{card} is played from the deck of {place} to {whose} side of {place2}.",
    "{card} kommt vom Stapel {place:of} {place2:into}, auf {whose:side}.",
  ],
  ...does("return {owned} from {place} to the hand.", "schickst|schickt {owned} {place:from} zurück auf die Hand."),
  ...does("steal {card} at {place}.", "stiehlst|stiehlt {card} {place:at}."),
  ...does("show {card} from the hand, to be exchanged.", "zeigst|zeigt {card} von der Hand, zum Tausch."),
  ...does(
    "exchange {card} from the hand with {card2} on top of {place}.",
    "tauschst|tauscht {card} von der Hand gegen {card2} oben {place:at}.",
  ),
  ...does(
    "exchange {owned} at {place} with {owned2} at {place2}.",
    "tauschst|tauscht {owned} {place:at} gegen {owned2} {place2:at}.",
  ),
  ...does("hold {cards}.", "hältst|hält {cards}."),
  ...does("reveal {cards}.", "deckst|deckt {cards} auf."),
  ...does("take {card}.", "nimmst|nimmt {card}."),
];

// --- Status and standing ---

const order: Entry[] = [
  ["first", "erste"],
  ["second", "zweite"],
];
const points: Entry[] = [
  ["{n} for Fields with {n1}", "{n} für Felder mit {n1}"],
  ["{n} for The Tombs with {n1}", "{n} für die Gruft mit {n1}"],
  ["{n} for flipped Fields", "{n} für gewendete Felder"],
  ["{n} for refugees in hand", "{n} für Flüchtlinge auf der Hand"],
  ["nothing", "nichts"],
];
const status: Entry[] = [
  ["The game is over.", "Das Spiel ist aus."],
  ["Waiting for {them}.", "Es wird auf {them} gewartet."],
  [
    "Take a starting card; the last one will be the Refuge card.",
    "Nimm eine Startkarte; die letzte wird die Zufluchtskarte.",
  ],
  [
    "Turn {n}, {order} Action: play a card or move one of your played cards.",
    "Zug {n}, {order} Aktion: Spiel eine Karte, oder bewege eine deiner ausgespielten.",
  ],
  ["Turn {n}, {order} Action: play a card.", "Zug {n}, {order} Aktion: Spiel eine Karte."],
  [
    "Turn {n}, {order} Action: move one of your played cards.",
    "Zug {n}, {order} Aktion: Bewege eine deiner ausgespielten Karten.",
  ],
  ["{half} of {kith}: where to move {card}?", "{half} von {kith}: Wohin mit {card}?"],
  ["{half} of {kith}: exchange {card} with what?", "{half} von {kith}: {card} wogegen tauschen?"],
  ["{half} of {kith}: then you may {may}.", "{half} von {kith}: Dann darfst du {may}."],
  ["{half} of {kith}: you may {may}.", "{half} von {kith}: Du darfst {may}."],
  ["{who}: {n} = {sum}; combined value {n2}", "{who}: {n} = {sum:sum}; Gesamtwert {n2}"],
];

// --- Refusals ---

const wanted: Entry[] = [
  ["a place", "einen Ort"],
  ["a Field deck", "einen Feldstapel"],
  ["a card to exchange it with", "eine Karte zum Tauschen"],
];
const refusals: Entry[] = [
  ["This card set has no such card.", "Diese Karte gibt es in diesem Spiel nicht."],
  ["The starting cards are drafted now: take one of them.", "Gerade werden Startkarten gewählt: Nimm eine davon."],
  ["{card} does not lie among the starting cards.", "{card} liegt nicht bei den Startkarten."],
  [
    "No ability asks anything now: play a card, or move one of your played cards.",
    "Gerade fragt keine Fähigkeit: Spiel eine Karte, oder bewege eine deiner ausgespielten.",
  ],
  ["You have no {card} in your hand.", "{card} hast du nicht auf der Hand."],
  [
    "You have played to {place} this turn; play elsewhere, or move a card.",
    "Du hast in diesem Zug schon {place:into} gespielt; spiel anderswo, oder bewege eine Karte.",
  ],
  [
    "The deck of {place} is empty, so there is only the Impact.",
    "Der Stapel {place:of} ist leer, also gibt es nur die Wirkung.",
  ],
  [
    "Under {card}, {card2} uses both abilities: play it with 'both'.",
    "Unter {card} nutzt {card2} beide Fähigkeiten: Spiel die Karte mit beiden.",
  ],
  [
    "{card} is neither of greater value than {card2} nor of its Kith: choose 'recruit' or 'impact'.",
    "{card} ist weder größer als {card2} noch von derselben Sippe: Wähle Anwerben oder Wirkung.",
  ],
  [
    "You have moved a card this turn; play one from your hand.",
    "Du hast in diesem Zug schon eine Karte bewegt; spiel eine von der Hand.",
  ],
  ["{card} lies at {place} already; move it elsewhere.", "{card} liegt schon {place:at}; beweg die Karte anderswohin."],
  ["{card} is none of your played cards.", "{card} ist keine deiner ausgespielten Karten."],
  ["The {half} of {kith} lets you {may}.", "{half} von {kith}: Du darfst {may}."],
  ["{card} is none that it is for.", "{card} kommt dafür nicht infrage."],
  ["Answer this first, or decline.", "Antworte erst darauf, oder verzichte."],
  ["Answer with '{verb}', or decline.", "Antworte mit „{verb:verb}“, oder verzichte."],
  ["This is no answer to that.", "Das ist keine Antwort darauf."],
  [
    "One thing after the other: move {card}; to {place}.",
    "Eins nach dem anderen: erst {card} bewegen, dann {place:into}.",
  ],
  ["One thing after the other: move {card}.", "Eins nach dem anderen: erst {card} bewegen."],
  [
    "You have chosen {card}: this can no longer be declined.",
    "Du hast {card} gewählt: Darauf kannst du nicht mehr verzichten.",
  ],
  ["There is no face-up card at {place}.", "Es liegt keine offene Karte {place:at}."],
  ["{card} cannot be exchanged with {card2}.", "{card} lässt sich nicht gegen {card2} tauschen."],
  ["You have chosen {card}: now choose {wanted}.", "Du hast {card} gewählt: Wähle jetzt {wanted}."],
];

// --- Hints ---

const purposes: Entry[] = [
  ["ends the game ahead", "beendet das Spiel mit Vorsprung"],
  ["ends the game behind", "beendet das Spiel im Rückstand"],
  ["flips {place} (2 points)", "wendet {place} (2 Punkte)"],
  ["completes a Coalition at {place}", "vollendet eine Koalition {place:at}"],
  ["breaks up the Coalition at {place}", "löst die Koalition {place:at} auf"],
  ["keeps the Coalition at {place}", "behält die Koalition {place:at}"],
  ["leaves {place} one card short of a Coalition", "lässt {place:at} nur eine Karte zur Koalition fehlen"],
  ["breaks {who}'s Coalition at {place}", "bricht die Koalition von {who} {place:at}"],
  ["sets {who}'s {place} back", "wirft {place} von {who} zurück"],
  ["gives {who} a Coalition at {place}", "gibt {who} eine Koalition {place:at}"],
  ["reaches {n} at {place} (1 point)", "erreicht {n} {place:at} (1 Punkt)"],
  ["falls below {n} at {place}", "fällt {place:at} unter {n}"],
  ["keeps {n} at {place}", "behält {n} {place:at}"],
  ["brings {who} below {n} at {place}", "bringt {who} {place:at} unter {n}"],
  ["adds {n} at {place}", "bringt {n} mehr {place:at}"],
  ["takes a refugee into the hand (1 point)", "nimmt einen Flüchtling auf die Hand (1 Punkt)"],
  ["plays a refugee (1 point)", "spielt einen Flüchtling aus (1 Punkt)"],
  ["keeps a refugee in hand (1 point)", "behält einen Flüchtling auf der Hand (1 Punkt)"],
  ["leaves 1 more card in hand", "lässt 1 Karte mehr auf der Hand"],
  ["leaves {n} more cards in hand", "lässt {n} Karten mehr auf der Hand"],
  ["takes {card} from {who}", "nimmt {who} {card} weg"],
  ["empties a deck while ahead", "leert mit Vorsprung einen Stapel"],
];

export const say = book({
  entries: [...status, ...refusals, ...abilities, ...log],
  moves,
  purposes,
  kinds: {
    ...kinds,
    ...{ using, pattern, patterns, uses, ending, verb, toVerb, order, points, wanted },
    sum: [
      ["{a} + {b} + {c} + {d}", "{a:points} + {b:points} + {c:points} + {d:points}"],
      ["{a} + {b} + {c}", "{a:points} + {b:points} + {c:points}"],
      ["{a} + {b}", "{a:points} + {b:points}"],
      ["{a}", "{a:points}"],
    ],
  },
});
