import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { saveDeal } from "../net/api";
import { verifyDeal } from "./proof";
import { fakeServer, info } from "./testing";

const sha = (text: string) => createHash("sha256").update(text).digest("hex");
const secret = "s3cret";
const commitment = sha(secret);
const salts = ["ada's word", "Brunos Wörter"];
const record = (words = salts) => `game: test\nseed: ${sha([secret, ...words].join(":"))}\n\nplay Fox\n`;
const over = info({ phase: "over", commitment, proof: { secret, salts } });

function brought(text = record()): void {
  fakeServer({ "GET /api/tables/tabletable12/record": text });
}

test("a deal that was promised, seen and stirred is right, and says how to deal it again", async () => {
  brought();
  saveDeal(over.id, { commitment, salt: "ada's word" });
  const verdict = await verifyDeal(over, 0);
  expect(verdict).toContain("the secret fits the commitment");
  expect(verdict).toContain("this browser saw before the first card");
  expect(verdict).toContain("Your own word stirred the deal");
  expect(verdict).toContain(`eminence verify ${location.origin}/t/tabletable12`);
});

test("another secret than the promised one is not trusted", async () => {
  brought();
  const verdict = await verifyDeal({ ...over, proof: { secret: "other", salts } }, 0);
  expect(verdict).toBe("The secret does not fit the commitment: do not trust this deal.");
});

test("another commitment than the one that was seen is not trusted, even if its secret fits", async () => {
  brought();
  saveDeal(over.id, { commitment: sha("what was promised first") });
  expect(await verifyDeal(over, 0)).toMatch(/not the one that was shown before the first card: do not trust/);
});

test("a game that was dealt from another seed is not trusted", async () => {
  brought(record().replace(/seed: ./, "seed: x"));
  expect(await verifyDeal(over, 0)).toMatch(/not dealt from the secret.*do not trust/);
});

test("a salt that was changed after the deal is found", async () => {
  brought();
  expect(await verifyDeal({ ...over, proof: { secret, salts: ["changed", salts[1]!] } }, 0)).toMatch(/do not trust/);
});

test("a deal without one's own word is said to be one", async () => {
  const words = ["", "Brunos Wörter"];
  brought(record(words));
  saveDeal(over.id, { commitment, salt: "ada's word" });
  const verdict = await verifyDeal({ ...over, proof: { secret, salts: words } }, 0);
  expect(verdict).toContain("the secret fits the commitment");
  expect(verdict).toContain("is not this browser's");
  expect(verdict).not.toContain("Your own word stirred");
});

test("a browser that saw nothing before does not claim to have", async () => {
  brought();
  const verdict = await verifyDeal(over, null);
  expect(verdict).toContain("did not see it before the first card");
  expect(verdict).not.toContain("word stirred");
});

test("a game that was brought here was promised by nobody", async () => {
  expect(await verifyDeal(info({ phase: "over" }), null)).toMatch(/nobody promised/);
});
