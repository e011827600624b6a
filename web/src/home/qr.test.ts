import { expect, test } from "vitest";
import { qr } from "./qr";

test("a code has the size of its version and its three finders", () => {
  const grid = qr("https://play.example.org/t/abcdefghijkl");
  expect(grid.length).toBe(29);
  const finder = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].map((at) => Number(grid[y + 3]![x + at])).join("");
  expect([finder(0, 0), finder(22, 0), finder(0, 22)]).toEqual(["1011101", "1011101", "1011101"]);
});

test("what is too long is refused", () => {
  expect(() => qr("x".repeat(400))).toThrow("too long");
});
