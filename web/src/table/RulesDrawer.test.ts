import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import RulesDrawer from "./RulesDrawer.svelte";
import { fakeServer, refusal, soon } from "./testing";

const rules = readFileSync("../src/eminence/games/behind_the_throne/RULES.md", "utf8");
let games = 0;
/** The real rules, under a name of their own, since they are asked for once. */
async function opened(about = "") {
  const game = `game-${games++}`;
  fakeServer({ [`GET /api/games/${game}/rules?language=en`]: rules });
  const view = render(RulesDrawer, { game, about });
  await soon();
  return view;
}
const search = (text: string) =>
  fireEvent.input(screen.getByLabelText("Search the rules"), { target: { value: text } });
const passages = () => [...document.querySelectorAll("blockquote")];

test("all of the rules, with their headings, and none of their marks", async () => {
  const { container } = await opened();
  expect(screen.getByRole("heading", { name: "Equal: destroy" })).toBeTruthy();
  expect(container.textContent).toContain("Say you reveal an Alchemist (7) on a Judge (5).");
  expect(container.textContent).not.toMatch(/\*\*|<a id|\]\(#/);
});

test("a search shows the passages that hold every word, and how many", async () => {
  await opened();
  await search("minstrel swap");
  expect(passages().length).toBeGreaterThan(0);
  for (const one of passages()) expect(one.textContent).toMatch(/minstrel/i);
  expect(screen.getByRole("status").textContent).toBe(`${passages().length} passages found`);
  expect(screen.queryByRole("heading", { name: "Goal" })).toBeNull();
  await search("  ");
  expect(screen.getByRole("heading", { name: "Goal" })).toBeTruthy();
});

test("from a passage one jumps to where it stands among the others", async () => {
  await opened();
  await search("put top end row reveal must");
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await fireEvent.click(screen.getByRole("button", { name: "Your turn" }));
  await soon();
  expect(scrolled).toHaveBeenCalled();
  expect(document.querySelector("p[data-at]:focus")?.textContent).toContain("put it at the end of your row");
  expect(screen.getByRole("heading", { name: "Goal" })).toBeTruthy();
});

test("what was refused comes first, with what the rules say about it, and leads there", async () => {
  await opened("A card is destroyed only when the last card equals the one before.");
  const section = screen.getByRole("region", { name: "What the rules say about it" });
  expect(section.textContent).toContain("A card is destroyed only when");
  await fireEvent.click(within(section).getByRole("button", { name: "Equal: destroy" }));
  await soon();
  expect(document.querySelector("p[data-at]:focus")?.textContent).toContain("you may destroy one card");
});

test("if the rules say nothing about it, they say so and follow", async () => {
  await opened("Zeppelin quagmire.");
  expect(screen.getByText(/Nothing in the rules is close to this/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Goal" })).toBeTruthy();
});

test("rules that do not come say why", async () => {
  fakeServer({ "GET /api/games/none/rules?language=en": () => refusal("no-such-game", "There is no such game.", 404) });
  render(RulesDrawer, { game: "none" });
  await soon();
  expect(screen.getByRole("alert").textContent).toBe("There is no such game.");
});
