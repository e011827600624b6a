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
  const { socket } = await typing();
  await type(text);
  expect(socket.asked?.move).toEqual(move);
});

test("a move that is part of another one can be typed", async () => {
  const { play, socket } = await typing();
  socket.state({ moves: [["take"], ["take-all"]] });
  await type("Take");
  expect(socket.asked?.move).toEqual(["take"]);
  expect(play.busy).toBe(true);
});

test("what fits several moves or none is sent as it is, and the server says what is wrong", async () => {
  const { socket } = await typing();
  await type("owl");
  expect(socket.asked?.move).toBe("owl");
  await socket.refuse("There is no such move.");
  await type("dance");
  expect(socket.asked?.move).toBe("dance");
});

test.each(["", "   "])("%j plays nothing, even where there is one move only", async (text) => {
  const { socket } = await typing();
  socket.state({ moves: [["pass"]] });
  await type(text);
  expect(socket.sent).toEqual([]);
});

test("what was played is wiped away, what was refused stays to be mended", async () => {
  const { socket } = await typing();
  await type("owl");
  await socket.refuse("There is no such move.");
  expect(field().value).toBe("owl");
  await type("fox");
  await socket.answer({ seq: 2 });
  expect(field().value).toBe("");
});

test("while a move is on its way no other is sent", async () => {
  const { socket } = await typing();
  await type("fox");
  await type("pass");
  expect(socket.sent).toHaveLength(1);
});

test("a table of text has the field open", () => {
  settings.text = true;
  const { play } = seated();
  shown(TypedMove, play, { play });
  expect(field().placeholder).toBe("One of 4 moves");
});
