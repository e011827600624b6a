// A game looked at again, moment by moment.

import { ask } from "./api.js";
import { board, seated } from "./board.js";
import { button, choice, el, keep, notice } from "./dom.js";

export function replay(main, info, tell) {
  const own = info.seat ?? null;
  const eyes = choice("Seen by", viewers(info, own), own == null ? "spectator" : "mine");
  const slider = el("input", { type: "range", min: 0, value: 0, "aria-label": "Moment of the game" });
  const where = el("span.number"), status = el("p.status", { role: "status" });
  const lines = el("ol"), log = el("div.log", { tabindex: 0 }, lines), place = el("div.stack");
  let moments = [];

  const show = () => {
    const { table, told, state } = moments[+slider.value];
    const head = ({ seat, name }) =>
      el("header", el("h3", name), state.actors.includes(seat) ? el("span.mark", "to move") : null);
    where.textContent = `${+slider.value + 1} of ${moments.length}`;
    slider.setAttribute("aria-valuetext", where.textContent);
    status.textContent = told.at(-1) ?? state.status;
    keep(place, [table, state.actors], () => board(info.game, table, seated(info, own, head), tell));
    lines.replaceChildren(...told.map((line) => el("li", line)));
    log.scrollTop = log.scrollHeight;
  };
  const load = async () => {
    moments = whole(await ask("GET", `/api/tables/${info.id}/replay?eyes=${eyes.list.value}`));
    slider.max = Math.max(0, moments.length - 1);
    if (moments.length) show();
    else status.textContent = "Nothing has happened yet.";
  };
  const step = (by) => () => {
    slider.value = +slider.value + by;
    if (moments.length) show();
  };
  slider.addEventListener("input", step(0));
  eyes.list.addEventListener("change", () => load().catch((refusal) => notice(refusal.message)));

  document.title = `Replay · ${info.title} · Eminence`;
  document.getElementById("where").textContent = `${info.title}, replay`;
  const back = el("a.button", { href: `/t/${info.id}` }, "To the table");
  const controls = el("section.act", { "aria-label": "Moments" }, status,
    el("div.row.steps", button("", "Back", step(-1)), slider, button("", "On", step(1)), where),
    el("div.row.begin", eyes.node, back));
  main.className = "table";
  main.replaceChildren(
    el("div.left", el("h1.unseen", `Replay of ${info.title}`), place, controls),
    el("aside.right", el("section.panel", el("h2", "What has happened"), log)));
  return load();
}

/** While the game runs: you and a spectator; afterwards everybody. */
function viewers({ phase, chairs }, own) {
  const others = chairs.filter(({ seat }) => seat !== own).map(({ seat, name }) => [`${seat}`, name]);
  const all = [["all", "one who sees every card"], ...others];
  return [...(own == null ? [] : [["mine", "you"]]), ["spectator", "a spectator"], ...(phase === "over" ? all : [])];
}

/** Every moment whole: what was told only in part is put together. */
function whole(states) {
  let table = {}, told = [];
  return states.map((state) => {
    table = { ...(state.table ?? table), ...state.changed };
    if (state.log) told = [...told.slice(0, state.log.first), ...state.log.lines];
    return { table, told, state };
  });
}
