// A game looked at again, moment by moment.

import { ask } from "./api.js";
import { board, seated } from "./board.js";
import { button, choice, el, keep, notice } from "./dom.js";

export function replay(main, info, tell) {
  const own = info.seat ?? null, over = info.phase === "over";
  const eyes = choice("Seen by", [
    own == null ? null : ["mine", "you"], ["spectator", "a spectator"], over ? ["all", "one who sees every card"] : null,
    ...(over ? info.chairs.filter(({ seat }) => seat !== own).map(({ seat, name }) => [`${seat}`, name]) : []),
  ].filter(Boolean), own == null ? "spectator" : "mine");
  const slider = el("input", { type: "range", min: 0, value: 0, "aria-label": "Moment of the game" });
  const where = el("span.number"), status = el("p.status", { role: "status" }), log = el("ol.log", { tabindex: 0, "aria-label": "What has happened" });
  const place = el("div.stack");
  let moments = [];

  const show = () => {
    const { table, lines, state } = moments[+slider.value];
    where.textContent = `${+slider.value + 1} of ${moments.length}`;
    slider.setAttribute("aria-valuetext", where.textContent);
    status.textContent = lines.at(-1) ?? state.status;
    const players = seated(info, own, (chair) => el("header", el("h3", chair.name), state.actors.includes(chair.seat) ? el("span.mark", "to move") : null));
    keep(place, [table, state.seq, state.actors], () => board(info.game, table, players, tell));
    log.replaceChildren(...lines.map((line) => el("li", line)));
    log.scrollTop = log.scrollHeight;
  };
  const load = async () => {
    moments = told(await ask("GET", `/api/tables/${info.id}/replay?eyes=${eyes.list.value}`));
    slider.max = moments.length - 1;
    slider.disabled = moments.length < 2;
    if (moments.length) show();
    else status.textContent = "Nothing has happened yet.";
  };
  const go = (by) => () => {
    slider.value = +slider.value + by;
    show();
  };
  const again = () => load().catch((refusal) => notice(refusal.message));

  slider.addEventListener("input", show);
  eyes.list.addEventListener("change", again);
  addEventListener("hashchange", () => location.reload());
  document.title = `Replay · ${info.title} · Eminence`;
  document.getElementById("where").textContent = `${info.title}, replay`;
  main.className = "table";
  main.replaceChildren(
    el("div.left", el("h1.unseen", `Replay of ${info.title}`), place,
      el("section.act", { "aria-label": "Moments" }, status, el("div.row.steps", button("", "Back", go(-1)), slider, button("", "On", go(1)), where), el("div.row", eyes.node, el("a.button", { href: `/t/${info.id}` }, "To the table")))),
    el("aside.right", el("section.panel", el("h2", "What has happened"), log)));
  return load();
}

/** Every moment whole: what was told only in part is put together. */
function told(states) {
  let table = {}, lines = [];
  return states.map((state) => {
    table = { ...(state.table ?? table), ...state.changed };
    if (state.log) lines = [...lines.slice(0, state.log.first), ...state.log.lines];
    return { table, lines, state };
  });
}
