import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { me } from "../session.svelte";
import { house, info, refusal, soon } from "../table/testing";
import Join from "./Join.svelte";

async function join(text: string): Promise<void> {
  render(Join);
  await fireEvent.input(screen.getByLabelText("A link or code that somebody gave you"), { target: { value: text } });
  await fireEvent.submit(document.querySelector("form")!);
}

test.each(["https://court.example/t/wv7jbhmfbjn7", "wv7jbhmfbjn7"])("%s leads to its table", async (text) => {
  history.replaceState(null, "", "/");
  await join(text);
  expect(location.pathname).toBe("/t/wv7jbhmfbjn7");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what leads nowhere is said to, with an example", async () => {
  history.replaceState(null, "", "/");
  await join("hello there");
  expect(location.pathname).toBe("/");
  expect(screen.getByRole("alert").textContent).toContain("no link to a table");
});

async function bring(answer: unknown): Promise<unknown[]> {
  Object.assign(me, { player: "p-ada", name: "Ada" });
  const asked = house({ "POST /api/tables/import": answer });
  render(Join);
  const files = [new File(["game: test\nplay Fox\n"], "mine.eminence")];
  await fireEvent.change(screen.getByLabelText("Open a record"), { target: { files } });
  await soon();
  await soon();
  return asked.map(({ body }) => body);
}

test("a record is opened as a table", async () => {
  expect(await bring(info({ id: "brought1" }))).toEqual([{ record: "game: test\nplay Fox\n" }]);
  expect(location.pathname).toBe("/t/brought1");
});

test("a record that is none is refused in words", async () => {
  await bring(() => refusal("bad-record", "Line 1 is no header.", 400));
  expect(screen.getByRole("alert").textContent).toBe("Line 1 is no header.");
});
