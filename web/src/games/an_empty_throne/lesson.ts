/** A first game of An Empty Throne. */

import type { Note } from "..";
import type { Play } from "../../table/play.svelte";
import { throne } from "./throne";

const own = (play: Play) => Object.values(throne(play.table).played[play.seat ?? 0] ?? {}).flat().length;
const acting = (play: Play) => play.asked && throne(play.table).phase === "action";

/** Has played a card, or let the first turn go by. */
const begun = (play: Play) => own(play) > 0 || throne(play.table).turns > 1;

/** The first turn is over. */
const over = (play: Play) => throne(play.table).turn !== play.seat || throne(play.table).turns > 1;

export const lesson: Note[] = [
  {
    at: ".seatline.own .points",
    words: {
      en: "Most points win: 2 for each Field that you flip, 1 for each place where your cards add up to 12, 1 for each refugee in your hand.",
      de: "Die meisten Punkte gewinnen: 2 für jedes Feld, das du wendest, 1 für jeden Ort, an dem deine Karten 12 ergeben, 1 für jeden Flüchtling auf deiner Hand.",
    },
  },
  {
    at: ".seatline.own .seals",
    when: acting,
    words: {
      en: "A turn has two Actions, your two seals. Play a card to a place, or move one that lies there and draw.",
      de: "Ein Zug hat zwei Aktionen, deine zwei Siegel. Spiel eine Karte an einen Ort, oder beweg eine, die dort liegt, und zieh.",
    },
  },
  {
    at: ".hand",
    when: acting,
    done: (play) => play.chosen.length > 0 || begun(play),
    words: {
      en: "Choose a card of your hand: every place tells what it would do there.",
      de: "Wähl eine Karte deiner Hand: jeder Ort sagt, was sie dort täte.",
    },
  },
  {
    at: ".places",
    when: acting,
    done: begun,
    words: {
      en: "Now choose a place for it. Never twice to the same place in a turn.",
      de: "Wähl nun einen Ort für sie. Nie zweimal im Zug an denselben Ort.",
    },
  },
  {
    at: ".hand",
    when: acting,
    words: {
      en: "A card uses its own Impact or the Recruit of the deck's top card; both, if the top is greater or of its Kith. Each card tells at which Fields.",
      de: "Eine Karte nutzt ihre eigene Wirkung oder das Anwerben der obersten Karte; beides, wenn diese größer ist oder zur selben Sippe gehört. Jede Karte sagt, auf welchen Feldern.",
    },
  },
  {
    at: ".location.tombs",
    when: acting,
    words: {
      en: "At The Tombs you draw a hidden card, then your card's Impact follows. High values lie there.",
      de: "In der Gruft ziehst du eine verdeckte Karte, dann folgt die Wirkung deiner Karte. Dort liegen hohe Werte.",
    },
  },
  {
    at: ".seatline.own .seals",
    when: (play) => own(play) > 0 && (acting(play) || over(play)),
    done: (play) => own(play) > 1 || over(play),
    words: {
      en: "One seal is broken. Use your second Action: another card to another place, or move the one that lies there.",
      de: "Ein Siegel ist gebrochen. Nutze deine zweite Aktion: noch eine Karte an einen anderen Ort, oder beweg die liegende.",
    },
  },
  {
    at: ".location .scores:last-child",
    when: (play) => own(play) > 0,
    words: {
      en: "What your cards add up to here. At 12 it is a point, for each of you alone.",
      de: "Was deine Karten hier ergeben. Ab 12 ist es ein Punkt, für jeden von euch allein.",
    },
  },
  {
    at: ".location .side.lower",
    when: (play) => own(play) > 0,
    words: {
      en: "Four ways to a Coalition: three of a value, three of a Kith, four values, four Kiths. Then the Field flips at the end of your turn.",
      de: "Vier Wege zur Koalition: drei gleiche Werte, drei einer Sippe, vier Werte, vier Sippen. Dann wendet sich das Feld am Ende deines Zuges.",
    },
  },
  {
    at: ".refuge",
    when: (play) => throne(play.table).refuge !== null,
    words: {
      en: "Cards of this Kith are points if you still hold them at the end.",
      de: "Karten dieser Sippe sind Punkte, wenn du sie am Ende noch hältst.",
    },
  },
  {
    at: ".places .deck",
    when: (play) => throne(play.table).turns > 2,
    words: {
      en: "The game ends when two decks are empty, or one turn after somebody has flipped all three Fields.",
      de: "Das Spiel endet, wenn zwei Stapel leer sind, oder einen Zug, nachdem jemand alle drei Felder gewendet hat.",
    },
  },
];
