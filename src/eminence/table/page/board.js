// A table's JSON as something to read: facts, what is shared, and a panel for every player. No rules here, only places.

import { el } from "./dom.js";

/** Where a game's fields are shown, as `field` or `field:Label`. A game that is not named here is shown whole. */
const LAYOUTS = {
  "an-empty-throne": {
    facts: ["refuge"], places: true, seats: ["hands:Hand", "flips:Flipped"],
    more: ["under:Still in the Field decks", "tombs:Still in The Tombs, or unseen in hands"],
  },
  "behind-the-throne": {
    facts: ["value:The last card counts"], shared: ["row", "used:Used this turn", "taken", "top:Top of the deck"],
    seats: ["stacks"], more: ["discard", "deck:Still in the deck"],
  },
  "shadow-throne": {
    facts: ["battle", "wave"], seats: ["influence", "gold", "chosen", "line:In battle", "hands:Hand"],
    more: ["deck:Cards that are not before you"],
  },
  "shadows-over-the-empire": {
    facts: ["round", "starter:Starts", "passed:Have passed"], grid: true, seats: ["leaders:Leader", "tokens:Tokens on cards"],
    more: ["pool:Citizens not yet revealed", "aside"],
  },
};
const SEATS = new Set(["turn", "starter", "passed", "waiting", "struck", "knows", "chooser", "winners", "owners", "asks"]);
/** How many cards of a hand a viewer cannot know, beside those that she can. */
const HIDDEN = ["unseen", "dealt"];

const empty = (value) => value == null || value === false || value === 0 || value === "" ||
  (typeof value === "object" && Object.values(value).every(empty));
const title = (name) => `${name[0].toUpperCase()}${name.slice(1)}`.replaceAll("_", " ");
const split = (entry) => {
  const [field, label] = entry.split(":");
  return [field, label ?? title(field)];
};

/** `seats` are the players in order, as { seat, head, name, mine }; `tell` gives the text of a card. */
export function board(game, table, seats, tell) {
  const layout = LAYOUTS[game] ?? generic(table, seats.length);
  const names = Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));
  const draw = (field) => drawn(SEATS.has(field) ? named(table[field], names) : table[field], tell);
  const part = (kind) => (layout[kind] ?? []).map(split).filter(([field]) => !empty(table[field]));
  const shown = (entries) => entries.map(([field, label]) => el("div.part", el("h4", label), draw(field)));
  const facts = part("facts"), shared = shown(part("shared")), more = shown(part("more"));
  return [
    facts.length ? el("dl.facts", facts.map(([field, label]) => el("div", el("dt", label), el("dd", draw(field))))) : null,
    shared.length ? el("div.panel.shared", shared) : null,
    layout.places ? places(table, seats, tell) : null,
    layout.grid ? grid(table, seats, tell) : null,
    el("div.seats", seats.map((player) => panel(player, layout.seats, table, tell))),
    more.length ? el("details.more", el("summary", "What else is known"), more) : null,
  ].filter(Boolean);
}

function generic(table, count) {
  const fields = Object.keys(table).filter((field) => field !== "seats");
  const bySeat = (field) => Array.isArray(table[field]) && table[field].length === count && !SEATS.has(field);
  const plain = (field) => typeof table[field] !== "object";
  return {
    facts: fields.filter((field) => !bySeat(field) && plain(field)),
    shared: fields.filter((field) => !bySeat(field) && !plain(field)),
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

export function drawn(value, tell) {
  if (typeof value === "number" || typeof value === "boolean") return el("span.number", value === true ? "yes" : `${value}`);
  if (Array.isArray(value)) return el("ul.chips", counted(value).map(([item, count]) => el("li", chip(item, count, tell))));
  if (value && typeof value === "object") {
    const entries = Object.entries(value);
    if (entries.every(([, inner]) => typeof inner === "number")) {
      return el("ul.chips", entries.map(([name, count]) => el("li", chip(name, count, tell))));
    }
    return el("div", entries.filter(([, inner]) => !empty(inner)).map(([name, inner]) => el("div.part", el("h5", title(name)), drawn(inner, tell))));
  }
  return chip(value, 1, tell);
}

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
  if (item && typeof item === "object") return character(item, tell);
  const name = item === "?" ? "hidden" : `${item ?? "none"}`;
  const text = tell(name);
  return el(item === "?" ? "span.chip.back" : "span.chip", { title: text, "data-card": text && name }, name, count > 1 ? el("b", ` × ${count}`) : null);
}

/** A thing with properties: `{ card: "Outlaw", wave: 1, dead: true }`. */
function character(thing, tell) {
  const [[, name], ...rest] = Object.entries(thing);
  const told = rest.filter(([, value]) => !empty(value)).map(([key, value]) => (value === true ? key : typeof value === "number" ? `${key} ${value}` : value));
  const text = tell(name);
  return el(thing.dead || thing.down ? "span.chip.gone" : "span.chip", { title: text, "data-card": text && name, "data-kind": rest.find(([, value]) => typeof value === "string")?.[1] }, name, el("small", ` ${told.join(" · ")}`));
}

// --- Places ---

function panel({ seat, head, mine }, fields, table, tell) {
  const parts = fields.map(split).map(([field, label]) => [label, held(table, field, seat)]).filter(([, value]) => value != null);
  const numbers = parts.filter(([, value]) => typeof value === "number");
  const rest = parts.filter(([, value]) => typeof value !== "number" && !empty(value));
  return el(mine ? "section.panel.seat.mine" : "section.panel.seat", head,
    numbers.length ? el("dl.facts", numbers.map(([label, value]) => el("div", el("dt", label), el("dd", `${value}`)))) : null,
    rest.map(([label, value]) => el("div.part", el("h4", label), drawn(value, tell))));
}

function held(table, field, seat) {
  const value = table[field]?.[seat];
  if (field === "tokens") return Object.values(value ?? {}).reduce((sum, count) => sum + count, 0);
  if (field !== "hands") return value;
  const hidden = HIDDEN.reduce((sum, count) => sum + (table[count]?.[seat] ?? 0), 0);
  return [...value, ...Array(hidden).fill("?")];
}

/** Locations with a deck and a side for every player. */
function places(table, seats, tell) {
  const all = Object.keys(table.played[0]);
  return el("div.places", all.map((place, at) => el("section.panel.place",
    el("h3", title(place)),
    el("p.muted", `Deck of ${table.left[at]}${table.tops[at] ? ", on top:" : ""}`),
    table.tops[at] ? drawn([table.tops[at]], tell) : null,
    seats.map(({ seat, name, mine }) => el("div.part", el("h4", mine ? `${name} (you)` : name),
      empty(table.played[seat][place]) ? el("p.muted", "nothing") : drawn(table.played[seat][place], tell))))));
}

/** Cards in rows, with everybody's tokens: a cell is called by column and row, as `b2`. */
function grid(table, seats, tell) {
  const rows = table.grid.map((cards, at) => ({ cards, at })).filter(({ cards, at }) => cards.some(Boolean) || table.down.some((cell) => cell.endsWith(`${at + 1}`)));
  const width = Math.max(...rows.map(({ cards, at }) => Math.max(...cards.map((card, x) => (card || table.down.includes(cellName(x, at)) ? x + 1 : 0)))));
  const marks = { rotated: "turned", marked: "influenced", locked: "locked" };
  const cell = (card, x, at) => {
    const name = cellName(x, at);
    const told = Object.entries(marks).filter(([field]) => [table[field]].flat().includes(name)).map(([, mark]) => mark);
    const tokens = seats.filter(({ seat }) => table.tokens[seat]?.[name]).map(({ seat, name: who }) => el(`span.token.seat-${seat}`, `${who} ${table.tokens[seat][name]}`));
    const text = card && tell(card);
    if (!card) return el("td.none", table.down.includes(name) ? el("span.muted", "face down") : null);
    return el(told.includes("turned") ? "td.turned" : "td", { title: text, "data-card": text && card },
      el("small.muted", name), el("strong", card), told.length ? el("small", told.join(", ")) : null, tokens);
  };
  return el("div.scroll", { tabindex: 0, role: "region", "aria-label": "The grid" }, el("table.grid", rows.map(({ cards, at }) => el("tr", cards.slice(0, width).map((card, x) => cell(card, x, at))))));
}

const cellName = (x, at) => `${"abcdefghij"[x]}${at + 1}`;
