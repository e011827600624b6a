import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { seated, shown } from "./testing";
import TypedMove from "./TypedMove.svelte";

async function typing() {
  const at = seated();
  shown(TypedMove, at.play, { play: at.play });
  await fireEvent.click(screen.getByRole("button", { name: "Type a move" }));
  return at;
}
const field = () => screen.getByLabelText<HTMLInputElement>("Type a move");
async function type(text: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: text } });
  await fireEvent.submit(field().form!);
}

test.each([
  ["fox", ["play", "Fox"]],
  ["south", ["send", "Owl", "south"]],
  ["  NORTH owl ", ["send", "Owl", "north"]],
  ["pass", ["pass"]],
])("%j is enough", async (text, move) => {
  const { wire } = await typing();
  await type(text);
  expect(wire.asked?.move).toEqual(move);
});

test("a move that is part of another one can be typed", async () => {
  const { play, wire } = await typing();
  wire.state({ moves: [["take"], ["take-all"]] });
  await type("Take");
  expect(wire.asked?.move).toEqual(["take"]);
  expect(play.busy).toBe(true);
});

test("what fits several moves or none is sent as it is, and the server says what is wrong", async () => {
  const { wire } = await typing();
  await type("owl");
  expect(wire.asked?.move).toBe("owl");
  await wire.refuse("There is no such move.");
  await type("dance");
  expect(wire.asked?.move).toBe("dance");
});

test.each(["", "   "])("%j plays nothing, even where there is one move only", async (text) => {
  const { wire } = await typing();
  wire.state({ moves: [["pass"]] });
  await type(text);
  expect(wire.sent).toEqual([]);
});

test("what was played is wiped away, what was refused stays to be mended", async () => {
  const { wire } = await typing();
  await type("owl");
  await wire.refuse("There is no such move.");
  expect(field().value).toBe("owl");
  await type("fox");
  await wire.answer({ seq: 2 });
  expect(field().value).toBe("");
});

test("while a move is on its way no other is sent", async () => {
  const { wire } = await typing();
  await type("fox");
  await type("pass");
  expect(wire.sent).toHaveLength(1);
});

test("a table of text has the field open", () => {
  settings.text = true;
  const { play } = seated();
  shown(TypedMove, play, { play });
  expect(field().placeholder).toBe("One of 4 moves");
});
