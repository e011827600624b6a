import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { me } from "../session.svelte";
import { fakeServer, info, refusal, soon } from "../table/testing";
import { setLanguage } from "../words/words.svelte";
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
  const asked = fakeServer({ "POST /api/tables/import": answer });
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

test("what is wrong with a record is said in the language of the page, with the words of its game if it takes them", async () => {
  const say = {
    say: "refusal-bad-position",
    reason: "line",
    line: 2,
    what: { say: "misread-places", count: 5, right: "- / -" },
  };
  Object.assign(me, { player: "p-ada", name: "Ada" });
  const words = (folder: string) => readFileSync(`../src/eminence/${folder}/words/de.ftl`, "utf8");
  fakeServer({
    "POST /api/tables/import": () =>
      new Response(JSON.stringify({ code: "bad-position", text: "In English.", say }), {
        status: 400,
        headers: { "content-type": "application/json" },
      }),
    "GET /api/words?language=de": words("kernel"),
    "GET /api/games/an-empty-throne/words?language=de": words("kernel") + words("games/an_empty_throne"),
  });
  await setLanguage("de");
  render(Join);
  const files = [new File(["eminence record 1\ngame: an-empty-throne\n"], "mine.eminence")];
  await fireEvent.change(screen.getByLabelText("Eine Aufzeichnung öffnen"), { target: { files } });
  await vi.waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "Zeile 2: 5 Orte sind zu viele; schreib die Felder und die Gruft als „- / -“.",
    ),
  );
  await setLanguage("en");
});
