// The first view: your name, four games, your tables and those of others.

import { ask, enter, me, newCode, newTable, recover, stirring } from "./api.js";
import { button, choice, copied, el, emblem, notice } from "./dom.js";

const NAMES = ["Ada", "Aurel", "Beatrix", "Bruno", "Cosima", "Darius", "Elena", "Greta", "Hugo", "Isolde", "Jonas"];
const CLOCKS = {
  none: ["No clock", { kind: "none" }],
  quick: ["5 minutes each, 5 seconds a move", { kind: "live", base: 300, increment: 5 }],
  calm: ["15 minutes each, 10 seconds a move", { kind: "live", base: 900, increment: 10 }],
  days: ["3 days for a move", { kind: "days", base: 3 }],
};
const LEVEL = "eminence.level";
const REFRESH = 15_000;

export const go = (id) => location.assign(`/t/${id}`);
const any = (list) => list[Math.floor(Math.random() * list.length)];

export async function home(main) {
  const { games, levels } = await ask("GET", "/api/games");
  const name = nameField();
  const level = levelChoice(levels);
  main.className = "home";
  main.replaceChildren(
    el("section.welcome",
      el("h1", "Eminence"),
      el("p.lead", "Four card games of whispers, bribes and crowns. Play at once, or call your friends to the table."),
      el("div.fields", name.node, level.node)),
    el("section", { "aria-labelledby": "games" },
      el("h2.unseen", { id: "games" }, "Games"),
      el("div.tiles", games.map((game) => tile(game, level.list, name.read)))),
    await lists(name.read),
    el("div.pair", byLink(), device()),
    el("footer", "No account, no tracking: one cookie keeps your chair. " +
      "Every deal is sealed before the first card and can be checked afterwards."),
  );
}

/** Your name: suggested, asked once, kept by the cookie. `read` makes sure that the server knows it. */
export function nameField() {
  const value = me.name || any(NAMES);
  const input = el("input", { maxlength: 12, autocomplete: "nickname", spellcheck: "false", value });
  const read = () => enter(input.value.trim());
  input.addEventListener("change", () => me.player && read().catch((refusal) => notice(refusal.message)));
  return { node: el("label.field", el("span", "Your name"), input), read };
}

export const chosenLevel = () => localStorage.getItem(LEVEL) ?? "casual";

function levelChoice(levels) {
  const manners = levels.map(({ name, manner }) => [name, `${name}: ${manner}`]);
  const made = choice("Bots at your table", manners, chosenLevel());
  made.list.addEventListener("change", () => localStorage.setItem(LEVEL, made.list.value));
  return made;
}

// --- A game ---

function tile(game, level, ready) {
  const wish = wishes(game);
  const playNow = async () => {
    await ready();
    const seats = wish.seats(), seat = Math.floor(Math.random() * seats);
    const others = [...Array(seats).keys()].filter((other) => other !== seat);
    const bots = Object.fromEntries(others.map((other) => [other, level.value]));
    const id = await newTable({ ...wish.read(), seat, bots });
    await stirring(id, "start");
    go(id);
  };
  const invite = async () => {
    await ready();
    const id = await newTable(wish.read());
    await stirring(id, "join");
    go(id);
  };
  const [least, most] = [game.seats[0], game.seats.at(-1)];
  return el("article.tile.panel",
    emblem(game.name),
    el("h3", game.title),
    el("p", game.summary),
    el("p.muted", least === most ? `${least} players` : `${least} to ${most} players`),
    el("div.row",
      button(".gold", "Play now", playNow, { "aria-label": `Play ${game.title} now, against bots` }),
      button("", "Invite friends", invite, { "aria-label": `Invite friends to ${game.title}` })),
    el("details", el("summary", "Options"), wish.nodes,
      el("p", el("a", { href: `/api/games/${game.name}/rules`, target: "_blank" }, `Rules of ${game.title}`))));
}

/** What may be chosen for a table. An option that is not touched is left to the game. */
function wishes(game) {
  const seats = choice("Players", game.seats.map((count) => [`${count}`, `${count}`]), `${game.seats[0]}`);
  const clock = choice("Clock", Object.entries(CLOCKS).map(([key, [text]]) => [key, text]), "none");
  const open = el("input", { type: "checkbox" });
  const said = (value) => ({ true: "yes", false: "no" })[value] ?? `${value}`;
  const own = game.options.map((option) => {
    const values = option.choices.map((value, at) => [`${at}`, said(value)]);
    const label = option.meaning[0].toUpperCase() + option.meaning.slice(1);
    return { ...option, ...choice(label, [["", `as usual (${said(option.default)})`], ...values], "") };
  });
  const touched = () => own.filter(({ list }) => list.value !== "");
  return {
    nodes: [seats.node, clock.node, el("label.check", open, "Anybody may join or watch"), own.map(({ node }) => node)],
    seats: () => +seats.list.value,
    read: () => ({
      game: game.name, seats: +seats.list.value, clock: CLOCKS[clock.list.value][1], public: open.checked,
      options: Object.fromEntries(touched().map(({ name, choices, list }) => [name, choices[+list.value]])),
    }),
  };
}

// --- Tables ---

async function lists(ready) {
  const place = el("div.lists");
  let shown = "";
  const show = async () => {
    const wanted = ["mine", "open", "running"].map((which) => ask("GET", `/api/tables?which=${which}`));
    const [mine, open, running] = await Promise.all(wanted);
    if (shown === (shown = JSON.stringify([mine, open, running]))) return;
    const own = new Set(mine.map(({ id }) => id));
    const strange = (info) => !own.has(info.id);
    const live = mine.filter(({ phase }) => phase === "playing" || phase === "waiting");
    live.sort((one, other) => yours(other) - yours(one));
    const join = (info) => button("", "Join", async () => {
      await ready();
      await stirring(info.id, "join");
      go(info.id);
    }, { "aria-label": `Join ${info.title} with ${people(info)}` });
    place.replaceChildren(...[
      list("Your games", live),
      list("Open tables", open.filter(strange), join),
      list("To watch", running.filter(strange)),
      list("Your finished games", mine.filter(({ phase }) => phase === "over").slice(0, 8)),
    ].filter(Boolean));
  };
  await show();
  setInterval(() => document.hidden || show().catch(() => {}), REFRESH);
  return place;
}

const yours = (info) => +(info.turn ?? []).includes(info.seat);
const people = ({ chairs }) => chairs.map(({ name }) => name).filter(Boolean).join(", ") || "nobody yet";

function list(title, infos, action) {
  const row = (info) => el("li",
    el("a", { href: `/t/${info.id}` }, el("strong", info.title), el("span.muted", people(info))),
    action ? action(info) : el(yours(info) ? "span.turn" : "span.muted", phase(info)));
  return infos.length ? el("section.panel", el("h2", title), el("ul.tables", infos.map(row))) : null;
}

function phase(info) {
  const free = info.chairs.filter(({ name }) => !name).length;
  if (info.parked) return "rests";
  if (info.phase === "waiting") return free ? `${free} free` : "ready";
  if (info.phase !== "playing") return "over";
  return yours(info) ? "Your turn" : `${(info.turn ?? []).map((seat) => info.chairs[seat].name).join(", ")} to move`;
}

// --- Links and codes ---

const blank = (text) =>
  el("input", { placeholder: text, "aria-label": text, autocomplete: "off", spellcheck: "false" });

function byLink() {
  const input = blank("link or code");
  const open = (event) => {
    event.preventDefault();
    const id = input.value.trim().toLowerCase().match(/([a-z0-9]{1,24})\/?$/)?.[1];
    if (id) go(id);
    else notice("A code has letters and digits, such as k3xw7q2m9tzp; the link of a table ends with it.");
  };
  return el("form.panel", { onsubmit: open }, el("h2", "Invited?"), el("div.row", input, el("button", "Open")));
}

/** The recovery code is told once; later a new one is made, and the old one is void. */
function device() {
  const output = el("input.code", { readonly: true, "aria-label": "Your code", hidden: true });
  const show = async () => {
    if (!me.recovery) await newCode();
    Object.assign(output, { value: me.recovery, hidden: false });
    await copied(output);
  };
  const input = blank("code from the other device");
  const use = async (event) => {
    event.preventDefault();
    try {
      await recover(input.value);
      location.reload();
    } catch (refusal) {
      notice(refusal.message);
    }
  };
  const give = [
    el("p", `With a code you are ${me.name} on another device, too. Whoever has it can play for you. ` +
      "It is shown once; a new code makes the old one void."),
    el("div.row", button("", "Make a code", show), output),
  ];
  return el("section.panel", el("details", el("summary", el("h2", "Another device")),
    me.player ? give : null,
    el("p", "Do you play on another device already? Make a code there, and enter it here."),
    el("form.row", { onsubmit: use }, input, el("button", "Use the code"))));
}
