// A table: who sits where, the game as text, and the end. What the server says is the only truth.

import { ask, enter, Line, me, noteDeal, stirring } from "./api.js";
import { board, seated, wording } from "./board.js";
import { button, choice, copied, el, keep, sureButton } from "./dom.js";
import { ending, sealed } from "./ending.js";
import { nameField } from "./home.js";
import { replay } from "./replay.js";

const MANY = 12;
const LONG = 170;

export async function openTable(main, id) {
  const [info, { levels, phrases }] = await Promise.all([ask("GET", `/api/tables/${id}`), ask("GET", "/api/games")]);
  const tell = await cardTexts(info.game);
  if (location.hash === "#replay") return replay(main, info, tell);
  const now = { id, info, seat: info.seat ?? null, game: null, log: [], said: [], present: [], levels, phrases, tell, busy: false };
  const view = frame(main, now);
  const show = () => render(now, view);
  now.post = async (deed) => { now.info = { ...(await ask("POST", `/api/tables/${id}/${deed}`)) }; show(); };
  now.line = new Line(id, {
    heard: () => now.log.length,
    state: (state) => banner(state === "open" ? "" : now.busy ? "The connection is lost. Your move will be sent as soon as it is back." : "The connection is lost. Coming back …"),
    hear: (news) => (take(now, news), show()),
  });
  addEventListener("hashchange", () => location.reload());
  setInterval(() => tick(now, view), 1_000);
}

const banner = (text) => { document.getElementById("banner").textContent = text; };

/** What a card does; copies of a kind share the text of their kind. */
async function cardTexts(game) {
  const cards = await ask("GET", `/api/games/${game}/cards`).catch(() => []);
  const texts = new Map(cards.map(({ name, text }) => [name, text]));
  const tell = (name) => texts.get(name) ?? texts.get(`${name}`.replace(/-\d+[a-z]?$/, ""));
  return Object.assign(tell, { texts });
}

// --- What the server says ---

function take(now, news) {
  if (news.type === "welcome") {
    if (now.seat !== news.seat) now.log = [];
    Object.assign(now, { info: news.table, seat: news.seat, said: news.said ?? [] });
  } else if (news.type === "table") Object.assign(now, { info: news.table });
  else if (news.type === "present") now.present = news.seats;
  else if (news.type === "said") now.said.push(news);
  else if (news.type === "farewell") banner(news.text);
  else if (news.type === "state") {
    if (news.log && news.log.first > now.log.length) return now.line.reopen(); // lines are missing: all of them anew
    now.game = { ...news, table: { ...(news.table ?? now.game?.table), ...news.changed } };
    now.told = Date.now();
    if (news.log) now.log = [...now.log.slice(0, news.log.first), ...news.log.lines];
  }
  if (now.info.phase === "waiting" && now.info.commitment) noteDeal(now.id, { commitment: now.info.commitment });
}

// --- The frame ---

function frame(main, now) {
  const parts = {
    top: el("div.stack"), board: el("div.stack"), inspect: el("p.inspect", { "aria-live": "polite" }),
    status: el("p.status", { role: "status", tabindex: -1 }), moves: el("div.moves"), act: null,
    log: el("ol.log", { role: "log", "aria-live": "polite", "aria-label": "What has happened", tabindex: 0 }),
    talk: el("ul.talk", { role: "log", "aria-live": "polite", "aria-label": "What is said" }), menu: el("div.row.menu"), say: el("div"),
  };
  parts.story = el("section.panel", el("h2", "What has happened"), parts.log);
  parts.act = el("section.act", { "aria-label": "Your move" }, parts.status, parts.moves);
  parts.board.addEventListener("click", ({ target }) => {
    const card = target.closest("[data-card]")?.dataset.card;
    if (card) parts.inspect.replaceChildren(el("strong", `${card}. `), now.tell(card));
  });
  main.className = "table";
  main.replaceChildren(
    el("div.left", el("h1.unseen", now.info.title), parts.top, parts.board, parts.inspect, parts.act),
    el("aside.right", parts.story, el("section.panel", parts.talk, parts.say, parts.menu), cardList(now)));
  return parts;
}

function cardList({ info, tell }) {
  const list = [...tell.texts].map(([name, text]) => [el("dt", name), el("dd", text)]);
  return el("details.panel", el("summary", "Cards and rules"), el("p", el("a", { href: `/api/games/${info.game}/rules`, target: "_blank" }, `Rules of ${info.title}`)), el("dl.cards", list));
}

function render(now, view) {
  const { info, game, seat } = now;
  const asked = info.phase === "playing" && game?.actors.includes(seat);
  document.title = `${asked ? "Your turn · " : ""}${info.title} · Eminence`;
  document.getElementById("where").textContent = info.title;
  keep(view.top, [info, me.player, seat, game?.result], () => TOPS[info.phase]?.(now) ?? (info.parked && el("p.panel", info.parked)));
  if (game) keep(view.board, [game.table, game.actors, info.chairs, info.phase, now.present], () => board(info.game, game.table, seats(now), now.tell));
  view.act.hidden = info.phase !== "playing" || !game;
  view.act.classList.toggle("asked", Boolean(asked));
  if (!view.act.hidden) act(now, view);
  view.story.hidden = !now.log.length;
  tellLog(view.log, now.log);
  keep(view.talk, now.said, () => now.said.slice(-6).map(({ name, phrase }) => el("li", el("b", `${name}: `), now.phrases[phrase] ?? phrase)));
  keep(view.say, seat, () => (seat == null ? null : phrases(now)));
  keep(view.menu, [info.phase, info.chairs, seat], () => menu(now));
  tick(now, view);
  turnTo(now, view);
}

const TOPS = { waiting: lobby, over: ending, closed: () => el("p.panel", "This table was closed.") };

/** Whoever has played to the end is led to it. */
function turnTo(now, view) {
  if (now.live && now.game?.result) {
    scrollTo(0, 0);
    view.top.querySelector("h2").focus();
  }
  now.live = now.info.phase === "playing" || (now.live && !now.game?.result);
}

function seats(now) {
  const { info, game, seat, present } = now;
  return seated(info, seat, (chair) => {
    const turn = info.phase === "playing" && game.actors.includes(chair.seat);
    const here = chair.player && present.includes(chair.seat);
    const marks = [
      chair.seat === seat && "you", chair.bot && !chair.player && `bot, ${chair.bot}`, chair.bot && chair.player && !chair.resigned && "a bot plays",
      chair.resigned && "resigned", chair.away && !chair.bot && "has left", chair.player && !here && !chair.away && "away",
    ].filter(Boolean);
    return el(turn ? "header.turn" : "header", el(here ? "h3.here" : "h3", chair.name), el("span.muted", marks.join(" · ")),
      turn ? el("span.mark", chair.seat === seat ? "your turn" : "to move") : null, game.clocks ? el("span.clock", { "data-seat": chair.seat }) : null);
  });
}

// --- The lobby ---

function lobby(now) {
  const { info, id, seat } = now;
  const free = info.chairs.filter(({ name }) => !name);
  const name = me.player ? null : (now.name ??= nameField());
  const ready = async () => {
    if (!name) return;
    await name.read();
    now.line.reopen();
  };
  const sit = (place) => async () => { await ready(); now.info = await stirring(id, "join", { seat: place }); };
  const level = choice("Bots for the free chairs", now.levels.map((one) => [one.name, one.name]), localStorage.getItem("eminence.level") ?? "casual");
  const link = el("input", { readonly: true, value: `${location.origin}/t/${id}`, "aria-label": "Link to this table" });
  const chairs = info.chairs.map((chair) => el("li",
    el("span", chair.name ? el("strong", chair.name) : el("span.muted", `Chair ${chair.seat + 1} is free`), el("span.muted", chair.bot ? ` bot, ${chair.bot}` : chair.seat === seat ? " you" : "")),
    chair.name ? (chair.seat === seat ? button(".quiet", "Stand up", () => now.post("leave")) : null) : button(seat == null ? ".gold" : "", "Sit here", sit(chair.seat), { "aria-label": `Sit on chair ${chair.seat + 1}` })));
  const may = seat != null || info.host === me.player;
  const begin = () => (seat == null ? ask("POST", `/api/tables/${id}/start`, { fill: level.list.value }) : stirring(id, "start", { fill: level.list.value }));
  return el("section.panel.lobby",
    el("h2", free.length ? "The table waits for players" : "All chairs are taken"),
    name?.node, el("ul.tables", chairs),
    el("h3", "Invite"), el("div.row", link, button("", "Copy", async (node) => { await copied(link); node.textContent = "Copied"; })),
    may ? el("div.row.begin", free.length ? level.node : null, button(".gold", free.length ? "Fill with bots and start" : "Start the game", begin)) : el("p.muted", "Whoever sits here can start the game."),
    sealed(info));
}

// --- Moves ---

function act(now, view) {
  const { game, seat, info } = now;
  if (view.status.textContent !== game.status) view.status.textContent = game.status;
  const chair = info.chairs[seat];
  const away = chair && !chair.resigned && (chair.away || chair.bot);
  const focused = view.moves.contains(document.activeElement) || document.activeElement === view.status;
  const fresh = keep(view.moves, [game.seq, game.moves, game.undo, chair, now.busy], () => (away ? absent(now, chair) : [
    moves(now, view),
    game.undo ? button(".quiet", "Take back", () => wish(now, view, { type: "undo", seen: game.seq }), { disabled: now.busy }) : null,
  ]));
  if (fresh && focused) (view.moves.querySelector("input, button:not([disabled])") ?? view.status).focus();
}

const absent = (now, chair) => [
  el("p", chair.bot ? "A bot plays for you." : "You have left; soon a bot plays for you."),
  button(".gold", "Come back", () => now.post("return")),
];

/** One wish at a time: until it is kept or refused, nothing else can be played. */
async function wish(now, view, fields) {
  now.busy = true;
  render(now, view);
  try {
    await now.line.wish(fields);
  } finally {
    now.busy = false;
    render(now, view);
  }
}

function moves(now, view) {
  const { game } = now;
  if (!game.moves.length) return null;
  const names = [...now.tell.texts.keys()];
  const cards = game.moves.map((move) => names.filter((name) => move.includes(name)));
  const once = cards.flat().length && new Set(cards.flat()).size === cards.flat().length && game.moves.length <= MANY;
  const make = (move, at) => {
    const text = once && cards[at].length === 1 ? now.tell(cards[at][0]) : "";
    const said = wording(move, now.info, now.seat);
    return button(".move", [el("span", said), text && text.length <= LONG ? el("small", text) : null],
      () => wish(now, view, { type: "move", seen: game.seq, move }), { disabled: now.busy, "data-move": `${move} ${said}`.toLowerCase() });
  };
  const buttons = game.moves.map(make);
  if (buttons.length <= MANY) return el(once ? "div.group.told" : "div.group", buttons);
  const verbs = [...new Set(game.moves.map((move) => move.split(" ")[0]))];
  const group = (verb) => el("fieldset", el("legend", verb), el("div.group", buttons.filter((_, at) => game.moves[at].startsWith(verb))));
  return [filter(buttons), el("div.many", verbs.map(group))];
}

/** Many moves: type to see only some; Enter plays the one that is left. */
function filter(buttons) {
  const left = () => buttons.filter((node) => !node.hidden);
  const input = el("input", {
    placeholder: `Type to find one of ${buttons.length} moves`, "aria-label": "Find a move", autocomplete: "off", spellcheck: "false",
    oninput: () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const node of buttons) node.hidden = !words.every((word) => node.dataset.move.includes(word));
      for (const group of input.parentElement.querySelectorAll("fieldset")) group.hidden = !group.querySelector("button:not([hidden])");
    },
    onkeydown: ({ key }) => key === "Enter" && left().length === 1 && left()[0].click(),
  });
  return input;
}

// --- Log, talk, menu, clocks ---

function tellLog(place, lines) {
  const same = place.children.length <= lines.length && place.lastChild?.textContent === lines[place.children.length - 1];
  if (place.children.length === lines.length && (same || !lines.length)) return;
  const fresh = lines.slice(same ? place.children.length : 0).map((line) => el("li", line));
  if (same) place.append(...fresh);
  else place.replaceChildren(...fresh);
  place.scrollTop = place.scrollHeight;
}

function phrases(now) {
  const say = (phrase) => now.line.wish({ type: "say", phrase });
  return el("details", el("summary", "Say something"), el("div.group", Object.entries(now.phrases).map(([key, text]) => button("", text, () => say(key)))));
}

function menu(now) {
  const { info, seat } = now, chair = info.chairs[seat];
  const playing = info.phase === "playing" && chair && !chair.resigned;
  return [
    info.phase === "playing" ? el("a", { href: "#replay" }, "Look back") : null,
    playing && !chair.away && !chair.bot ? button(".quiet", "Leave", () => now.post("leave")) : null,
    playing ? sureButton("Resign", "Really resign?", () => now.post("resign")) : null,
    seat == null ? el("span.muted", "You watch this table.") : null,
    info.commitment && info.phase === "playing" ? sealed(info) : null,
  ];
}

function tick({ game, told, info }, view) {
  if (!game?.clocks) return;
  for (const node of view.board.querySelectorAll(".clock")) {
    const seat = +node.dataset.seat;
    const runs = info.phase === "playing" && game.actors.includes(seat) && !info.chairs[seat].bot;
    const left = Math.max(0, game.clocks[seat] - (runs ? (Date.now() - told) / 1000 : 0));
    node.textContent = left > 86_400 ? `${Math.ceil(left / 3600)} h` : `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    node.classList.toggle("short", left < 30);
  }
}
