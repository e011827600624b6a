import { expect, test } from "vitest";
import { german } from "./de";
import { english, type Key } from "./en";

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test("German says everything that English says, with the same holes", () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  for (const key of Object.keys(english) as Key[]) expect(holes(german[key]), key).toEqual(holes(english[key]));
});
