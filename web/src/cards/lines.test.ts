import { expect, test } from "vitest";
import { broken, width } from "./lines";

test("a line is broken between words, and never where a space forbids it", () => {
  const most = width("Si son camp perd", 10);
  expect(broken("Si son camp perd : 1 or.", most, 10)).toEqual(["Si son camp perd", ": 1 or."]);
  expect(broken("Si son camp perd\u00a0: 1\u00a0or.", most, 10)).toEqual(["Si son camp", "perd\u00a0: 1\u00a0or."]);
  expect(broken("Si son\ncamp", width("Si son", 10), 10)).toEqual(["Si son", "camp"]);
});
