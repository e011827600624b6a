// A table's JSON as something to read: facts, what is shared, and a panel for every player. No rules here, only places.

import { el } from "./dom.js";

/** Where a game's fields are shown, as `field` or `field:Label`. A game that is not named here is shown whole. */
const LAYOUTS = {
  "an-empty-throne": {
    facts: ["refuge"],
    draw: places,
    seats: ["hands:Hand", "flips:Flipped"],
    more: ["under:Still in the Field decks", "tombs:Still in The Tombs, or unseen in hands"],
  },
  "behind-the-throne": {
    facts: ["value:The last card counts"],
    shared: ["row", "used:Used this turn", "taken", "top:Top of the deck"],
    seats: ["stacks"],
    more: ["discard", "deck:Still in the deck"],
  },
  "shadow-throne": {
    facts: ["battle", "wave"],
    seats: ["influence", "gold", "chosen", "line:In battle", "hands:Hand"],
    more: ["deck:Cards that are not before you"],
  },
  "shadows-over-the-empire": {
    facts: ["round", "starter:Starts", "passed:Have passed"],
    draw: grid,
    seats: ["leaders:Leader", "tokens:Tokens on cards"],
    more: ["pool:Citizens not yet revealed", "aside"],
  },
};

/** Fields that hold seats by their numbers. */
const SEATS = new Set("turn starter passed waiting struck knows chooser winners owners asks".split(" "));

/** How many cards of a hand a viewer cannot know, beside those that she can. */
const HIDDEN = ["unseen", "dealt"];

const isThing = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isEmpty = (value) => !value || (typeof value === "object" && Object.values(value).every(isEmpty));
const title = (name) => `${name[0].toUpperCase()}${name.slice(1)}`.replaceAll("_", " ");
const split = (entry) => {
  const [field, label] = entry.split(":");
  return [field, label ?? title(field)];
};
const part = (label, ...nodes) => el("div.part", el("h4", label), ...nodes);
const facts = (entries) => (entries.length
  ? el("dl.facts", entries.map(([label, node]) => el("div", el("dt", label), el("dd", node))))
  : null);

/** `seats` are the players, as `seated` gives them; `tell` gives the text of a card. */
export function board(game, table, seats, tell) {
  const layout = LAYOUTS[game] ?? generic(table, seats.length);
  const names = Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));
  const drawField = (field) => drawn(SEATS.has(field) ? named(table[field], names) : table[field], tell);
  const shown = (kind) => (layout[kind] ?? []).map(split)
    .filter(([field]) => SEATS.has(field) ? table[field] != null && table[field].length !== 0 : !isEmpty(table[field]))
    .map(([field, label]) => [label, drawField(field)]);
  const parts = (kind) => shown(kind).map(([label, node]) => part(label, node));
  const shared = parts("shared"), more = parts("more");
  return [
    facts(shown("facts")),
    shared.length ? el("div.panel.shared", shared) : null,
    layout.draw?.(table, seats, tell),
    el("div.seats", seats.map((player) => panel(player, layout.seats, table, tell))),
    more.length ? el("details.more", el("summary", "What else is known"), more) : null,
  ];
}

function generic(table, count) {
  const fields = Object.keys(table).filter((field) => field !== "seats");
  const bySeat = (field) => Array.isArray(table[field]) && table[field].length === count && !SEATS.has(field);
  const isPlain = (field) => typeof table[field] !== "object";
  return {
    facts: fields.filter((field) => !bySeat(field) && isPlain(field)),
    shared: fields.filter((field) => !bySeat(field) && !isPlain(field)),
    seats: fields.filter(bySeat),
  };
}

const named = (value, names) => (Array.isArray(value) ? value.map((seat) => names[seat]) : names[value]);

/** The players as seen from a chair: its own panel comes last. */
export function seated(info, own, head) {
  const count = info.chairs.length, first = own == null ? 0 : own + 1;
  return info.chairs.map((_, at) => info.chairs[(first + at) % count]).map((chair) => ({
    seat: chair.seat, name: chair.name || `Seat ${chair.seat}`, mine: chair.seat === own, head: head(chair),
  }));
}

/** A move as it is said at the table: with names where its text has the numbers of seats. */
export function wording(move, info, own) {
  const name = (seat) => info.chairs[seat]?.name ?? `seat ${seat}`;
  const said = move
    .replace(/^(destroy|swap) (\d+) /, (_, verb, seat) => `${verb} ${+seat === own ? "your" : `${name(seat)}'s`} `)
    .replace(/^seat (\d+)$/, (_, seat) => (+seat === own ? "you" : name(seat)));
  return said[0].toUpperCase() + said.slice(1);
}

// --- Values ---

function drawn(value, tell) {
  if (value === true || typeof value === "number") return el("span.number", value === true ? "yes" : `${value}`);
  if (Array.isArray(value)) return chips(counted(value), tell);
  if (!isThing(value)) return chip(value, 1, tell);
  const entries = Object.entries(value);
  if (entries.every(([, count]) => typeof count === "number")) return chips(entries, tell);
  const filled = entries.filter(([, inner]) => !isEmpty(inner));
  return el("div", filled.map(([name, inner]) => part(title(name), drawn(inner, tell))));
}

const chips = (items, tell) => el("ul.chips", items.map(([item, count]) => el("li", chip(item, count, tell))));

/** Equal things once, with their number. */
function counted(items) {
  const found = new Map();
  for (const item of items.filter((item) => item != null)) {
    const key = JSON.stringify(item);
    found.set(key, [item, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

function chip(item, count, tell) {
  if (Array.isArray(item)) return drawn(item, tell);
  if (isThing(item)) return character(item, tell);
  if (item === "?") return el("span.chip.back", "hidden", count > 1 ? el("b", ` × ${count}`) : null);
  return el("span.chip", inspected(`${item}`, tell), `${item}`, count > 1 ? el("b", ` × ${count}`) : null);
}

/** A thing with properties: `{ card: "Outlaw", wave: 1, faction: "rebels", dead: true }`. */
function character(thing, tell) {
  const [[, name], ...rest] = Object.entries(thing).filter(([, value]) => !isEmpty(value));
  const said = ([key, value]) => (value === true ? key : typeof value === "number" ? `${key} ${value}` : value);
  const kind = rest.find(([, value]) => typeof value === "string")?.[1];
  return el(thing.dead || thing.down ? "span.chip.gone" : "span.chip", { ...inspected(name, tell), "data-kind": kind },
    name, el("small", ` ${rest.map(said).join(" · ")}`));
}

function inspected(name, tell) {
  const text = tell(name);
  return text ? { title: text, "data-card": name } : {};
}

// --- Places ---

function panel({ seat, head, mine }, fields, table, tell) {
  const parts = fields.map(split).map(([field, label]) => [label, held(table, field, seat)]);
  const numbers = parts.filter(([, value]) => typeof value === "number");
  const others = parts.filter(([, value]) => typeof value !== "number" && !isEmpty(value));
  return el(mine ? "section.panel.seat.mine" : "section.panel.seat", head,
    facts(numbers.map(([label, value]) => [label, `${value}`])),
    others.map(([label, value]) => part(label, drawn(value, tell))));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function held(table, field, seat) {
  const value = table[field]?.[seat];
  if (field === "tokens") return sum(Object.values(value ?? {}));
  if (field !== "hands") return value;
  return [...value, ...Array(sum(HIDDEN.map((count) => table[count]?.[seat] ?? 0))).fill("?")];
}

/** Locations with a deck, and a side for every player. */
function places({ played, left, tops }, seats, tell) {
  const side = (place) => ({ seat, name, mine }) => part(mine ? `${name} (you)` : name,
    isEmpty(played[seat][place]) ? el("p.muted", "nothing") : drawn(played[seat][place], tell));
  const location = (place, at) => el("section.panel.place",
    el("h3", title(place)),
    el("p.muted", `Deck of ${left[at]}${tops[at] ? ", on top:" : ""}`),
    tops[at] ? drawn([tops[at]], tell) : null,
    seats.map(side(place)));
  return el("div.places", Object.keys(played[0]).map(location));
}

const MARKS = { rotated: "turned", marked: "influenced", locked: "locked" };

/** Cards in rows, with everybody's tokens. A cell is called by column and row: `b2`. */
function grid(table, seats, tell) {
  const cells = table.grid.map((row, y) => row.map((card, x) => ({ card, name: `${"abcdefghij"[x]}${y + 1}` })));
  const lies = ({ card, name }) => card || table.down.includes(name);
  const width = Math.max(...cells.map((row) => row.findLastIndex(lies))) + 1;
  const draw = ({ card, name }) => {
    if (!card) return el("td.none", table.down.includes(name) ? el("span.muted", "face down") : null);
    const marked = Object.keys(MARKS).filter((field) => [table[field]].flat().includes(name));
    const marks = marked.map((field) => MARKS[field]);
    const tokens = seats.filter(({ seat }) => table.tokens[seat][name])
      .map(({ seat, name: who }) => el(`span.token.seat-${seat}`, `${who} ${table.tokens[seat][name]}`));
    return el(marks.includes("turned") ? "td.turned" : "td", inspected(card, tell),
      el("small.muted", name), el("strong", card), marks.length ? el("small", marks.join(", ")) : null, tokens);
  };
  return el("div.scroll", { tabindex: 0, role: "region", "aria-label": "The grid" },
    el("table.grid", cells.filter((row) => row.some(lies)).map((row) => el("tr", row.slice(0, width).map(draw)))));
}
