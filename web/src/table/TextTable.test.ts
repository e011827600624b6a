import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { info, seated, shown } from "./testing";
import TextTable from "./TextTable.svelte";

const lines = () => screen.getAllByRole("listitem").map((line) => line.textContent.trim());

test("a game without sentences is told fact by fact; hidden cards, nothing and yes in words", () => {
  const { play } = seated(undefined, {
    table: { hands: [["Fox"], ["?"]], deck_left: 4, over: false, wave: null, stacks: { King: 2 }, row: [] },
    moves: [],
  });
  shown(TextTable, play, {});
  expect(lines()).toEqual([
    "hands: Fox, a hidden card",
    "deck left: 4",
    "over: no",
    "wave: none",
    "stacks: King: 2",
    "row: none",
  ]);
});

test("a game with sentences is told in its own parts", () => {
  const spoken = () => [
    { title: "The north", lines: ["Nobody is there."] },
    { title: "The south", lines: ["Fox", "Owl"] },
  ];
  const { play } = seated(undefined, { moves: [] }, { spoken });
  shown(TextTable, play, {});
  expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["The north", "The south"]);
  expect(lines()).toEqual(["Nobody is there.", "Fox", "Owl"]);
});

test("every move is a button, in the words of the table", async () => {
  const { play, socket } = seated();
  shown(TextTable, play, {});
  const moves = screen.getByText("What you can do: 4").closest("section")!;
  const buttons = within(moves).getAllByRole("button");
  expect(buttons.map((one) => one.textContent)).toEqual(["play Fox", "send Owl to north", "send Owl to south", "pass"]);
  await fireEvent.click(buttons[1]!);
  expect(socket.asked?.move).toEqual(["send", "Owl", "north"]);
  expect(buttons.every((one) => (one as HTMLButtonElement).disabled)).toBe(true);
});

test("who cannot choose has no moves; a new state has others", async () => {
  const { play, socket } = seated(undefined, { moves: [] });
  shown(TextTable, play, {});
  expect(screen.queryByRole("button")).toBeNull();
  socket.state({ seq: 2, moves: [["pass"]] });
  await tick();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  socket.receive({ type: "table", table: info({ phase: "over" }) });
  await tick();
  expect(screen.queryByRole("button")).toBeNull();
});
