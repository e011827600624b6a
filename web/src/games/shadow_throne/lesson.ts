/** A first game of Shadow Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";

const seatOf = (play: Play) => play.seat ?? 0;
const handOf = (play: Play) => (play.table.hands as string[][])[seatOf(play)] ?? [];
const chose = (play: Play) => (play.table.chosen as (string | null)[])[seatOf(play)] !== null;
const fought = (play: Play) => ((play.table.line as unknown[][])[seatOf(play)] ?? []).length > 0;
const later = (play: Play) => Number(play.table.battle) > 1;

export const lesson: Note[] = [
  {
    at: ".status",
    words: {
      en: "Three powers fight for the crown: Empire, Rebels and Church. You serve none of them. You win by having your followers on the side that wins each battle.",
      de: "Drei Fraktionen kämpfen um die Krone: Reich, Rebellen und Kirche. Du dienst keiner. Du gewinnst, wenn dein Gefolge in jeder Schlacht auf der Seite des Siegers steht.",
    },
  },
  {
    at: ".pool .card",
    when: (play) => play.table.phase === "draft" && play.asked,
    done: (play) => play.inspected !== null || play.table.phase !== "draft" || handOf(play).length > 2,
    words: {
      en: "On a card: left its power for its side, right the influence it brings you if that side wins, below the price. Read one: hover it, or press it long.",
      de: "Auf einer Karte: links die Macht für ihre Seite, rechts der Einfluss, den sie dir bringt, wenn diese Seite siegt, darunter der Preis. Lies eine: zeig darauf oder drück sie lange.",
    },
  },
  {
    at: ".pool",
    when: (play) => play.table.phase === "draft" && play.asked,
    done: (play) => chose(play) || handOf(play).length > 0 || play.table.phase !== "draft",
    words: {
      en: "Take a card of this pool. The rest goes on to your neighbour, and another pool comes to you: six picks.",
      de: "Nimm eine Karte aus diesem Vorrat. Der Rest geht an deinen Nachbarn weiter, und ein anderer Vorrat kommt zu dir: sechsmal.",
    },
  },
  {
    at: ".hand",
    when: (play) => play.table.phase === "draft" && handOf(play).length > 2,
    words: {
      en: "Your hand. It pays to have cards of more than one side: you will see where the battle goes before you commit. Commoners often bring gold.",
      de: "Deine Hand. Karten mehrerer Seiten lohnen sich: du siehst, wohin die Schlacht läuft, bevor du dich festlegst. Einfache Leute bringen oft Gold.",
    },
  },
  {
    at: ".hand",
    when: (play) => play.table.phase === "wave" && play.asked,
    done: (play) => chose(play) || fought(play) || later(play),
    words: {
      en: "Now the battle: four waves. Choose a card for this wave, in secret; all are turned together.",
      de: "Nun die Schlacht: vier Wellen. Wähle heimlich eine Karte für diese Welle; alle werden zugleich aufgedeckt.",
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
    at: ".hand",
    when: (play) => play.table.phase === "keep" && play.asked,
    done: (play) => chose(play) || play.table.phase !== "keep",
    words: {
      en: "The battle is over. Keep one card for the next: click it.",
      de: "Die Schlacht ist vorbei. Behalte eine Karte für die nächste: klick darauf.",
    },
  },
  {
    at: ".status",
    when: (play) => later(play),
    words: {
      en: "Whoever has 15 influence after a battle ends the game. A hint is one click away.",
      de: "Hat jemand nach einer Schlacht 15 Einfluss, endet das Spiel. Ein Tipp ist einen Klick entfernt.",
    },
  },
];
