import { expect, test } from "vitest";
import { breakLines, textWidth } from "./lines";

test("a line is broken between words, and never where a space forbids it", () => {
  const most = textWidth("Si son camp perd", 10);
  expect(breakLines("Si son camp perd : 1 or.", most, 10)).toEqual(["Si son camp perd", ": 1 or."]);
  expect(breakLines("Si son camp perd\u00a0: 1\u00a0or.", most, 10)).toEqual(["Si son camp", "perd\u00a0: 1\u00a0or."]);
  expect(breakLines("Si son\ncamp", textWidth("Si son", 10), 10)).toEqual(["Si son", "camp"]);
});
