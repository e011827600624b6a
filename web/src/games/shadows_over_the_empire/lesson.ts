/** A first game of Shadows over the Empire. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";

const out = (play: Play) => Object.keys((play.table.tokens as Record<string, number>[])[play.seat ?? 0] ?? {}).length;
const running = (play: Play) => play.asked && play.table.phase === "turn";
const later = (play: Play) => running(play) && out(play) > 0;

export const lesson: Note[] = [
  {
    at: ".status",
    words: {
      en: "Four factions want this city. You lead one of them, and you have 18 tokens to bring among the people.",
      de: "Vier Parteien wollen diese Stadt. Du führst eine davon und hast 18 Marken unter die Leute zu bringen.",
    },
  },
  {
    at: ".cells",
    when: (play) => play.table.phase !== "leaders",
    words: {
      en: "The city. A card with tokens of yours alone is under your control. Hover a card, or press it long, to read it.",
      de: "Die Stadt. Eine Karte, auf der nur deine Marken liegen, gehört dir. Zeig auf eine Karte oder drück sie lange, um sie zu lesen.",
    },
  },
  {
    at: ".plaques",
    when: running,
    words: {
      en: "Your Leader asks for one trait, ringed on the cards: only who has it can be influenced. Another trait is wild: it always counts as shared.",
      de: "Dein Anführer verlangt ein Merkmal, auf den Karten umrandet: nur wer es hat, lässt sich beeinflussen. Ein anderes gilt immer als gemeinsam.",
    },
  },
  {
    at: ".cells",
    when: running,
    words: {
      en: "On your turn, click your Leader or a card you control, then a neighbour of it: you put as many tokens there as it shares traits with your Leader.",
      de: "Klick in deinem Zug auf deinen Anführer oder eine Karte, die dir gehört, dann auf eine Nachbarkarte: du legst so viele Marken darauf, wie sie Merkmale mit deinem Anführer teilt.",
    },
  },
  {
    at: ".status",
    when: running,
    words: {
      en: "Or use a card's ability, which turns it; or pass. When all have passed, the Round is over and cards are turned back.",
      de: "Oder nutze die Fähigkeit einer Karte, die sich dabei dreht; oder passe. Haben alle gepasst, ist die Runde vorbei, und die Karten werden zurückgedreht.",
    },
  },
  {
    at: ".plaques",
    when: later,
    words: {
      en: "Tokens of several players on one card are a Conflict: nobody controls it, and at the end of the Round each of them loses a token there.",
      de: "Marken mehrerer Spieler auf einer Karte sind ein Konflikt: niemandem gehört sie, und am Ende der Runde verliert jeder dort eine Marke.",
    },
  },
  {
    at: ".status",
    when: later,
    words: {
      en: "You win with all 18 tokens out and the Distinct Personality in the middle under your control when a Round ends. A hint is one click away.",
      de: "Du gewinnst, wenn am Ende einer Runde alle 18 Marken liegen und die Persönlichkeit in der Mitte dir gehört. Ein Tipp ist einen Klick entfernt.",
    },
  },
];
