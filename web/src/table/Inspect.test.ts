import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Inspect from "./Inspect.svelte";
import { seated, shown } from "./testing";

async function looking(at: string | null) {
  const { play } = seated();
  shown(Inspect, play, { play });
  play.inspected = at;
  await tick();
  return play;
}
const large = () => screen.queryByRole("tooltip", { hidden: true });

test("a card is shown large with all its text", async () => {
  await looking("Fox");
  expect(large()!.textContent).toContain("Fox does this.");
  expect(large()!.textContent).not.toContain("Reconstructed");
});

test("what is a guess about a card is said", async () => {
  await looking("Bear");
  expect(large()!.textContent).toContain("Reconstructed, not from a source: power.");
});

test.each([null, "?", "Nobody"])("for %s there is nothing to show", async (name) => {
  await looking(name);
  expect(large()).toBeNull();
});

test("a finger lets go of a card by touching anything; a mouse does not", async () => {
  const play = await looking("Fox");
  await fireEvent.pointerDown(document.body, { pointerType: "mouse" });
  expect(play.inspected).toBe("Fox");
  await fireEvent.pointerDown(document.body, { pointerType: "touch" });
  expect(play.inspected).toBeNull();
  expect(large()).toBeNull();
});
