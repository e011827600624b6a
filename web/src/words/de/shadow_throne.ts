/** Shadow Throne auf Deutsch. */

import { listOf, type Entry, type Kind } from "../templates";
import { AND, book, does } from "./grammar";

const moves: Entry[] = [
  ["pass", "niemanden mitbringen"],
  ["take {card}", "{card} nehmen"],
  ["play {card}", "{card} spielen"],
  ["bring {card}", "{card} mitbringen"],
  ["keep {card}", "{card} behalten"],
];

// --- Words for what the sentences are made of ---

const phase: Entry[] = [
  ["Intrigue phase", "Intrigenphase"],
  ["Wave phase", "Wellenphase"],
  ["Conflict phase", "Konfliktphase"],
  ["Resolution phase", "Abrechnung"],
];
const side: Entry[] = [
  ["the Empire", "das Reich"],
  ["the Rebels", "die Rebellen"],
  ["the Church", "die Kirche"],
];
/** After a verb of motion. */
const sideDative: Entry[] = [
  ["the Empire", "zum Reich"],
  ["the Rebels", "zu den Rebellen"],
  ["the Church", "zur Kirche"],
];
const powers: Entry[] = [["Empire {n}, Rebels {n1}, Church {n2}", "Reich {n}, Rebellen {n1}, Kirche {n2}"]];
/** A faction before a noun: "a second Rebel card". */
const faction: Entry[] = [
  ["Empire", "Reich"],
  ["Rebel", "Rebellen"],
  ["Church", "Kirche"],
];
const of: Entry[] = [
  ["Empire", "des Reichs"],
  ["Rebel", "der Rebellen"],
  ["Church", "der Kirche"],
];
const outcome: Entry[] = [
  [
    "all three factions tie with power {n} and win battle {n1}; nobody is consoled.",
    "Alle drei Fraktionen sind mit Macht {n} gleichauf und gewinnen Schlacht {n1}; niemand wird getröstet.",
  ],
  [
    "{sides} tie and both win battle {n} ({powers}).",
    "{sides:sides} sind gleichauf und gewinnen beide Schlacht {n} ({powers}).",
  ],
  ["the Rebels win battle {n} ({powers}).", "Die Rebellen gewinnen Schlacht {n} ({powers})."],
  ["the Empire wins battle {n} ({powers}).", "Das Reich gewinnt Schlacht {n} ({powers})."],
  ["the Church wins battle {n} ({powers}).", "Die Kirche gewinnt Schlacht {n} ({powers})."],
];
const spoil: Entry[] = [
  ["no influence", "keinen Einfluss"],
  ["{n} influence ({gains})", "{n} Einfluss ({gains:dead})"],
];
const dead: Kind = (text) => text.replaceAll("(dead: half)", "(tot: halb)");

// --- The log ---

const log: Entry[] = [
  [
    "Battle {n} begins. {phase}: every pool has {n1} cards.",
    "Schlacht {n} beginnt. {phase}: Jeder Vorrat hat {n1} Karten.",
  ],
  ["{phase}, wave {n} of {n1}: the cards are turned.", "{phase}, Welle {n} von {n1}: Die Karten werden aufgedeckt."],
  ["Power after wave {n}: {powers}.", "Macht nach Welle {n}: {powers}."],
  ["The game is over after one battle.", "Das Spiel ist nach einer Schlacht aus."],
  ["The game is over after {n} battles.", "Das Spiel ist nach {n} Schlachten aus."],
  ...does("look at the pool: {cards}.", "siehst|sieht den Vorrat an: {cards}."),
  ...does("look at the next pool: {cards}.", "siehst|sieht den nächsten Vorrat an: {cards}."),
  ...does("take {card}.", "nimmst|nimmt {card}."),
  ...does("play {card} for nothing.", "spielst|spielt {card} umsonst."),
  ...does("play {card} for {n} gold, {n1} left.", "spielst|spielt {card} für {n} Gold, {n1} bleiben."),
  ["You play {card} and collect {n} gold, {n1} in all.", "Du spielst {card} und bekommst {n} Gold, zusammen {n1}."],
  [
    "{who} plays {card} and collects {n} gold, {n1} in all.",
    "{who} spielt {card} und bekommt {n} Gold, zusammen {n1}.",
  ],
  [
    "Hush money: you pay 1 more for a second {faction} card.",
    "Schweigegeld: Du zahlst 1 mehr für die zweite Karte {faction:of} in Folge.",
  ],
  [
    "Hush money: {who} pays 1 more for a second {faction} card.",
    "Schweigegeld: {who} zahlt 1 mehr für die zweite Karte {faction:of} in Folge.",
  ],
  [
    "Hush money: you collect 1 less for a second {faction} card.",
    "Schweigegeld: Du bekommst 1 weniger für die zweite Karte {faction:of} in Folge.",
  ],
  [
    "Hush money: {who} collects 1 less for a second {faction} card.",
    "Schweigegeld: {who} bekommt 1 weniger für die zweite Karte {faction:of} in Folge.",
  ],
  [
    "You reveal {card} and cannot pay {n}: it is turned face down, and you collect 1 gold.",
    "Du deckst {card} auf und kannst {n} nicht zahlen: Die Karte wird verdeckt, und du bekommst 1 Gold.",
  ],
  [
    "{who} reveals {card} and cannot pay {n}: it is turned face down, and {them} collects 1 gold.",
    "{who} deckt {card} auf und kann {n} nicht zahlen: Die Karte wird verdeckt, und {them} bekommt 1 Gold.",
  ],
  ["{owned}: +{n} power from the wave before.", "{owned}: +{n} Macht aus der Welle davor."],
  ...does("bring nobody through {card}.", "bringst|bringt mit {card} niemanden mit."),
  ...does("bring {card} through {by}, for {n} gold.", "bringst|bringt mit {by} {card} mit, für {n} Gold."),
  ...does(
    "bring {card} through {by}, which brings {n} gold.",
    "bringst|bringt mit {by} {card} mit und bekommst|bekommt {n} Gold.",
  ),
  ...does(
    "call {card} through {by} and cannot pay {n}: it is turned face down.",
    "rufst|ruft mit {by} {card} und kannst|kann {n} nicht zahlen: Die Karte wird verdeckt.",
  ),
  ["{owned}: {list} killed.", "{owned} tötet {list:owned}."],
  ["{owned}: {list} silenced.", "{owned} bringt {list:owned} zum Schweigen."],
  ["{owned}: +{n} power for {list}.", "{owned}: +{n} Macht für {list:owned}."],
  [
    "{owned}: {list} converted to {side}, with +{n} power.",
    "{owned} bekehrt {list:owned} {side:sideDative}, mit +{n} Macht.",
  ],
  ["{owned}: {list} converted to {side}.", "{owned} bekehrt {list:owned} {side:sideDative}."],
  [
    "{owned}: no change of side, for two factions pull at once.",
    "{owned} wechselt die Seite nicht: Zwei Fraktionen ziehen zugleich.",
  ],
  ["{owned}: +{n} power, with at most {n1} gold left.", "{owned}: +{n} Macht, weil höchstens {n1} Gold übrig ist."],
  [
    "{owned}: back into the deck after a second battle.",
    "{owned} geht nach der zweiten Schlacht zurück in den Stapel.",
  ],
  ...does("gain {n} influence for the death of {card}.", "gewinnst|gewinnt {n} Einfluss durch den Tod von {card}."),
  ...does(
    "gain {spoil} and {n3} gold to console ({list}).",
    "gewinnst|gewinnt {spoil} und zum Trost {n3} Gold ({list}).",
  ),
  ...does("gain {spoil}.", "gewinnst|gewinnt {spoil}."),
  ...does("leave {card} in the field for the next battle.", "lässt|lässt {card} für die nächste Schlacht im Feld."),
  ...does("keep {card} for the next battle.", "behältst|behält {card} für die nächste Schlacht."),
  ["{phase}: {rest}", "{phase}: {rest:outcome}"],
];

// --- Status and standing ---

const status: Entry[] = [
  ["The game is over.", "Das Spiel ist aus."],
  [
    "You have chosen nobody. Waiting for {them}. Until then you may choose again.",
    "Du bringst niemanden mit. Es wird auf {them:whom} gewartet. So lange kannst du neu wählen.",
  ],
  [
    "You have chosen {card}. Waiting for {list}. Until then you may choose again.",
    "Du hast {card} gewählt. Es wird auf {list:whom} gewartet. So lange kannst du neu wählen.",
  ],
  ["Waiting for {list}.", "Es wird auf {list:whom} gewartet."],
  [
    "{phase}, pick {n} of {n1}: take a card; the rest goes to {them}.",
    "{phase}, Wahl {n} von {n1}: Nimm eine Karte; der Rest geht an {them}.",
  ],
  ["{phase}, pick {n} of {n1}: take a card.", "{phase}, Wahl {n} von {n1}: Nimm eine Karte."],
  ["{phase}: keep one card for the next battle.", "{phase}: Behalte eine Karte für die nächste Schlacht."],
  [
    "{card} lets you bring another card: bring one, or pass.",
    "{card} lässt dich noch eine Karte mitbringen: Wähle eine, oder verzichte.",
  ],
  ["{phase}, wave {n} of {n1}: play a card.", "{phase}, Welle {n} von {n1}: Spiel eine Karte."],
  [
    "{who}: {n}; with {n1} gold; nobody had {n2} after {n3} battles",
    "{who}: {n}, mit {n1} Gold; nach {n3} Schlachten hatte niemand {n2}",
  ],
  ["{who}: {n}; with {n1} gold", "{who}: {n}, mit {n1} Gold"],
];

// --- Cards ---

/** Ranks in the plural, and whom an ability is for. */
const ranks: Entry[] = [
  ["characters", "Charaktere"],
  ["commoners", "Gemeinen"],
  ["elites", "Eliten"],
  ["nobles", "Adligen"],
  ["{rank}s and {rank2}s", "{rank:plural} und {rank2:plural}"],
];
const plural: Entry[] = [
  ["commoner", "Gemeinen"],
  ["elite", "Eliten"],
  ["noble", "Adligen"],
];
const people: Entry[] = [
  ["all {ranks} of other factions{where}", "alle {ranks} anderer Fraktionen{where:where}"],
  ["all other {faction} {ranks}{where}", "alle anderen {ranks} {faction:of}{where:where}"],
  ["all other {ranks}{where}", "alle anderen {ranks}{where:where}"],
  ["all {faction} {ranks}{where}", "alle {ranks} {faction:of}{where:where}"],
  ["all {ranks}{where}", "alle {ranks}{where:where}"],
];
/** The same after a capital "All". */
const silenced = people.map(([english, german]): Entry => [english.replace("all ", ""), german]);
const where: Entry[] = [
  [" in this wave", " dieser Welle"],
  [" in earlier waves", " früherer Wellen"],
  [" in this and all earlier waves", " dieser und aller früheren Wellen"],
  [" that enter in the next wave", ", die in der nächsten Welle kommen"],
];
const rank: Entry[] = [
  ["commoner", "gemein"],
  ["elite", "Elite"],
  ["noble", "adlig"],
];
const price: Entry[] = [
  ["costs {n}", "kostet {n}"],
  ["brings {n} gold", "bringt {n} Gold"],
];
const cards: Entry[] = [
  [
    "{faction} {rank}: power {n}, influence {n1}, {price}, consolation {n2}.",
    "{faction}, {rank}: Macht {n}, Einfluss {n1}, {price}, Trost {n2}.",
  ],
  ["{faction} {rank}: power {n}, influence {n1}, {price}.", "{faction}, {rank}: Macht {n}, Einfluss {n1}, {price}."],
  ["[{n}] {rest}", "[{n}] {rest:told}"],
  ["Kills {people}.", "Tötet {people}."],
  [
    "Converts {people} to {side} and gives +{n} power.",
    "Bekehrt {people} {side:sideDative} und gibt ihnen +{n} Macht.",
  ],
  ["Converts {people} to {side}.", "Bekehrt {people} {side:sideDative}."],
  ["Gives +{n} power to {people}.", "Gibt +{n} Macht für {people}."],
  ["All {whom} cannot use abilities of a higher number.", "Fähigkeiten mit höherer Zahl ruhen für {whom:silenced}."],
  ["If {side} lose the battle, stays for the next one.", "Verlieren {side} die Schlacht: bleibt für die nächste."],
  ["If {side} loses the battle, stays for the next one.", "Verliert {side} die Schlacht: bleibt für die nächste."],
  [
    "You may play one more {faction} card at once, without hush money.",
    "Du darfst sofort noch eine Karte {faction:of} spielen, ohne Schweigegeld.",
  ],
  [
    "You may play one more card at once, without hush money.",
    "Du darfst sofort noch eine Karte spielen, ohne Schweigegeld.",
  ],
  [
    "You may play one more card of another faction at once, without hush money.",
    "Du darfst sofort noch eine Karte einer anderen Fraktion spielen, ohne Schweigegeld.",
  ],
  ["Dying in this battle, brings you {n} influence.", "Tod in dieser Schlacht: bringt dir {n} Einfluss."],
  [
    "With 0 or 1 gold left after paying, gets +{n} power.",
    "Hast du nach dem Bezahlen 0 oder 1 Gold übrig: +{n} Macht.",
  ],
];

// --- Refusals and hints ---

const refusals: Entry[] = [
  [
    "Now is the draft: take a card of the pool before you.",
    "Gerade wird angeworben: Nimm eine Karte aus dem Vorrat vor dir.",
  ],
  ["Now is a wave: play a card of your hand.", "Gerade läuft eine Welle: Spiel eine Karte aus deiner Hand."],
  ["Now you may bring another card, or pass.", "Jetzt darfst du noch eine Karte mitbringen oder verzichten."],
  ["Now the battle is over: keep a card of your hand.", "Die Schlacht ist vorbei: Behalte eine Karte aus deiner Hand."],
  ["This deck has no such card.", "Diese Karte gibt es in diesem Stapel nicht."],
  ["There is no {card} in the pool before you.", "{card} liegt nicht im Vorrat vor dir."],
  ["You have no {card} in your hand.", "{card} hast du nicht auf der Hand."],
  ["{by} cannot bring {card}. {rest}", "{by} kann {card} nicht mitbringen. {rest:told}"],
  ["{card} costs {n}, and you have {n1} gold.", "{card} kostet {n}, und du hast {n1} Gold."],
];

/** Whom an ability is for, in a few words. */
const whom: Entry[] = [
  ["others", "andere"],
  ["all", "alle"],
  ["Empire", "Karten des Reichs"],
  ["Rebels", "Rebellen"],
  ["Church", "Karten der Kirche"],
  ["{whom} before", "{whom:short} früherer Wellen"],
  ["{whom} so far", "{whom:short} bis hierher"],
  ["{whom} next wave", "{whom:short} der nächsten Welle"],
  ["all {ranks}", "alle {ranks}"],
  ["{faction} {ranks}", "{ranks:bare} {faction:of}"],
  ["{ranks}", "{ranks:bare}"],
];
const purposes: Entry[] = [
  ["holds {n} influence in {card}", "hält mit {card} {n} Einfluss bereit"],
  ["brings {n} gold after a defeat", "bringt nach einer Niederlage {n} Gold"],
  ["brings {n} gold", "bringt {n} Gold"],
  ["costs {n} gold", "kostet {n} Gold"],
  ["saves the {n} gold for {card}", "spart die {n} Gold für {card}"],
  ["kills somebody in {n} % of the cases", "tötet in {n} % der Fälle jemanden"],
  ["converts somebody in {n} % of the cases", "bekehrt in {n} % der Fälle jemanden"],
  ["kills {whom}", "tötet {whom:short}"],
  ["converts {whom}", "bekehrt {whom:short}"],
  ["silences {whom}", "bringt {whom:short} zum Schweigen"],
  ["gives +{n} power to {whom}", "gibt +{n} Macht für {whom:short}"],
  ["stays if defeated", "bleibt nach einer Niederlage"],
  ["brings {n} influence by dying", "bringt durch den Tod {n} Einfluss"],
  ["brings {n} influence on average", "bringt im Mittel {n:decimal} Einfluss"],
  ["brings an {faction} card", "bringt noch eine Karte {faction:of}"],
  ["brings a {faction} card", "bringt noch eine Karte {faction:of}"],
  ["brings a card", "bringt noch eine Karte"],
  ["brings a card of others", "bringt noch eine Karte anderer"],
  ["gains +{n} power with 0 or 1 gold", "bekommt mit 0 oder 1 Gold +{n} Macht"],
  ["joins {n} {faction} cards", "passt zu {n} Karten {faction:of}"],
  ["joins another {faction} card", "passt zu einer anderen Karte {faction:of}"],
  ["does not leave {card} to {who}", "überlässt {card} nicht {who}"],
  ["cannot pay for {card}", "kann {card} nicht bezahlen"],
  ["does not waste {card}, which cannot be paid", "verschwendet {card} nicht: unbezahlbar"],
  ["pays hush money", "zahlt Schweigegeld"],
  ["avoids hush money", "vermeidet Schweigegeld"],
  ["collects the income of {card}", "nimmt das Gold von {card} ein"],
  ["puts {n} influence on {side}, now in front", "setzt {n} Einfluss auf {side}, jetzt vorn"],
  ["puts {n} influence on {side}, now behind", "setzt {n} Einfluss auf {side}, jetzt hinten"],
  ["does not spend {card} on {side}, now behind", "gibt {card} nicht für {side} her, jetzt hinten"],
  ["ends the game with the most influence", "beendet das Spiel mit dem meisten Einfluss"],
  ["puts {side} in front, with {n} influence of yours", "bringt {side} nach vorn, mit {n} Einfluss von dir"],
];
const bare: Entry[] = [
  ["commoners", "Gemeine"],
  ["elites", "Eliten"],
  ["nobles", "Adlige"],
  ["{ranks} and {ranks2}", "{ranks:bare} und {ranks2:bare}"],
];

const sideOf = (text: string) => side.find(([english]) => english === text)?.[1];

export const say = book({
  entries: [...status, ...cards, ...refusals, ...log],
  moves,
  purposes,
  kinds: {
    ...{
      phase,
      side,
      sideDative,
      powers,
      faction,
      of,
      outcome,
      spoil,
      dead,
      ranks,
      plural,
      people,
      where,
      rank,
      price,
    },
    ...{ short: whom, bare, silenced },
    sides: (text) => {
      const said = listOf(AND, sideOf)(text);
      return said && `${said[0]!.toUpperCase()}${said.slice(1)}`;
    },
  },
});
