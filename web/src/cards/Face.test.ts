import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import "../table/testing";
import type { Anatomy } from "./anatomy";
import Face from "./Face.svelte";

const face: Anatomy = {
  title: "General",
  under: "of the north",
  tone: "#345",
  emblem: "sword",
  letter: "E",
  key: { value: "3", means: "value", cell: "value" },
  left: { value: "3", means: "power", cell: "power" },
  coins: { value: "-2", means: "price", cell: "price" },
  pips: [
    { emblem: "crown", on: true, means: "Noble" },
    { emblem: "coin", on: false, means: "not Rich" },
  ],
  text: "Lowers the last card by one, and by one more for every other General that you have in your stacks.",
  brief: "Lowers by one.",
  guessed: ["price"],
};
const texts = (size: "thumb" | "hand" | "inspect", more: Partial<Anatomy> = {}) => {
  const { container } = render(Face, { face: { ...face, ...more }, size });
  const all = (selector: string) => [...container.querySelectorAll(selector)].map((node) => node.textContent);
  return { titles: all("title"), text: all("text.text").join(" "), all: container.textContent, container };
};

test("in the hand a card has its name, its numbers with what they mean, its signs and a few words", () => {
  const { titles, text, all } = texts("hand");
  expect(titles).toEqual(["power 3", "price -2 (reconstructed)", "Noble", "not Rich"]);
  expect(text).toBe("Lowers by one.");
  expect(all).toContain("General");
  expect(all).toContain("of the north");
});

test("large it has all its words", () => {
  expect(texts("inspect").text).toBe(face.text);
});

test("a thumb has its arms and one number, and no words", () => {
  const { all, text } = texts("thumb");
  expect(all.trim()).toBe("3");
  expect(text).toBe("");
});

test("a dot of wax lies on what is a guess, and on nothing else", () => {
  expect(texts("hand").container.querySelectorAll(".wax")).toHaveLength(1);
  expect(texts("hand", { guessed: [] }).container.querySelectorAll(".wax")).toHaveLength(0);
  const { titles } = texts("hand", { guessed: ["power"] });
  expect(titles).toContain("power 3 (reconstructed)");
});

test("a long name is made to fit", () => {
  const size = (title: string) =>
    parseFloat(texts("hand", { title }).container.querySelector<SVGElement>("text.name")!.style.fontSize);
  expect(size("General")).toBe(25);
  expect(size("The Extraordinarily Magnificent Archchancellor")).toBeLessThan(16);
});

test("those who hear the table hear the button, not the drawing", () => {
  for (const size of ["thumb", "hand", "inspect"] as const)
    expect(texts(size).container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
});
