/** Shadows over the Empire auf Deutsch: was geschieht, gefragt und verweigert wird. */

import { listOf, sayAll, type Entry, type Kind } from "../templates";
import { AND, book, does } from "./grammar";
import { abilities, deed, kinds, more } from "./shadows_over_the_empire_abilities";
import { tidied } from "./shadows_over_the_empire_cards";

const direction: Entry[] = [
  ["north-east", "Nordosten"],
  ["north-west", "Nordwesten"],
  ["south-east", "Südosten"],
  ["south-west", "Südwesten"],
  ["north", "Norden"],
  ["south", "Süden"],
  ["east", "Osten"],
  ["west", "Westen"],
];
const option: Entry[] = [
  ["remove", "Marken entfernen"],
  ["subdue", "unterwerfen lassen"],
  ["lock", "die Quiraa-Marke annehmen"],
  ["add", "eine Marke legen lassen"],
  ["rotate", "drehen lassen"],
  ["remove {n}", "Marken entfernen, {n}"],
  ["subdue {n}", "unterwerfen lassen, {n}"],
  ["lock {n}", "die Quiraa-Marke annehmen, {n}"],
  ["add {n}", "eine Marke legen lassen, {n}"],
];

const moves: Entry[] = [
  ["pass", "passen"],
  ["decline", "nicht reagieren"],
  ["done", "keine weitere Karte"],
  ["none", "keine Karte"],
  ["influence {card} > {card2}", "{card2} beeinflussen (mit {card})"],
  ["use {card}", "{card} nutzen"],
  ["react {card}", "mit {card} reagieren"],
  ["place at {cell}", "auf {cell} legen"],
  ["line {direction}", "Linie nach {direction}"],
  ["seat {n}", "Spieler {n:seat}"],
  ["choose {card}", "mit {card} führen"],
  ["and {card}", "und {card}"],
  ["with {card}", "mit {card}"],
  ["to {card}", "auf {card}"],
  ["no tokens", "keine Marke"],
  ["1 token", "1 Marke"],
  ["{n} tokens", "{n} Marken"],
  ["{option}", "{option}"],
];

// --- The log ---

const ending: Entry[] = [
  [
    "you have all tokens on the table and the Distinct Personality",
    "Du hast alle Marken auf dem Tisch und die Besondere Persönlichkeit",
  ],
  [
    "{who} has all tokens on the table and the Distinct Personality",
    "{who} hat alle Marken auf dem Tisch und die Besondere Persönlichkeit",
  ],
  [
    "alone without a Conflict, you have all tokens on the table",
    "Du allein bist ohne Konflikt und hast alle Marken auf dem Tisch",
  ],
  [
    "alone without a Conflict, {who} has all tokens on the table",
    "{who} allein ist ohne Konflikt und hat alle Marken auf dem Tisch",
  ],
  ["no game is longer; best placed: {people}", "Länger dauert kein Spiel; am besten steht: {people:people}"],
  [
    "the same position stands for the third time; best placed: {people}",
    "Dieselbe Stellung steht zum dritten Mal; am besten steht: {people:people}",
  ],
];
const log: Entry[] = [
  [
    "No citizen is left that would do: the citizens are dealt again.",
    "Kein passender Bürger ist übrig: Die Bürger werden neu ausgeteilt.",
  ],
  ["Round {n}: You begin.", "Runde {n}: Du beginnst."],
  ["Round {n}: {who} begins.", "Runde {n}: {who} beginnt."],
  ["Everybody has passed: Round {n} is over.", "Alle haben gepasst: Runde {n} ist vorbei."],
  ["{card} is turned face up at {cell}.", "{card} wird auf {cell} aufgedeckt."],
  ["The game is over after one Round: {rest}.", "Das Spiel ist nach einer Runde aus: {rest:ending}."],
  ["The game is over after {n} Rounds: {rest}.", "Das Spiel ist nach {n} Runden aus: {rest:ending}."],
  ["You are the starting player.", "Du beginnst das Spiel."],
  ["{who} is the starting player.", "{who} beginnt das Spiel."],
  ...does("pass.", "passt|passt."),
  ...does("decline to React.", "reagierst|reagiert nicht."),
  ["Your action is cancelled, and spent.", "Deine Aktion ist abgebrochen und verbraucht."],
  ["{who}'s action is cancelled, and spent.", "Die Aktion von {who} ist abgebrochen und verbraucht."],
  ...does("choose the line to the {direction}.", "wählst|wählt die Linie nach {direction}."),
  ["{card} finds nothing more to do.", "{card}: Mehr gibt es nicht zu tun."],
  ["{card} finds nothing to do.", "{card}: Es gibt nichts zu tun."],
  ...does("choose for {card}: {option}.", "wählst|wählt für {card}: {option}."),
  ...does("lead with {card}.", "führst|führt mit {card}."),
  ["{card} is revealed for {them}.", "{card} wird für {them} aufgedeckt."],
  [
    "{card} diverges from your Leader and is set aside.",
    "{card} weicht von deinem Anführer ab und wird beiseitegelegt.",
  ],
  [
    "{card} diverges from {who}'s Leader and is set aside.",
    "{card} weicht vom Anführer von {who} ab und wird beiseitegelegt.",
  ],
  ...does("place an Influence token on {card}.", "legst|legt eine Einflussmarke auf {card}."),
  ...does("place the Quiraa token on {card}.", "legst|legt die Quiraa-Marke auf {card}."),
  ...does("place {card} at {cell}.", "legst|legt {card} auf {cell}."),
  ...does("send {card} to influence {card2}.", "schickst|schickt {card} aus: {card2} beeinflussen."),
  ...does(
    "influence {card}: {many}, {n} of them by a Passive.",
    "beeinflusst|beeinflusst {card}: {many}, davon {n} durch eine passive Fähigkeit.",
  ),
  ...does("influence {card}: {many}.", "beeinflusst|beeinflusst {card}: {many}."),
  ...does("subdue {card}: {many}.", "unterwirfst|unterwirft {card}: {many}."),
  ...does("use {card}.", "nutzt|nutzt {card}."),
  ...does("react with {card}.", "reagierst|reagiert mit {card}."),
  ...does("rotate {card} to perform its ability.", "drehst|dreht {card} und nutzt|nutzt die Fähigkeit."),
  ...does("add {many} on {card}.", "legst|legt {many} auf {card}."),
  ...does("lose a token on {card} to the Conflict.", "verlierst|verliert durch den Konflikt eine Marke auf {card}."),
  ...does("remove {many} from {card}.", "entfernst|entfernt {many} von {card}."),
  ...does("lose {many} on {card}.", "verlierst|verliert {many} auf {card}."),
  ...does("move {many} from {card} to {card2}.", "versetzt|versetzt {many} von {card} auf {card2}."),
  ...does("rotate {card}.", "drehst|dreht {card}."),
  ...does("reset {card}.", "drehst|dreht {card} zurück."),
  ...does("swap {card} with {card2}.", "vertauschst|vertauscht {card} mit {card2}."),
  ...does("take the Influence token from {card}.", "nimmst|nimmt die Einflussmarke von {card}."),
];

// --- Status and standing ---

const asked: Entry[] = [
  ["which line?", "Welche Linie?"],
  ["{card}, and which other?", "{card}, und welche noch?"],
  ["{card}: to which card?", "{card}: Auf welche Karte?"],
  ["to which card?", "Auf welche Karte?"],
  ["{card}: with which card?", "{card}: Mit welcher Karte?"],
  ["with which card?", "Mit welcher Karte?"],
  ["whose tokens?", "Wessen Marken?"],
  ["whose tokens on {card}?", "Wessen Marken auf {card}?"],
  ["from which card of yours?", "Von welcher deiner Karten?"],
  ["from which card of {them}?", "Von welcher Karte? ({them})"],
  ["how many tokens from {card}?", "Wie viele Marken von {card}?"],
  ["which card?", "Welche Karte?"],
];
const choice: Entry[] = [
  [
    "remove {yours} from {cards} (all if there are fewer)",
    "{yours} von {cards:dat} entfernen (alle, wenn es weniger sind)",
  ],
  ["remove {yours} from {cards}", "{yours} von {cards:dat} entfernen"],
  ["let them Subdue {cards}", "{cards:acc} unterwerfen lassen"],
  ["let them place the Quiraa token on {cards}", "die Quiraa-Marke auf {cards:acc} legen lassen"],
  ["let them add {many} on {cards}", "{many} auf {cards:acc} legen lassen"],
];
const status: Entry[] = [
  ["The game is over.", "Das Spiel ist aus."],
  ["Waiting for {them}.", "Es wird auf {them} gewartet."],
  ["Choose your Leader.", "Wähle deinen Anführer."],
  ["Place {card} next to {card2} first.", "Leg zuerst {card} neben {card2}."],
  ["Place {card} next to {card2}.", "Leg {card} neben {card2}."],
  ["Choose who begins Round {n}.", "Wähle, wer Runde {n} beginnt."],
  ["Do you React?", "Reagierst du?"],
  ["{list} came into a Conflict by your action.", "Durch deine Aktion kam in einen Konflikt: {list:cards}."],
  ["{list} came into a Conflict by {who}'s action.", "Durch die Aktion von {who} kam in einen Konflikt: {list:cards}."],
  ["{card} is about to influence {card2} for {them}.", "{card} will für {them} {card2} beeinflussen."],
  ...does(
    "use {card} on {list}: you would lose tokens on {list2}.",
    "nutzt|nutzt {card} auf {list:cards}: Du würdest Marken verlieren auf {list2:cards}.",
  ),
  ...does(
    "use {card}: you would lose tokens on {list}.",
    "nutzt|nutzt {card}: Du würdest Marken verlieren auf {list:cards}.",
  ),
  ...does(
    "use {card}: from which card do you remove {many}?",
    "nutzt|nutzt {card}: Von welcher Karte entfernst du {many}?",
  ),
  ...does("use {card} on {card2}: {one} or {two}?", "nutzt|nutzt {card} auf {card2}: {one:choice} oder {two:choice}?"),
  ...does("use {card} on {list}.", "nutzt|nutzt {card} auf {list:cards}."),
  [
    "Round {n}, {many} in your pool: nothing is left but to pass.",
    "Runde {n}, {many} im Vorrat: Dir bleibt nur zu passen.",
  ],
  [
    "Round {n}, {many} in your pool: influence a card, use an ability, or pass.",
    "Runde {n}, {many} im Vorrat: Beeinflusse eine Karte, nutze eine Fähigkeit, oder passe.",
  ],
  ["{card}: {deed}; {asked}", "{card}: {deed:Deed}. {asked}"],
  ["{who}: {n} = {many} on controlled cards; {rest}", "{who}: {n} = {many} auf eigenen Karten; {rest:remarks}"],
];
const remark: Entry[] = [
  ["{many} in the pool", "{many} im Vorrat"],
  ["{many} in 1 Conflict", "{many} in 1 Konflikt"],
  ["{many} in {n} Conflicts", "{many} in {n} Konflikten"],
  ["controls the Distinct Personality", "hat die Besondere Persönlichkeit"],
];
const remarks: Entry[] = [
  ["{a}, {b}, {c}", "{a:remark}, {b:remark}, {c:remark}"],
  ["{a}, {b}", "{a:remark}, {b:remark}"],
  ["{a}", "{a:remark}"],
];

// --- Refusals ---

const wanted: Entry[] = [
  ["a line: 'line north' and so on", "eine Linie"],
  ["an opponent: 'seat 1' and so on", "einen Gegner"],
  ["one of the two", "eines von beiden"],
  ["a number of tokens", "eine Zahl von Marken"],
  ["a card", "eine Karte"],
];
const refusals: Entry[] = [
  [
    "Seat {n} is not among those with the most tokens in their pools.",
    "Spieler {n:seat} gehört nicht zu denen mit den meisten Marken im Vorrat.",
  ],
  [
    "Choose who begins the next Round: one of the seats with the most tokens in their pools.",
    "Wähle, wer die nächste Runde beginnt: jemanden mit den meisten Marken im Vorrat.",
  ],
  [
    "Nothing happens now that could be answered: influence a card, use an ability, or pass.",
    "Gerade geschieht nichts, worauf du reagieren könntest: Beeinflusse eine Karte, nutze eine Fähigkeit, oder passe.",
  ],
  [
    "No ability asks anything now: influence a card, use an ability, or pass.",
    "Gerade fragt keine Fähigkeit: Beeinflusse eine Karte, nutze eine Fähigkeit, oder passe.",
  ],
  ["Choose your Leader first: {list}.", "Wähle zuerst deinen Anführer: {list:cards}."],
  [
    "{card} has been chosen by seat {n}: take another faction.",
    "{card} hat schon Spieler {n:seat} gewählt: Nimm eine andere Partei.",
  ],
  ["{card} is no free slot next to {card2}.", "{card} ist kein freier Platz neben {card2}."],
  ["{card} lies face down.", "{card} liegt verdeckt."],
  ["{card} has no card.", "Auf {card} liegt keine Karte."],
  ["{card} is another player's Leader.", "{card} ist der Anführer von jemand anderem."],
  ["{card} is in a Conflict: nobody controls it.", "{card} ist in einem Konflikt: Niemand kontrolliert die Karte."],
  [
    "You do not control {card}: only your tokens may lie on it.",
    "{card} kontrollierst du nicht: Nur deine Marken dürften darauf liegen.",
  ],
  [
    "{card} has an Influence token and may not influence in this Round any more.",
    "{card} hat eine Einflussmarke und kann in dieser Runde nicht mehr beeinflussen.",
  ],
  [
    "{card} is Rotated and may not influence in this Round.",
    "{card} ist gedreht und kann in dieser Runde nicht beeinflussen.",
  ],
  [
    "{card} has the Quiraa token and may not influence in this Round.",
    "{card} hat die Quiraa-Marke und kann in dieser Runde nicht beeinflussen.",
  ],
  ["There is no card {direction} of {card}.", "Im {direction} von {card} liegt keine Karte."],
  [
    "{card} lies face down: nobody can be influenced there yet.",
    "{card} liegt verdeckt: Dort lässt sich noch niemand beeinflussen.",
  ],
  [
    "{card} is a Leader; Leaders cannot be influenced.",
    "{card} ist ein Anführer; Anführer lassen sich nicht beeinflussen.",
  ],
  ["{card} is not {trait}, which {card2} demands.", "{card} ist nicht {trait}, und das verlangt {card2}."],
  ["Your pool is empty: no card can be influenced.", "Dein Vorrat ist leer: Keine Karte lässt sich beeinflussen."],
  [
    "{card} has {many} of yours; by influence at most {n} are allowed.",
    "Auf {card} liegt von dir: {many}; durch Einfluss dürfen es höchstens {n} sein.",
  ],
  [
    "{card} is Rotated: its ability is used up for this Round.",
    "{card} ist gedreht: Die Fähigkeit ist für diese Runde verbraucht.",
  ],
  [
    "{card} has the Quiraa token: its ability may not be used in this Round.",
    "{card} hat die Quiraa-Marke: Die Fähigkeit ruht in dieser Runde.",
  ],
  [
    "{card} has a React: you will be asked when its moment comes.",
    "{card} hat eine Reaktion: Du wirst gefragt, wenn es so weit ist.",
  ],
  ["{card} has a Passive: it works by itself.", "{card} hat eine passive Fähigkeit: Sie wirkt von selbst."],
  ["{card} can do nothing now: {deed}.", "{card} kann jetzt nichts tun: {deed:Deed}."],
  ["{card} has no React.", "{card} hat keine Reaktion."],
  ["{card} is Rotated and cannot React.", "{card} ist gedreht und kann nicht reagieren."],
  ["{card} has the Quiraa token and cannot React.", "{card} hat die Quiraa-Marke und kann nicht reagieren."],
  ["{card} has no answer to this.", "{card} kann darauf nicht reagieren."],
  [
    "Somebody's action is under way: React to it, or decline.",
    "Jemandes Aktion ist im Gange: Reagiere darauf, oder verzichte.",
  ],
  ["Answer this first.", "Antworte erst darauf."],
  ["{card} is no card to be picked for seat {n}.", "{card} kommt für Spieler {n:seat} nicht infrage."],
  ["{card} does not go with {card2}.", "{card} passt nicht zu {card2}."],
  ["{card} is none that it is for.", "{card} kommt dafür nicht infrage."],
  ["It is {n} to {many} here.", "Hier sind es {n} bis {many}."],
  ["Now choose {wanted}.", "Wähle jetzt {wanted}."],
  ["{card}: {deed}.", "{card}: {deed:Deed}."],
];

// --- Hints ---

const purposes: Entry[] = [
  ["wins the game", "gewinnt das Spiel"],
  ["lets {people} win", "lässt {people:people} gewinnen"],
  ["does not let {people} win", "lässt {people:people} nicht gewinnen"],
  ["takes control of {card} in the middle", "gewinnt {card} in der Mitte"],
  ["loses control of {list}", "verliert {list:which}"],
  ["keeps control of {list}", "behält {list:which}"],
  ["breaks {who}'s hold on {card}", "nimmt {who} {card} wieder ab"],
  ["leaves {list} free to Influence", "lässt {list:which} frei zum Beeinflussen"],
  ["leaves {list} ready", "hält {list:which} bereit"],
  ["leaves {card} to {who}", "überlässt {card} {who}"],
  ["does not leave {card} to {who}", "überlässt {card} nicht {who}"],
  ["brings the last tokens onto the table", "bringt die letzten Marken auf den Tisch"],
  ["brings {many} onto the table", "bringt {many} auf den Tisch"],
  ["loses no tokens", "verliert keine Marke"],
  ["loses {many}", "verliert {many}"],
  ["wins control of {list}", "gewinnt {list:which}"],
  ["starts a Conflict over {list}", "beginnt einen Konflikt um {list:which}"],
  ["avoids a Conflict over {list}", "vermeidet einen Konflikt um {list:which}"],
  ["ends the Conflict over {list}", "beendet den Konflikt um {list:which}"],
  ["spends the Influence of {list}", "verbraucht den Einfluss von {list:which}"],
  ["sends {many} of {who} back", "schickt {many} von {who} zurück"],
  ["ends {who}'s control of {list}", "nimmt {who} {list:which} ab"],
  ["turns {owned}", "dreht {owned}"],
  ["turns {list}", "dreht {list:which}"],
];

const plain = book({
  entries: [...abilities, ...status, ...refusals, ...log],
  moves,
  purposes,
  kinds: {
    ...kinds,
    ...more,
    ...{ direction, option, ending, asked, choice, remark, remarks, wanted },
    people: listOf(AND, (name) => (name === "you" ? "du" : name)),
    which: (text) => text.replace(/^(\d+) cards$/, "$1 Karten").replace(/ and (?!.* and )/, " und "),
  },
});

export const say: Kind = (text) => {
  const said = plain(text) ?? sayAll((part) => plain(part), text) ?? deed(text);
  return said === undefined ? undefined : tidied(said);
};
