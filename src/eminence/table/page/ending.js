// The end of a game: who won and why, the proof of the deal, and what may come next.

import { ask, seenDeal, stirring } from "./api.js";
import { button, el } from "./dom.js";
import { go } from "./home.js";

/** Shown before the first card: whoever noted it can check the deal at the end. */
export function sealed(info) {
  if (!info.commitment) return null;
  return el("details.seal", el("summary", "The deal is sealed"),
    el("p", "The secret that deals the cards was fixed when this table was made. This is its SHA-256; the secret itself is told at the end."), el("code", info.commitment));
}

export function ending(now) {
  const { info, game, seat } = now, result = game?.result;
  const names = info.chairs.map(({ name }) => name);
  const order = result ? info.chairs.map((chair) => chair.seat).sort((a, b) => result.scores[b] - result.scores[a]) : [];
  return el("section.panel.ending", { "aria-label": "The end" },
    el("h2", { tabindex: -1 }, result ? headline(result.winners, names, seat) : "The game is over"),
    el("ol.scores", order.map((place) => el(result.winners.includes(place) ? "li.won" : "li", el("span", names[place]), el("b", `${result.scores[place]}`)))),
    result?.why.length ? el("ul.why", result.why.map((line) => el("li", line))) : null,
    el("div.row",
      seat == null ? null : button(".gold", info.rematch ? "Join the rematch" : "Rematch", () => again(now)),
      el("a.button", { href: "#replay" }, "Replay"),
      el("a.button", { href: `/api/tables/${info.id}/record`, download: `${info.id}.eminence` }, "Download the record")),
    info.proof ? proof(info, seat) : null);
}

function headline(winners, names, seat) {
  if (winners.length > 1) return `${winners.map((winner) => (winner === seat ? "you" : names[winner])).join(" and ")} win together`.replace(/^./, (letter) => letter.toUpperCase());
  return winners[0] === seat ? "You win" : `${names[winners[0]]} wins`;
}

/** The same once more; if only bots play along it begins at once. */
async function again({ id }) {
  const next = await ask("POST", `/api/tables/${id}/rematch`);
  const bots = next.chairs.every(({ name }) => name);
  if (next.phase === "waiting") await stirring(next.id, next.seat != null && bots ? "start" : "join");
  go(next.id);
}

// --- The proof ---

async function sha256(text) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function proof(info, seat) {
  const verdict = el("p.verdict", { role: "status" }, "Checking the deal …");
  check(info, seat).then((text) => { verdict.textContent = text; });
  return el("div.proof", el("h3", "Proof of the deal"), verdict, el("details", el("summary", "The figures"), el("dl.cards",
    el("dt", "Commitment, shown from the start"), el("dd", el("code", info.commitment)),
    el("dt", "Secret, told now"), el("dd", el("code", info.proof.secret)),
    info.proof.salts.map((salt, at) => [el("dt", `Word of ${info.chairs[at].name}`), el("dd", el("code", salt || "none"))])),
  el("p.muted", `To deal the whole game again: eminence verify ${location.origin}/t/${info.id}`)));
}

async function check({ id, commitment, proof: { secret, salts } }, seat) {
  if (!crypto.subtle) return "Browsers check this only over HTTPS or on this machine itself; the figures are below.";
  const seen = seenDeal(id);
  if ((await sha256(secret)) !== commitment) return "The secret does NOT fit the commitment: this deal cannot be trusted.";
  if (seen.commitment && seen.commitment !== commitment) return "The commitment is NOT the one that was shown here before: this deal cannot be trusted.";
  if (seen.salt && seat != null && salts[seat] !== seen.salt) return "Your word is NOT in this deal: it cannot be trusted.";
  const noted = seen.commitment ? "It is the commitment that this browser saw before the first card." : "This browser did not see the table before the first card.";
  return `Checked: the secret fits the commitment. ${noted}${seen.salt && seat != null ? " Your own word stirred the deal." : ""}`;
}
