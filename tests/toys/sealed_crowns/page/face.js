/** Sealed Crowns on the page: a plate for every seat with its crowns and its sealed card, and one's own hand. */

const CROWN = "M2 19V7l5 5 5-8 5 8 5-5v12z";
const STYLE = `
.crowns { display: grid; gap: 1.2rem; justify-items: center; width: 100%; }
.crowns-seats, .crowns-cards { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.8rem; }
.crowns-seat {
  display: grid; grid-template-columns: 1fr auto; gap: 0.2rem 0.9rem; align-content: start; width: 15rem; padding: 0.7rem 0.9rem;
  text-align: start; border: 1px solid var(--line); border-left: 6px solid var(--seat); border-radius: 10px;
  background: var(--panel);
}
.crowns-seat.asked { border-color: var(--seat); }
.crowns-seat b { grid-column: 1; font: 600 1.1rem var(--display); overflow-wrap: anywhere; }
.crowns-seat > span { grid-column: 1; color: var(--muted); }
.crowns-won { display: flex; flex-wrap: wrap; gap: 2px; align-items: center; min-height: 15px; }
.crowns-seat > .crowns-won { color: var(--gold); }
.crowns-place { grid-column: 2; grid-row: 1 / 5; align-self: center; }
.crowns-card {
  position: relative; display: grid; place-items: center; align-content: center; width: 4.6rem; height: 6.4rem;
  padding: 0; font: 600 1rem var(--serif); color: var(--ink); background: var(--paper);
  border: 1px solid var(--edge); border-radius: 8px;
}
.crowns-card strong { font: 700 1.9rem/1.1 var(--display); }
.crowns-card.chosen { translate: 0 -0.5rem; }
.crowns-card.empty { background: none; border-style: dashed; }
.crowns-card.hidden { background: var(--raised); }
.crowns-card.sealed::after {
  content: ""; position: absolute; bottom: -0.7rem; width: 1.7rem; height: 1.7rem; border-radius: 50%;
  background: var(--seal); box-shadow: inset 0 0 0 4px var(--wax-deep);
}
.crowns h2 { font-size: 1rem; text-align: center; margin-bottom: 0.4rem; }
@media (max-width: 600px) {
  .crowns { gap: 0.8rem; }
  .crowns-seat { width: 100%; }
  .crowns-seats { width: 100%; gap: 0.5rem; }
  .crowns-cards { gap: 0.4rem; }
  .crowns-card { width: 3.9rem; height: 5.4rem; }
}
`;

/** At what one points to mean a move; what is neither a card nor a seat is a button of the page. */
export function steps([kind, what]) {
  if (kind === "seal" || kind === "bar") return [`${kind}:${what}`];
  return [kind === "spy" ? `seat:${what}` : `do:${kind}`];
}

export const seated = true;

function make(tag, kind, ...inside) {
  const made = document.createElement(tag);
  made.className = kind;
  made.append(...inside);
  return made;
}

/** Something to point at. */
function pointed(made, step) {
  made.dataset.step = step;
  made.type = "button";
  return made;
}

function crowns(count) {
  const row = make("span", "crowns-won");
  for (let at = 0; at < count; at += 1) {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    for (const [name, value] of [
      ["viewBox", "0 0 24 24"],
      ["width", "15"],
      ["height", "15"],
      ["aria-hidden", "true"],
    ])
      drawn.setAttribute(name, value);
    path.setAttribute("d", CROWN);
    path.setAttribute("fill", "currentColor");
    drawn.append(path);
    row.append(drawn);
  }
  return row;
}

function card(name, { display, say }, step) {
  const { strength, crowns: worth } = display.kinds.find((kind) => kind.name === name);
  const made = make(step ? "button" : "div", "crowns-card", make("strong", "", `${strength}`), name, crowns(worth));
  made.title = say({ say: "face-card", strength, crowns: worth });
  return step ? pointed(made, step) : made;
}

function place(seat, shown) {
  const { table, say } = shown;
  const name = table.played[seat];
  if (!name) return make("div", "crowns-card empty");
  const made = name === "?" ? make("div", "crowns-card hidden") : card(name, shown);
  if (table.phase !== "sealing") return made;
  made.classList.add("sealed");
  made.append(make("span", "unseen", say({ say: "face-sealed" })));
  return made;
}

function plate(seat, shown) {
  const { table, display, names, actors, moves, say } = shown;
  const spied = moves.some(([kind, whom]) => kind === "spy" && whom === seat);
  const made = make(spied ? "button" : "div", "crowns-seat", make("b", "", names[seat]));
  made.append(make("span", "", say({ say: "face-crowns", crowns: display.crowns[seat], goal: display.goal })));
  made.append(crowns(display.crowns[seat]));
  const barred = table.rival === seat && table.barred;
  const veto = say({ say: table.spent.includes(seat) ? "face-no-veto" : "face-veto" });
  made.append(make("span", "", barred ? say({ say: "face-barred", card: barred }) : veto));
  made.append(make("div", "crowns-place", place(seat, shown)));
  made.classList.toggle("asked", actors.includes(seat));
  made.style.setProperty("--seat", `var(--seat-${seat})`);
  return spied ? pointed(made, `seat:${seat}`) : made;
}

function row(title, cards) {
  return make("section", "", make("h2", "", title), make("div", "crowns-cards", ...cards));
}

export function board(element) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const root = make("div", "crowns");
  element.append(root);
  return {
    update(shown) {
      const { table, seat, moves, say } = shown;
      const seats = table.hands.map((_, at) => (at + (seat ?? 0)) % table.seats);
      const parts = [make("div", "crowns-seats", ...seats.map((at) => plate(at, shown)))];
      const kinds = moves.filter(([kind]) => kind === "bar").map(([, name]) => card(name, shown, `bar:${name}`));
      if (kinds.length) parts.push(row(say({ say: "face-kinds" }), kinds));
      if (seat !== null)
        parts.push(
          row(
            say({ say: "face-hand" }),
            table.hands[seat].map((name) => card(name, shown, `seal:${name}`)),
          ),
        );
      root.replaceChildren(...parts);
    },
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
