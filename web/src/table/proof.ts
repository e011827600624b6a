/** Whether the secret is the one that was promised, and whether this browser's own word is in the deal. */

import { seenDeal } from "../net/api";
import type { TableInfo } from "../net/types";
import { t } from "../words/words.svelte";

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function checked({ id, commitment, proof }: TableInfo, seat: number | null): Promise<string> {
  if (!proof) return t("proof.none");
  if (!("subtle" in crypto)) return t("proof.https");
  const seen = seenDeal(id);
  if ((await sha256(proof.secret)) !== commitment) return t("proof.wrong");
  if (seen.commitment && seen.commitment !== commitment) return t("proof.other");
  const own = seen.salt && seat !== null ? (proof.salts[seat] === seen.salt ? t("proof.salt") : t("proof.nosalt")) : "";
  return [t("proof.right"), seen.commitment ? t("proof.seen") : t("proof.unseen"), own].filter(Boolean).join(" ");
}
