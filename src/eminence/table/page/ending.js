// The end of a game: who won and why, the proof of the deal, and what may come next.

import { ask, noteDeal, seenDeal, stirring } from "./api.js";
import { button, el } from "./dom.js";
import { go } from "./home.js";

const SEALED = "The secret that deals the cards was fixed when this table was made. " +
  "This is its SHA-256; the secret itself is told at the end.";

/** Shown from the first moment: whoever noted it can check the deal at the end. */
export function sealed({ commitment }) {
  if (!commitment) return null;
  return el("details.seal", el("summary", "The deal is sealed"), el("p", SEALED), el("code", commitment));
}

export function ending(now) {
  const { info, game, seat } = now, result = game?.result;
  const names = info.chairs.map(({ name }) => name);
  const record = { href: `/api/tables/${info.id}/record`, download: `${info.id}.eminence` };
  return el("section.panel.ending", { "aria-label": "The end" },
    el("h2", { tabindex: -1 }, result ? headline(result.winners, names, seat) : "The game is over"),
    result ? standing(result, names) : null,
    el("div.row",
      seat == null ? null : button(".gold", info.rematch ? "Join the rematch" : "Rematch", () => again(info.id)),
      el("a.button", { href: "#replay" }, "Replay"),
      el("a.button", record, "Download the record")),
    info.proof ? proof(info, seat) : null);
}

function headline(winners, names, seat) {
  if (winners.length === 1) return winners[0] === seat ? "You win" : `${names[winners[0]]} wins`;
  const all = winners.map((winner) => names[winner]);
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)} win together`;
}

function standing({ winners, scores, why }, names) {
  const order = names.map((_, seat) => seat).sort((one, other) => scores[other] - scores[one]);
  const place = (seat) => el(winners.includes(seat) ? "li.won" : "li", names[seat], el("b", `${scores[seat]}`));
  return [el("ol.scores", order.map(place)), el("ul.why", why.map((line) => el("li", line)))];
}

/** The same once more; if only bots play along it begins at once. */
async function again(id) {
  const next = await ask("POST", `/api/tables/${id}/rematch`);
  if (next.phase === "waiting") noteDeal(next.id, { commitment: next.commitment });
  const full = next.chairs.every(({ name }) => name);
  if (next.phase === "waiting") await stirring(next.id, next.seat != null && full ? "start" : "join");
  go(next.id);
}

// --- The proof ---

function proof(info, seat) {
  const verdict = el("p", { role: "status" }, "Checking the deal …");
  check(info, seat).then((text) => verdict.replaceChildren(text));
  const figures = [
    ["Commitment, shown from the start", info.commitment],
    ["Secret, told now", info.proof.secret],
    ...info.proof.salts.map((salt, at) => [`Word of ${info.chairs[at].name}`, salt || "none"]),
  ];
  return el("div.proof", el("h3", "Proof of the deal"), verdict,
    el("details", el("summary", "The figures"),
      el("dl.cards", figures.map(([label, value]) => [el("dt", label), el("dd", el("code", value))])),
      el("p.muted", `To deal the whole game again: eminence verify ${location.origin}/t/${info.id}`)));
}

async function sha256(text) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret is the one that was promised, and whether this browser's own word is in the deal. */
async function check({ id, commitment, proof: { secret, salts } }, seat) {
  if (!crypto.subtle) return "Browsers check this only over HTTPS or on this machine itself; the figures are below.";
  const seen = seenDeal(id);
  if ((await sha256(secret)) !== commitment) return "The secret does not fit the commitment: do not trust this deal.";
  if (seen.commitment && seen.commitment !== commitment) {
    return "The commitment is not the one that was shown before the first card: do not trust this deal.";
  }
  const stirred = salts[seat] === seen.salt ? "Your own word stirred the deal." :
    "Your seat's word in it is not this browser's; was it given on another device?";
  return [
    "Checked: the secret fits the commitment.",
    `${seen.commitment ? "It is the one that this browser saw" : "This browser did not see it"} before the first card.`,
    seen.salt && seat != null ? stirred : "",
  ].join(" ");
}
