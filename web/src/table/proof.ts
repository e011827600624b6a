/** Whether the secret is the one that was promised, whether this browser's own word is in the deal, and whether the game
 * was dealt from both. Dealing it again card by card is for `eminence verify`: the page knows no rules. */

import { fetchRecord, savedDeal } from "../net/api";
import type { TableInfo } from "../net/wire";
import { track } from "../activity";
import { t } from "../words/words.svelte";

export async function verifyDeal({ id, commitment, proof }: TableInfo, seat: number | null): Promise<string> {
  if (!proof) return t("proof-none");
  const { digest } = await track("the proof", import("./digest"));
  const seen = savedDeal(id);
  if (digest(proof.secret) !== commitment) return t("proof-wrong");
  if (seen.commitment && seen.commitment !== commitment) return t("proof-other");
  const seed = /^seed:\s*(\S+)/m.exec(await fetchRecord(id))?.[1];
  if (digest([proof.secret, ...proof.salts].join(":")) !== seed) return t("proof-seed");
  const own = seen.salt && seat !== null ? (proof.salts[seat] === seen.salt ? t("proof-salt") : t("proof-nosalt")) : "";
  const known = seen.commitment ? t("proof-seen") : t("proof-unseen");
  const again = t("proof-again", { command: `eminence verify ${location.origin}/t/${id}` });
  return [t("proof-right"), known, own, again].filter(Boolean).join(" ");
}
