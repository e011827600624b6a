import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

const theirs = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

test("every length up to three blocks, and some long ones", () => {
  const lengths = [...Array.from({ length: 200 }, (_, length) => length), 1_000, 4_095, 4_096, 100_000];
  for (const length of lengths) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7 + length) % 90))).join("");
    expect(sha256(text), `${length}`).toBe(theirs(text));
  }
});

test.each(["", "ä", "Königin", "皇帝の影", "👑".repeat(16), "a\u0000b", "é".repeat(28), "é".repeat(32)])(
  "%j is hashed as UTF-8",
  (text) => {
    expect(sha256(text)).toBe(theirs(text));
  },
);
