// A table: who sits where, and the game as text. What the server says is the only truth.

import { ask, Line, me, noteDeal, stirring } from "./api.js";
import { board, seated, wording } from "./board.js";
import { button, choice, copied, el, keep, sureButton } from "./dom.js";
import { ending, sealed } from "./ending.js";
import { chosenLevel, nameField } from "./home.js";
import { replay } from "./replay.js";

/** With more moves than this one can type to find one; a card's text up to this length stands on its move. */
const MANY = 12, LONG = 170;

export async function openTable(main, id) {
  const [info, { levels, phrases }] = await Promise.all([ask("GET", `/api/tables/${id}`), ask("GET", "/api/games")]);
  const tell = await cardTexts(info.game);
  addEventListener("hashchange", () => location.reload());
  if (location.hash === "#replay") return replay(main, info, tell);
  const now = {
    id, info, levels, phrases, tell, seat: info.seat ?? null,
    game: null, log: [], said: [], present: [], busy: false, live: false,
  };
  const view = frame(main, now);
  const show = () => render(now, view);
  now.post = async (deed) => {
    now.info = await ask("POST", `/api/tables/${id}/${deed}`);
    show();
  };
  now.line = new Line(id, {
    heard: () => `heard=${now.log.length}${now.seat == null ? "" : `&seat=${now.seat}`}`,
    open: () => banner(""),
    lost: (why) => banner(`${why} ${now.busy ? "Your move is sent as soon as it is back." : "Coming back …"}`),
    hear: (news) => {
      take(now, news);
      show();
    },
  });
  setInterval(() => tick(now, view), 1_000);
}

const banner = (text) => {
  document.getElementById("banner").textContent = text;
};

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
  } else if (news.type === "table") now.info = news.table;
  else if (news.type === "present") now.present = news.seats;
  else if (news.type === "said") now.said = [...now.said, news];
  else if (news.type === "state") {
    if (news.log?.first > now.log.length) return now.line.reopen(); // lines are missing
    now.game = { ...news, table: { ...(news.table ?? now.game?.table), ...news.changed } };
    now.told = Date.now();
    if (news.log) now.log = [...now.log.slice(0, news.log.first), ...news.log.lines];
  }
  if (now.info.phase === "waiting" && now.info.commitment) noteDeal(now.id, { commitment: now.info.commitment });
}

// --- The frame ---

function frame(main, now) {
  const log = (what, label, ...more) => el(what, { role: "log", "aria-live": "polite", "aria-label": label }, ...more);
  const view = {
    top: el("div.stack"), board: el("div.stack"), inspect: el("p.inspect", { "aria-live": "polite" }),
    status: el("p.status", { role: "status", tabindex: -1 }), clock: el("span.clock"), moves: el("div.moves"),
    lines: el("ol"), talk: log("div.talk", "What is said"), say: el("div"), menu: el("div.row.menu"),
  };
  view.log = log("div.log", "What has happened", view.lines);
  view.log.tabIndex = 0;
  view.story = el("section.panel", el("h2", "What has happened"), view.log);
  view.act = el("section.act", { "aria-label": "Now" },
    view.inspect, el("div.line", view.status, view.clock), view.moves);
  view.board.addEventListener("click", ({ target }) => {
    const card = target.closest("[data-card]")?.dataset.card;
    if (card) view.inspect.replaceChildren(el("strong", `${card}. `), now.tell(card));
  });
  main.className = "table";
  main.replaceChildren(
    el("div.left", el("h1.unseen", now.info.title), view.top, view.board, view.act),
    el("aside.right", view.story, el("section.panel", view.talk, view.say, view.menu), cardList(now)));
  return view;
}

function cardList({ info, tell }) {
  const rules = el("a", { href: `/api/games/${info.game}/rules`, target: "_blank" }, `Rules of ${info.title}`);
  const cards = [...tell.texts].map(([name, text]) => [el("dt", name), el("dd", text)]);
  return el("details.panel", el("summary", "Cards and rules"), el("p", rules), el("dl.cards", cards));
}

const TOPS = { waiting: lobby, over: ending, closed: () => el("p.panel", "This table was closed.") };

function render(now, view) {
  const { info, game, seat } = now;
  const asked = info.phase === "playing" && Boolean(game?.actors.includes(seat));
  document.title = `${asked ? "Your turn · " : ""}${info.title} · Eminence`;
  document.getElementById("where").textContent = info.title;
  keep(view.top, [info.phase, info.chairs, info.rematch, info.parked, me.player, seat, game?.result],
    () => TOPS[info.phase]?.(now) ?? (info.parked && el("p.panel", info.parked)));
  if (game) keep(view.board, [game.table, game.actors, info.chairs, info.phase, now.present],
    () => board(info.game, game.table, seats(now), now.tell));
  view.act.hidden = info.phase !== "playing" || !game;
  view.act.classList.toggle("asked", asked);
  if (!view.act.hidden) act(now, view);
  view.story.hidden = !now.log.length;
  tellLog(view, now.log);
  keep(view.talk, now.said, () => now.said.slice(-6).map(({ name, phrase }) =>
    el("p", el("b", `${name}: `), now.phrases[phrase] ?? phrase)));
  keep(view.say, seat, () => (seat == null ? null : phrases(now)));
  keep(view.menu, [info.phase, info.chairs, seat], () => menu(now));
  tick(now, view);
  leadToTheEnd(now, view);
}

/** Whoever has played to the end is led to it. */
function leadToTheEnd(now, view) {
  const ended = now.info.phase === "over" && Boolean(now.game?.result);
  if (now.live && ended) {
    scrollTo(0, 0);
    view.top.querySelector("h2").focus();
  }
  now.live = !ended && (now.live || now.info.phase === "playing");
}

function seats({ info, game, seat, present }) {
  return seated(info, seat, (chair) => {
    const turn = info.phase === "playing" && game.actors.includes(chair.seat);
    const here = chair.player && present.includes(chair.seat);
    const marks = [
      chair.seat === seat && "you",
      chair.bot && !chair.player && `bot, ${chair.bot}`,
      chair.bot && chair.player && !chair.resigned && "a bot plays",
      chair.resigned && "resigned",
      chair.away && !chair.bot && "has left",
      chair.player && !here && !chair.away && "away",
    ];
    return el(turn ? "header.turn" : "header",
      el(here ? "h3.here" : "h3", chair.name), el("span.muted", marks.filter(Boolean).join(" · ")),
      turn ? el("span.mark", chair.seat === seat ? "your turn" : "to move") : null,
      game.clocks ? el("span.clock", { "data-seat": chair.seat }) : null);
  });
}

// --- The lobby ---

function lobby(now) {
  const { info, id, seat } = now;
  const free = info.chairs.filter(({ name }) => !name).length;
  const name = me.player ? null : (now.name ??= nameField());
  const level = choice("Bots for the free chairs", now.levels.map((one) => [one.name, one.name]), chosenLevel());
  const sit = (place) => async () => {
    if (name) {
      await name.read();
      now.line.reopen(); // under the new name
    }
    now.info = await stirring(id, "join", { seat: place });
  };
  const begin = () => {
    const wish = { fill: level.list.value };
    return seat == null ? ask("POST", `/api/tables/${id}/start`, wish) : stirring(id, "start", wish);
  };
  const chair = ({ seat: place, name: who, bot }) => el("li",
    el("span", who ? el("strong", who) : el("span.muted", `Chair ${place + 1} is free`),
      el("span.muted", bot ? ` bot, ${bot}` : place === seat ? " you" : "")),
    who ? null : button(seat == null ? ".gold" : "", "Sit here", sit(place),
      { "aria-label": `Sit on chair ${place + 1}` }),
    place === seat ? button(".quiet", "Stand up", () => now.post("leave")) : null);
  const link = el("input", { readonly: true, value: `${location.origin}/t/${id}`, "aria-label": "Link to this table" });
  const copy = button("", "Copy", async () => {
    await copied(link);
    copy.textContent = "Copied";
  });
  const start = button(".gold", free ? "Fill with bots and start" : "Start the game", begin);
  return el("section.panel.lobby",
    el("h2", free ? "The table waits for players" : "All chairs are taken"),
    name?.node,
    el("ul.tables", info.chairs.map(chair)),
    el("h3", "Invite"), el("div.row", link, copy),
    seat != null || info.host === me.player
      ? el("div.row.begin", free ? level.node : null, start)
      : el("p.muted", "Take a chair to play. Whoever sits here can start the game."),
    sealed(info));
}

// --- Moves ---

function act(now, view) {
  const { game, seat, info } = now, chair = info.chairs[seat];
  if (view.status.textContent !== game.status) view.status.textContent = game.status;
  const focused = view.moves.contains(document.activeElement);
  const undo = () => wish(now, view, { type: "undo", seen: game.seq });
  const fresh = keep(view.moves, [game.seq, game.moves, game.undo, chair, now.busy], () => {
    if (chair && !chair.resigned && (chair.away || chair.bot)) return absent(now, chair);
    return [moves(now, view), game.undo ? button(".quiet", "Take back", undo, { disabled: now.busy }) : null];
  });
  if (fresh) view.moves.scrollTop = 0;
  if (fresh && focused) view.status.focus({ preventScroll: true }); // the next key must not play what comes first
}

const absent = (now, chair) => [
  el("p", chair.bot ? "A bot plays for you." : "You have left; soon a bot plays for you."),
  button(".gold", "Come back", () => now.post("return")),
];

/** One wish at a time: until it is kept or refused, nothing else can be played. */
async function wish(now, view, fields) {
  now.busy = true;
  view.inspect.replaceChildren();
  render(now, view);
  try {
    await now.line.wish(fields);
  } finally {
    now.busy = false;
    render(now, view);
  }
}

function moves(now, view) {
  const { game, info, seat, tell, busy } = now;
  if (!game.moves.length) return null;
  const names = [...tell.texts.keys()];
  const cards = game.moves.map((move) => names.filter((name) => move.includes(name)));
  const all = cards.flat();
  const told = all.length > 0 && new Set(all).size === all.length && game.moves.length <= MANY;
  const make = (move, at) => {
    const text = told && cards[at].length === 1 ? tell(cards[at][0]) : "";
    const said = wording(move, info, seat);
    const play = () => wish(now, view, { type: "move", seen: game.seq, move });
    return button(".move", [el("span", said), text && text.length <= LONG ? el("small", text) : null], play,
      { disabled: busy, "data-move": `${move} ${said}`.toLowerCase() });
  };
  const buttons = game.moves.map(make);
  if (buttons.length <= MANY) return el(told ? "div.group.told" : "div.group", buttons);
  const verb = (move) => move.split(" ")[0];
  const group = (word) => el("fieldset", el("legend", word),
    el("div.group", buttons.filter((_, at) => verb(game.moves[at]) === word)));
  return [filter(buttons), el("div.many", [...new Set(game.moves.map(verb))].map(group))];
}

/** Many moves: type to see only some; Enter plays the one that is left. */
function filter(buttons) {
  const sift = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const node of buttons) node.hidden = !words.every((word) => node.dataset.move.includes(word));
    for (const group of input.parentElement.querySelectorAll("fieldset")) {
      group.hidden = !group.querySelector("button:not([hidden])");
    }
  };
  const play = ({ key }) => {
    const left = buttons.filter((node) => !node.hidden);
    if (key === "Enter" && left.length === 1) left[0].click();
  };
  const input = el("input", {
    placeholder: `Type to find one of ${buttons.length} moves`, "aria-label": "Find a move",
    autocomplete: "off", spellcheck: "false", oninput: sift, onkeydown: play,
  });
  return input;
}

// --- Log, talk, menu, clocks ---

/** New lines are added, so that only they are read out. */
function tellLog({ log, lines: list }, lines) {
  const known = list.children.length;
  const goesOn = known <= lines.length && (!known || list.lastChild.textContent === lines[known - 1]);
  if (goesOn && known === lines.length) return;
  const fresh = lines.slice(goesOn ? known : 0).map((line) => el("li", line));
  if (goesOn) list.append(...fresh);
  else list.replaceChildren(...fresh);
  log.scrollTop = log.scrollHeight;
}

function phrases(now) {
  const say = ([phrase, text]) => button("", text, () => now.line.wish({ type: "say", phrase }));
  return el("details", el("summary", "Say something"), el("div.group", Object.entries(now.phrases).map(say)));
}

function menu({ info, seat, post }) {
  const chair = info.chairs[seat], playing = info.phase === "playing";
  const plays = playing && chair && !chair.resigned;
  return [
    playing ? el("a", { href: "#replay" }, "Look back") : null,
    plays && !chair.away && !chair.bot ? button(".quiet", "Leave", () => post("leave")) : null,
    plays ? sureButton("Resign", "Really resign?", () => post("resign")) : null,
    seat == null ? el("span.muted", "You watch this table.") : null,
    playing ? sealed(info) : null,
  ];
}

function tick({ game, told, info, seat }, view) {
  view.clock.hidden = !game?.clocks || seat == null;
  if (!game?.clocks) return;
  view.clock.dataset.seat = seat;
  for (const node of [view.clock, ...view.board.querySelectorAll(".clock")]) {
    const owner = +node.dataset.seat;
    const runs = info.phase === "playing" && game.actors.includes(owner) && !info.chairs[owner].bot;
    const left = Math.max(0, game.clocks[owner] - (runs ? (Date.now() - told) / 1000 : 0));
    const seconds = `${Math.floor(left % 60)}`.padStart(2, "0");
    node.textContent = left > 7_200 ? `${Math.round(left / 3_600)} hours` : `${Math.floor(left / 60)}:${seconds}`;
    node.classList.toggle("short", left < 30);
  }
}
