/** A first game of Shadows over the Empire. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";
import { pictureOf } from "./court";

const seatOf = (play: Play) => play.seat ?? 0;
const out = (play: Play) => Object.keys((play.table.tokens as Record<string, number>[])[seatOf(play)] ?? {}).length;
const running = (play: Play) => play.asked && play.table.phase === "turn";
const later = (play: Play) => running(play) && out(play) > 0;
/** Influenced, or done with this Round without it. */
const acted = (play: Play) =>
  out(play) > 0 ||
  Number(play.table.round) > 1 ||
  ((play.table.passed as number[] | undefined) ?? []).includes(seatOf(play));

export const lesson: Note[] = [
  {
    at: ".status",
    words: {
      en: "Four factions want this city. You lead one of them, and you have 18 tokens to bring among the people.",
      de: "Vier Fraktionen wollen diese Stadt. Du führst eine davon und hast 18 Marken unter die Leute zu bringen.",
    },
  },
  {
    at: ".leaders",
    when: (play) => play.table.phase !== "leaders" || play.asked,
    done: (play) => play.table.phase !== "leaders" || Boolean(pictureOf(play).leaders?.[seatOf(play)]),
    words: {
      en: "Choose your Leader: click one, then the button below.",
      de: "Wähle deinen Anführer: klick auf einen, dann auf den Knopf unten.",
    },
  },
  {
    at: ".cells",
    when: (play) => play.table.phase !== "leaders" && (play.table.phase !== "placing" || play.asked),
    done: (play) => play.table.phase !== "placing",
    words: {
      en: "Place the citizens that are shown to you, one by one: click a slot that glows.",
      de: "Leg die Bürger, die dir gezeigt werden, einen nach dem anderen: klick auf einen Platz, der leuchtet.",
    },
  },
  {
    at: ".cells",
    when: (play) => play.table.phase !== "leaders" && play.table.phase !== "placing",
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
    done: (play) => play.chosen.length > 0 || acted(play),
    words: {
      en: "On your turn a card of yours influences a neighbour. Click your Leader now.",
      de: "In deinem Zug beeinflusst eine Karte von dir eine Nachbarkarte. Klick nun auf deinen Anführer.",
    },
  },
  {
    at: ".cells",
    when: running,
    done: acted,
    words: {
      en: "Now a neighbour that glows: you put as many tokens there as it shares traits with your Leader.",
      de: "Nun eine Nachbarkarte, die leuchtet: du legst so viele Marken darauf, wie sie Merkmale mit deinem Anführer teilt.",
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
