/** A first game of Shadow Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";

const handOf = (play: Play) => (play.table.hands as string[][])[play.seat ?? 0] ?? [];

export const lesson: Note[] = [
  {
    at: ".status",
    words: {
      en: "Three powers fight for the crown: Empire, Rebels and Church. You serve none of them. You win by having your followers on the side that wins each battle.",
      de: "Drei Fraktionen kämpfen um die Krone: Reich, Rebellen und Kirche. Du dienst keiner. Du gewinnst, wenn dein Gefolge in jeder Schlacht auf der Seite des Siegers steht.",
    },
  },
  {
    at: ".pool",
    when: (play) => play.table.phase === "draft" && play.asked,
    words: {
      en: "First you draft. Take one card of this pool; the rest goes on to your neighbour, and another pool comes to you. Six picks.",
      de: "Zuerst wird angeworben. Nimm eine Karte aus diesem Vorrat; der Rest geht an deinen Nachbarn weiter, und ein anderer Vorrat kommt zu dir. Sechsmal.",
    },
  },
  {
    at: ".pool .card",
    when: (play) => play.table.phase === "draft" && play.asked,
    words: {
      en: "On a card: left its power for its side, right the influence it brings you if that side wins, below the price. Commoners often bring gold. Hover a card, or press it long, to read it.",
      de: "Auf einer Karte: links die Macht für ihre Seite, rechts der Einfluss, den sie dir bringt, wenn diese Seite siegt, darunter der Preis. Einfache Leute bringen oft Gold. Zeig auf eine Karte oder drück sie lange, um sie zu lesen.",
    },
  },
  {
    at: ".hand",
    when: (play) => play.table.phase === "draft" && handOf(play).length > 2,
    words: {
      en: "Your hand. It pays to have cards of more than one side: you will see where the battle goes before you commit.",
      de: "Deine Hand. Karten mehrerer Seiten lohnen sich: du siehst, wohin die Schlacht läuft, bevor du dich festlegst.",
    },
  },
  {
    at: ".hand",
    when: (play) => play.table.phase === "wave" && play.asked,
    words: {
      en: "Now the battle: four waves. Choose one card in secret; all are turned together. You may change your mind until the last player has locked.",
      de: "Nun die Schlacht: vier Wellen. Wähle heimlich eine Karte; alle werden zugleich aufgedeckt. Bis alle gewählt haben, kannst du es dir anders überlegen.",
    },
  },
  {
    at: ".track",
    when: (play) => Number(play.table.wave) > 0 && play.table.phase === "wave",
    words: {
      en: "The power of the three sides. After the fourth wave the strongest wins the battle, and only its followers bring influence.",
      de: "Die Macht der drei Seiten. Nach der vierten Welle gewinnt die stärkste die Schlacht, und nur ihr Gefolge bringt Einfluss.",
    },
  },
  {
    at: ".hand",
    when: (play) => Number(play.table.wave) > 0 && play.asked && play.table.phase === "wave",
    words: {
      en: "Two cards of one side in a row cost 1 gold more: hush money. A card you cannot pay is turned face down and brings 1 gold instead.",
      de: "Zwei Karten derselben Seite nacheinander kosten 1 Gold mehr: Schweigegeld. Eine Karte, die du nicht zahlen kannst, wird verdeckt und bringt stattdessen 1 Gold.",
    },
  },
  {
    at: ".status",
    when: (play) => Number(play.table.battle) > 1 || Number(play.table.wave) > 1,
    words: {
      en: "After a battle you keep one card for the next. Whoever has 15 influence after a battle ends the game. A hint is one click away.",
      de: "Nach einer Schlacht behältst du eine Karte für die nächste. Hat jemand nach einer Schlacht 15 Einfluss, endet das Spiel. Ein Tipp ist einen Klick entfernt.",
    },
  },
];
