/** Behind the Throne auf Deutsch. */

import type { Entry } from "../templates";
import { book, does } from "./grammar";

const moves: Entry[] = [
  ["reveal", "aufdecken"],
  ["take", "nehmen"],
  ["accept", "annehmen"],
  ["swap {n} {card}", "gegen {card} von Spieler {n:seat} tauschen"],
  ["destroy {n} {card}", "{card} von Spieler {n:seat} zerstören"],
  // As the page says them, with a name in place of the number.
  ["swap {card} ({who})", "gegen {card} tauschen ({who})"],
  ["destroy {card} ({who})", "{card} zerstören ({who})"],
  ["refuse {card}", "{card} ablehnen"],
  ["drop {card}", "{card} abwerfen"],
  ["reuse {card} up", "{card} wecken und erhöhen"],
  ["reuse {card} down", "{card} wecken und senken"],
  ["reuse {card}", "{card} wecken"],
  ["use {card} up", "{card} nutzen und erhöhen"],
  ["use {card} down", "{card} nutzen und senken"],
  ["use {card}", "{card} nutzen"],
];

const log: Entry[] = [
  ...does("begin.", "beginnst|beginnt."),
  [
    "{who} reveals the End of Game card: the game is over.{rest}",
    "{who} deckt die Karte End of Game auf: Das Spiel ist aus.{rest:left}",
  ],
  [
    "You reveal the End of Game card: the game is over.{rest}",
    "Du deckst die Karte End of Game auf: Das Spiel ist aus.{rest:left}",
  ],
  ...does(
    "reveal the End of Game card: the game is over.",
    "deckst|deckt die Karte End of Game auf: Das Spiel ist aus.",
  ),
  ...does("reveal {card}.", "deckst|deckt {card} auf."),
  ...does(
    "lose {cards}: {last} is above {before} and nothing can lower it enough.",
    "verlierst|verliert {cards}: {last} liegt über {before}, und nichts kann die Karte genug senken.",
  ),
  [
    "The deck is empty: the discard pile, End of Game among it, becomes the new deck.",
    "Der Stapel ist leer: Die abgeworfenen Karten, darunter End of Game, werden zum neuen Stapel.",
  ],
  ...does(
    "use {card} to look at the top card of the deck.",
    "siehst|sieht mit {card} die oberste Karte des Stapels an.",
  ),
  ...does("see {card} on top of the deck.", "siehst|sieht {card} oben auf dem Stapel."),
  ...does("use {card}: the last card counts {n}.", "nutzt|nutzt {card}: Die letzte Karte zählt {n}."),
  ["{owned} wakes another ability.", "{owned} weckt eine andere Fähigkeit."],
  ...does("destroy {owned}.", "zerstörst|zerstört {owned}."),
  ...does("take {cards}.", "nimmst|nimmt {cards}."),
  ...does("swap {cards} for {owned}.", "tauschst|tauscht {cards} gegen {owned}."),
  ...does(
    "hold {n} of {card} already: the sixth is discarded.",
    "hast|hat schon {n} × {card}: Die sechste Karte wird abgeworfen.",
  ),
  ...does("drop {n} of {card}.", "wirfst|wirft {n} × {card} ab."),
  ...does("drop {card}.", "wirfst|wirft {card} ab."),
  ...does("refuse {n} of {card}.", "lehnst|lehnt {n} × {card} ab."),
  ...does("refuse {card}.", "lehnst|lehnt {card} ab."),
  ...does("accept {cards}.", "nimmst|nimmt {cards} an."),
];

const status: Entry[] = [
  ["The game is over.", "Das Spiel ist aus."],
  ["It is your move.", "Du bist am Zug."],
  ["{who} plays.", "{who} ist am Zug."],
  ["{who} decides what to refuse.", "{who} entscheidet, was abgelehnt wird."],
  ["{who} chooses a stack to drop.", "{who} wählt einen Stapel zum Abwerfen."],
  [
    "You receive the row: refuse new characters, or accept the rest.",
    "Du bekommst die Reihe: Lehne neue Charaktere ab, oder nimm den Rest an.",
  ],
  ["You have more than {n} stacks: choose one to drop.", "Du hast mehr als {n} Stapel: Wähle einen zum Abwerfen."],
  ["Your turn: reveal a card.", "Du bist am Zug: Decke eine Karte auf."],
  [
    "{card} counts {n}, above {n1}: an ability must bring it to {n2} or less.",
    "{card} zählt {n} und liegt damit über {n1}: Eine Fähigkeit muss die Karte auf höchstens {n2} senken.",
  ],
  ["The row is full: take it or swap it.", "Die Reihe ist voll: Nimm sie oder tausche sie."],
  [
    "The next card must not be above {n}: reveal it, or stop and take or swap the row.",
    "Die nächste Karte darf nicht über {n} liegen: Decke sie auf, oder hör auf und nimm oder tausche die Reihe.",
  ],
];

const why: Entry[] = [
  ["{who}: {n} = {sum}; single cards score nothing: {cards}", "{who}: {n} = {sum}; einzeln und ohne Punkte: {cards}"],
  ["{who}: {n}; single cards score nothing: {cards}", "{who}: {n}; einzeln und ohne Punkte: {cards}"],
  ["{who}: {n} = {sum}", "{who}: {n} = {sum}"],
  ["{who}: {n}", "{who}: {n}"],
];

const abilities: Entry[] = [
  ["No ability.", "Keine Fähigkeit."],
  ["Lower the last card by {n}.", "Senke die letzte Karte um {n}."],
  ["Raise or lower the last card by {n}.", "Erhöhe oder senke die letzte Karte um {n}."],
  ["Look at the top card of the deck.", "Sieh die oberste Karte des Stapels an."],
  [
    "Use another of your sideways stacks that changes the last card or looks at the deck.",
    "Nutze einen anderen deiner ruhenden Stapel, der die letzte Karte ändert oder den Stapel ansieht.",
  ],
  ["Others can swap only for your {card}.", "Andere können bei dir nur {card} eintauschen."],
  ["Others can destroy only your {card}.", "Andere können bei dir nur {card} zerstören."],
  [
    "You destroy only with more cards in the row than you have {card}s.",
    "Du zerstörst nur, wenn mehr Karten in der Reihe liegen, als du {card} hast.",
  ],
  [
    "You swap only with at least as many cards in the row as you have {card}s.",
    "Du tauschst nur, wenn mindestens so viele Karten in der Reihe liegen, wie du {card} hast.",
  ],
  ["Whoever reveals it ends the game at once.", "Wer sie aufdeckt, beendet das Spiel sofort."],
];

const refusals: Entry[] = [
  [
    "You receive cards: refuse new characters, or accept the rest.",
    "Du bekommst Karten: Lehne neue Charaktere ab, oder nimm den Rest an.",
  ],
  ["You have more than {n} stacks: drop one first.", "Du hast mehr als {n} Stapel: Wirf zuerst einen ab."],
  ["There is no such character in this card set.", "Diesen Charakter gibt es in diesen Karten nicht."],
  ["No cards are being handed to you.", "Dir werden gerade keine Karten übergeben."],
  ["You must take {card}: you have that stack.", "{card} musst du nehmen: Diesen Stapel hast du schon."],
  ["No {card} is offered to you.", "{card} wird dir nicht angeboten."],
  ["Stacks are dropped only above {n}.", "Erst bei mehr als {n} Stapeln wird einer abgeworfen."],
  ["You have no {card} to drop.", "Du hast keine Karte {card} zum Abwerfen."],
  [
    "{card} counts {n}, above {n1}: an ability must lower it first.",
    "{card} zählt {n} und liegt damit über {n1}: Erst muss eine Fähigkeit die Karte senken.",
  ],
  ["The row has {n} cards: take it or swap it.", "Die Reihe hat {n} Karten: Nimm sie oder tausche sie."],
  ["Reveal at least one card first.", "Decke erst mindestens eine Karte auf."],
  [
    "Another player has a bigger stack of {card}, so its ability is not yours.",
    "Jemand hat einen größeren Stapel {card}: Die Fähigkeit gehört dir nicht.",
  ],
  ["{card} has been used this turn.", "{card} wurde in diesem Zug schon genutzt."],
  [
    "{card} has no ability to use on your turn by this move.",
    "{card} hat keine Fähigkeit, die du so in deinem Zug nutzen kannst.",
  ],
  ["{card} cannot raise a card.", "{card} kann keine Karte erhöhen."],
  ["{card} is upright: use it by itself.", "{card} ruht nicht: Nutze die Karte für sich."],
  ["No character of this card set wakes others.", "In diesen Karten weckt kein Charakter andere."],
  ["You know the top card already.", "Du kennst die oberste Karte schon."],
  ["The row has {n} cards: there is nothing to look for.", "Die Reihe hat {n} Karten: Es gibt nichts mehr anzusehen."],
  [
    "Abilities change a card from the second in the row on.",
    "Fähigkeiten ändern eine Karte erst ab der zweiten der Reihe.",
  ],
  ["Destroying a card has fixed this value.", "Weil eine Karte zerstört wurde, steht dieser Wert fest."],
  [
    "That would leave the last card too high, with nothing left to bring it down.",
    "Damit bliebe die letzte Karte zu hoch, und nichts könnte sie mehr senken.",
  ],
  [
    "That would raise the last card too high, with nothing left to bring it down.",
    "Damit würde die letzte Karte zu hoch, und nichts könnte sie mehr senken.",
  ],
  ["Seat {n} has no {card}.", "Spieler {n:seat} hat keine Karte {card}."],
  [
    "Seat {n} is protected: only {cards} can be destroyed there.",
    "Spieler {n:seat} ist geschützt: Dort kann nur {cards} zerstört werden.",
  ],
  [
    "Seat {n} is protected: only {cards} can be taken there.",
    "Spieler {n:seat} ist geschützt: Dort kann nur {cards} genommen werden.",
  ],
  [
    "A card is destroyed only when the last card equals the one before.",
    "Zerstört wird nur, wenn die letzte Karte der davor gleicht.",
  ],
  [
    "One card a revealed card: this one has been answered.",
    "Je aufgedeckter Karte eine: Für diese wurde schon zerstört.",
  ],
  [
    "{cards} forbids it: you have {n}, so the row needs more than {n1} cards.",
    "{cards} verbietet es: Du hast {n}, also braucht die Reihe mehr als {n1} Karten.",
  ],
  [
    "{cards} forbids it: you have {n}, so the row needs at least {n1} cards.",
    "{cards} verbietet es: Du hast {n}, also braucht die Reihe mindestens {n1} Karten.",
  ],
  [
    "Seat {n} has lost a card to you this turn already.",
    "Spieler {n:seat} hat in diesem Zug schon eine Karte durch dich verloren.",
  ],
  [
    "With swap_after_five off, five cards are taken, not swapped.",
    "In diesem Spiel werden fünf Karten genommen, nicht getauscht.",
  ],
  ["You swap for a card of another player.", "Du tauschst gegen eine Karte von jemand anderem."],
  ["You have no {card}.", "Du hast keine Karte {card}."],
];

const purposes: Entry[] = [
  ["shows the next card before the choice", "zeigt die nächste Karte vor der Entscheidung"],
  ["means dropping a stack", "kostet einen Stapel"],
  ["costs no stack", "kostet keinen Stapel"],
  ["risks the row at {n} %", "riskiert die Reihe zu {n} %"],
  ["avoids a risk of {n} % for the row", "vermeidet ein Risiko von {n} % für die Reihe"],
  ["goes on while {n} % of the cards fit", "macht weiter, solange {n} % der Karten passen"],
  ["goes on safely", "macht gefahrlos weiter"],
  ["turns up {card}, which is too high", "deckt {card} auf, und das ist zu hoch"],
  ["leaves {card} on the deck, which is too high", "lässt {card}, zu hoch, auf dem Stapel"],
  ["adds {card}, which is known to fit", "bringt {card}, und das passt sicher"],
  ["ends the game while ahead", "beendet das Spiel mit Vorsprung"],
  ["may end the game while ahead", "beendet vielleicht das Spiel mit Vorsprung"],
  ["ends the game without a lead", "beendet das Spiel ohne Vorsprung"],
  ["does not end the game without a lead", "beendet das Spiel nicht ohne Vorsprung"],
  ["may end the game without a lead", "beendet vielleicht das Spiel ohne Vorsprung"],
  ["does not risk to end the game without a lead", "riskiert kein Ende ohne Vorsprung"],
  ["makes {card} score {n}", "macht {card} zu {n} Punkten"],
  ["makes the {card} stack safer", "macht den Stapel {card} sicherer"],
  ["makes {who} drop a stack", "lässt {who} einen Stapel abwerfen"],
  [
    "makes the last two cards equal, so that a card can be destroyed",
    "macht die letzten zwei Karten gleich, sodass du eine Karte zerstören kannst",
  ],
  ["gains a first {card}", "bringt ein erstes Mal {card}"],
  ["gives up a single {card}", "gibt die einzige Karte {card} auf"],
  ["keeps a first {card}", "behält die einzige Karte {card}"],
  ["gives up {card} ({n} points)", "gibt {card} auf ({n} Punkte)"],
  ["keeps {card} ({n} points)", "behält {card} ({n} Punkte)"],
  ["gives up {card} (1 point)", "gibt {card} auf (1 Punkt)"],
  ["keeps {card} (1 point)", "behält {card} (1 Punkt)"],
  ["breaks {owned} ({n} points)", "bricht {owned} ({n} Punkte)"],
  ["breaks {owned} (1 point)", "bricht {owned} (1 Punkt)"],
  ["weakens {owned}", "schwächt {owned}"],
  ["gives {who} {n} points", "gibt {who} {n} Punkte"],
  ["gives {who} 1 point", "gibt {who} 1 Punkt"],
  ["gives {who} nothing to score", "gibt {who} keine Punkte"],
  ["takes the ability of {card} from {who}", "nimmt {who} die Fähigkeit von {card}"],
  ["gains the ability of {card}", "gewinnt die Fähigkeit von {card}"],
  ["loses the ability of {card}", "verliert die Fähigkeit von {card}"],
  ["gives {who} the ability of {card}", "gibt {who} die Fähigkeit von {card}"],
  ["keeps the ability of {card} from {who}", "lässt {who} die Fähigkeit von {card} nicht"],
  ["keeps the ability of {card}", "behält die Fähigkeit von {card}"],
  ["saves the row", "rettet die Reihe"],
  ["spends {card}", "verbraucht {card}"],
  ["keeps {card} ready", "hält {card} bereit"],
];

const left: Entry[] = [
  [" {cards} stay unclaimed.", " {cards} bleiben liegen."],
  [" {cards} stays unclaimed.", " {cards} bleibt liegen."],
];

export const say = book({
  entries: [...status, ...why, ...abilities, ...refusals, ...log],
  moves,
  purposes,
  kinds: { left },
});
