/** Was in jedem Spiel oder vor ihm gesagt wird: Stufen, Regelvarianten, was der Tisch verweigert. */

import type { Entry } from "../templates";
import { book } from "./grammar";

const levels: Entry[] = [
  ["beginner", "Anfänger"],
  ["casual", "Hobbyspieler"],
  ["skilled", "Könner"],
  ["expert", "Experte"],
  ["master", "Meister"],
  ["greedy", "gierig"],
  ["sees what lies at hand and overlooks much of it", "sieht, was auf der Hand liegt, und übersieht viel davon"],
  ["thinks a little and overlooks a little", "denkt ein wenig und übersieht ein wenig"],
  ["thinks ahead and overlooks nothing", "denkt voraus und übersieht nichts"],
  ["thinks far ahead", "denkt weit voraus"],
  ["thinks for up to a second about every decision", "denkt über jede Entscheidung bis zu einer Sekunde nach"],
];

const options: Entry[] = [
  // Behind the Throne
  [
    "a full row of five cards may be swapped, not only taken",
    "eine volle Reihe aus fünf Karten darf getauscht werden, nicht nur genommen",
  ],
  [
    "whoever receives a swapped row may refuse characters that are new to them",
    "wer eine getauschte Reihe bekommt, darf Charaktere ablehnen, die neu wären",
  ],
  // Shadow Throne
  [
    "the printed game or its prototype: names, and the defaults of the options below",
    "das gedruckte Spiel oder sein Prototyp: Namen und was unten üblich ist",
  ],
  ["final", "gedruckt"],
  ["prototype", "Prototyp"],
  [
    "hush money is due after a character of yours that was killed",
    "Schweigegeld wird auch nach einem eigenen Charakter fällig, der getötet wurde",
  ],
  [
    "hush money is due after a character of yours that was converted",
    "Schweigegeld wird auch nach einem eigenen Charakter fällig, der bekehrt wurde",
  ],
  [
    "an extra card that cannot be paid may be tried; it is lost",
    "eine zusätzliche Karte, die du nicht zahlen kannst, darfst du versuchen; sie ist verloren",
  ],
  ["whoever dies loses all +1 tokens", "wer stirbt, verliert alle +1-Marken"],
  ["so much influence ends the game", "so viel Einfluss beendet das Spiel"],
  // An Empty Throne
  [
    "a flipped Field stays flipped when its Coalition is broken",
    "ein gewendetes Feld bleibt gewendet, wenn seine Koalition zerbricht",
  ],
  ["points for a combined value of 12 at The Tombs", "Punkte für einen Gesamtwert von 12 in der Gruft"],
  ["Actions in the first turn of the game", "Aktionen im ersten Zug des Spiels"],
  ["the starting cards are drafted in the open, not dealt", "die Startkarten werden offen gewählt, nicht ausgeteilt"],
  // Shadows over the Empire
  [
    "how simple the cards are: the defaults of the options about levels and sets",
    "wie einfach die Karten sind: was bei Stufen und Sätzen üblich ist",
  ],
  ["basic", "einfach"],
  ["raised", "gehoben"],
  ["advanced", "fortgeschritten"],
  ["variety", "gemischt"],
  [
    "the level of the Leaders and of the Distinct Personality",
    "die Stufe der Anführer und der Besonderen Persönlichkeit",
  ],
  ["how many sets of four citizens of level A", "wie viele Sätze zu vier Bürgern der Stufe A"],
  ["how many sets of level {level}", "wie viele Sätze der Stufe {level}"],
  [
    "citizens with an asterisk: none, beside the sets, or in place of others",
    "Bürger mit Stern: keine, neben den Sätzen oder statt anderer",
  ],
  ["all", "alle"],
  ["none", "keine"],
  ["added", "dazu"],
  ["replacing", "statt anderer"],
  ["Leaders are chosen in seat order, or dealt by chance", "Anführer werden der Reihe nach gewählt oder zugelost"],
  ["chosen", "gewählt"],
  ["random", "zufällig"],
  [
    "with an empty pool a card may still be Influenced, for no token",
    "mit leerem Vorrat darf eine Karte trotzdem beeinflusst werden, ohne Marke",
  ],
  ["two players use the grid of eleven cards", "zu zweit gilt die Stadt mit elf Karten"],
];

const refusals: Entry[] = [
  ["The game is over.", "Das Spiel ist aus."],
  [
    "You only watch this table; take a free chair to play.",
    "Du schaust hier nur zu; nimm einen freien Stuhl, um mitzuspielen.",
  ],
  [
    "Hints are for games against bots: here they would be unfair to the others.",
    "Tipps gibt es nur in Spielen gegen Bots: hier wären sie unfair gegenüber den anderen.",
  ],
  [
    "It is not your turn: a hint comes when you have to decide.",
    "Du bist nicht am Zug: Einen Tipp gibt es, wenn du entscheiden musst.",
  ],
  ["It is not your turn: {cards} must move.", "Du bist nicht am Zug: Es wird gewartet auf {cards}."],
  ["It is {rest} turn, not seat {n}'s.", "Spieler {n:seat} ist nicht am Zug."],
  ["'{text}' is no move; did you mean {move}?", "„{text}“ ist kein Zug; meintest du „{move}“?"],
  ["'{text}' is no move; it is {rest} turn.", "„{text}“ ist kein Zug, und du bist nicht am Zug."],
  ["'{text}' is no move; {rest}", "„{text}“ ist kein Zug."],
  ["You have resigned from this game.", "Du hast in diesem Spiel aufgegeben."],
  ["A bot plays for you at the moment; come back first.", "Gerade spielt ein Bot für dich; komm zuerst zurück."],
  [
    "The game has gone on since you saw it: that was moment {n}, this is {n2}.",
    "Das Spiel ist weitergegangen, seit du es gesehen hast: Das war Moment {n}, jetzt ist {n2}.",
  ],
  [
    "The game has gone on since you saw it: that was {n}, this is {n2}.",
    "Das Spiel ist weitergegangen, seit du es gesehen hast: Das war {n}, jetzt ist {n2}.",
  ],
  [
    "You cannot take back the last step: it is not yours, or a card was turned or seen, others were asked, or all have chosen.",
    "Den letzten Schritt kannst du nicht zurücknehmen: Er war nicht deiner, oder eine Karte wurde aufgedeckt oder gesehen, andere wurden gefragt, oder alle haben gewählt.",
  ],
  ["You cannot speak at tables at the moment.", "Du darfst an Tischen gerade nicht reden."],
  ["The table was closed.", "Der Tisch wurde geschlossen."],
  ["Nobody can sit down here any more: the game is over.", "Hier kann sich niemand mehr setzen: Das Spiel ist aus."],
  ["You cannot change your chair while the game is played.", "Während des Spiels kannst du den Stuhl nicht wechseln."],
  ["All chairs are taken; you may watch.", "Alle Stühle sind besetzt; du kannst zuschauen."],
  ["There is no seat {n}; seats are 0 to {n2}.", "Es gibt keinen Spieler {n:seat}; es sind 1 bis {n2:seat}."],
  ["Seat {n} is taken; free: {cards}.", "Stuhl {n:seat} ist besetzt."],
  ["Seat {cards} is free; wait, or fill it with bots.", "Es sind noch Stühle frei; warte, oder setz Bots darauf."],
  ["This game is over; ask for a rematch.", "Dieses Spiel ist aus; bitte um eine Revanche."],
  ["The game is not over yet.", "Das Spiel ist noch nicht aus."],
  [
    "That was too much at once; wait a few seconds and try again.",
    "Das war zu viel auf einmal; warte ein paar Sekunden und versuch es noch einmal.",
  ],
  [
    "That was too often; wait half a minute and try again.",
    "Das war zu oft; warte eine halbe Minute und versuch es noch einmal.",
  ],
  [
    "Too many connections are open; close some and try again.",
    "Zu viele Verbindungen sind offen; schließ einige und versuch es noch einmal.",
  ],
  [
    "Too many wanted something at this table at once; try again.",
    "Zu viele wollten an diesem Tisch zugleich etwas; versuch es noch einmal.",
  ],
  ["There is nothing to do.", "Es gibt nichts zu tun."],
  ["There is no such table; was the link copied whole?", "Diesen Tisch gibt es nicht; wurde der Link ganz kopiert?"],
  [
    "The game has not begun yet: there is nothing to record.",
    "Das Spiel hat noch nicht begonnen: Es gibt nichts aufzuzeichnen.",
  ],
  [
    "The game has not begun there: nothing can be gone on with.",
    "Da hat das Spiel noch nicht begonnen: Von dort geht es nicht weiter.",
  ],
  [
    "The game is over at that moment; choose an earlier one.",
    "In diesem Moment ist das Spiel aus; wähle einen früheren.",
  ],
  [
    "Nobody has this recovery code; it has 20 letters and digits.",
    "Diesen Code hat niemand; er hat 20 Buchstaben und Ziffern.",
  ],
  [
    "{name} is what others are called here; choose another name.",
    "{name} heißt hier schon jemand; wähle einen anderen Namen.",
  ],
  [
    "A name has 1 to 12 letters, digits, spaces, points, hyphens or apostrophes; try: Ada",
    "Ein Name hat 1 bis 12 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe; zum Beispiel: Ada",
  ],
  ["This name may not be used here.", "Dieser Name darf hier nicht benutzt werden."],
  ["This name may not be used here any more.", "Dieser Name darf hier nicht mehr benutzt werden."],
  [
    "While the game runs you see it with your own eyes or as a spectator.",
    "Solange das Spiel läuft, siehst du es mit deinen eigenen Augen oder als Zuschauer.",
  ],
  [
    "This tells every card; it can be had when the game is over.",
    "Das verrät jede Karte; du bekommst es, wenn das Spiel aus ist.",
  ],
  ["Nothing was found; try again.", "Es wurde nichts gefunden; versuch es noch einmal."],
  ["This could not be thought about ({what}).", "Darüber ließ sich nicht nachdenken ({what})."],
];

export const say = book({ entries: [...levels, ...options, ...refusals] });
