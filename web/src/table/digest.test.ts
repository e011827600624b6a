import { expect, test } from "vitest";
import { digest } from "./digest";

/** FIPS 180-4's examples: nothing, one block, a message of 448 bits that needs a second block for its padding; then many. */
const PUBLISHED: [string, string][] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
];

test.each(PUBLISHED)("the digest of %.20s is the published one", (text, published) => {
  expect(digest(text)).toBe(published);
});

test("letters beyond ASCII are hashed as UTF-8, as the server does", () => {
  expect(digest("ü")).toBe("607474ca475a9724d7360aba71a56d5df77e61350e3f724cfa1f46e857e2d85f");
});
