import { expect, test } from "vitest";
import { parseTableLink } from "./links";

test.each([
  ["wv7jbhmfbjn7", "wv7jbhmfbjn7"],
  [" https://court.example/t/wv7jbhmfbjn7/ ", "wv7jbhmfbjn7"],
  ["http://10.0.0.5:8000/t/wv7jbhmfbjn7#learn", "wv7jbhmfbjn7"],
  ["WV7JBHMFBJN7", "wv7jbhmfbjn7"],
])("%s leads to a table", (text, id) => {
  expect(parseTableLink(text)).toBe(id);
});

test.each(["", "abc", "https://court.example/", "two words", "https://court.example/rules/wv7jbhmfbjn7"])(
  "%s is none",
  (text) => {
    expect(parseTableLink(text)).toBeUndefined();
  },
);
