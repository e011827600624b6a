/** A first game of Behind the Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";
import type { Stacks } from ".";

const rowOf = (play: Play) => play.table.row as string[];
const own = (play: Play) => Object.keys((play.table.stacks as Stacks[])[play.seat ?? 0] ?? {}).length;
const mine = (play: Play) => play.table.turn === play.seat;

export const lesson: Note[] = [
  {
    at: ".mine",
    words: {
      en: "You collect courtiers in stacks, at most five kinds. At the end every stack of two or more cards scores its value once; a single card scores nothing.",
      de: "Du sammelst Höflinge in Stapeln, höchstens fünf Sorten. Am Ende zählt jeder Stapel ab zwei Karten einmal seinen Wert; eine einzelne Karte zählt nichts.",
    },
  },
  {
    at: ".deck button",
    when: (play) => play.asked && mine(play) && !rowOf(play).length,
    done: (play) => rowOf(play).length > 0 || own(play) > 0 || !mine(play),
    words: {
      en: "It is your turn. Reveal a card now: click the deck.",
      de: "Du bist am Zug. Deck nun eine Karte auf: klick auf den Stapel.",
    },
  },
  {
    at: ".row",
    when: (play) => play.asked && rowOf(play).length > 0,
    words: {
      en: "The next card must not be higher than the bar shows. If it is, and your abilities cannot lower it, the whole row is lost. If it is equal, you may destroy a card of anybody.",
      de: "Die nächste Karte darf nicht höher sein, als der Balken zeigt. Ist sie es und deine Fähigkeiten können sie nicht senken, ist die ganze Reihe verloren. Ist sie gleich, darfst du irgendjemandem eine Karte zerstören.",
    },
  },
  {
    at: ".buttons",
    when: (play) => play.asked && mine(play) && rowOf(play).length > 0,
    done: (play) => own(play) > 0 || !mine(play) || !rowOf(play).length,
    words: {
      en: "Dare another card, up to five, or stop: take the row into your stacks.",
      de: "Wag noch eine Karte, bis zu fünf, oder hör auf: nimm die Reihe in deine Stapel.",
    },
  },
  {
    at: ".mine",
    when: (play) => own(play) > 0,
    words: {
      en: "These are your stacks. The number is how many cards lie in each.",
      de: "Das sind deine Stapel. Die Zahl sagt, wie viele Karten darin liegen.",
    },
  },
  {
    at: ".mine .crown",
    when: (play) => own(play) > 0,
    words: {
      en: "A crown means: nobody has a bigger stack of this kind, so its ability is yours. Sideways stacks sleep.",
      de: "Eine Krone heißt: niemand hat einen größeren Stapel dieser Sorte, also gehört dir die Fähigkeit. Quer liegende Stapel ruhen.",
    },
  },
  {
    at: ".mine",
    when: (play) => own(play) > 0,
    done: (play) => play.inspected !== null || Number(play.table.turns) > 7,
    words: {
      en: "Read what it does: hover a card, or press it long.",
      de: "Lies, was sie kann: zeig auf eine Karte oder drück sie lange.",
    },
  },
  {
    at: ".others",
    when: (play) => play.asked && rowOf(play).length > 0 && own(play) > 0,
    words: {
      en: "Instead of taking the row you may give it to somebody for one card of hers: click that card. What glows is possible, and a button asks before it is done.",
      de: "Statt die Reihe zu nehmen, kannst du sie jemandem für eine einzelne Karte geben: klick auf diese Karte. Was leuchtet, ist möglich, und ein Knopf fragt vorher nach.",
    },
  },
  {
    at: ".deck",
    when: (play) => own(play) > 0 && Number(play.table.turns) > 3,
    words: {
      en: "The game ends when the End of Game card is turned. Now try your luck: a hint is one click away.",
      de: "Das Spiel endet, wenn die Karte „End of Game“ aufgedeckt wird. Nun versuch dein Glück: ein Tipp ist einen Klick entfernt.",
    },
  },
];
