import { fireEvent, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import { KEYS, type SheetName } from "./keys";
import Sheet from "./Sheet.svelte";
import { chair, fakeServer, info, seated, shown, soon } from "./testing";

function opened(kind: SheetName, table = info()) {
  fakeServer({ "GET /api/games": { games: [], levels: [], phrases: {} } });
  const { play } = seated(table);
  const close = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>what it holds</p>" }));
  shown(Sheet, play, { kind, play, close, children });
  return { play, close, dialog: document.querySelector("dialog")! };
}

test("a sheet is a dialog with a name, and holds what it is for", () => {
  const { dialog } = opened("log");
  expect(dialog.open).toBe(true);
  expect(screen.getByRole("dialog", { name: "What has happened" }).textContent).toContain("what it holds");
});

test("Escape closes it at once, so that the next key is not lost", () => {
  const { dialog, close } = opened("log");
  const cancel = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(dialog.open).toBe(false);
  expect(close).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
});

test("its button and a click beside it close it, a click into it does not", async () => {
  const { dialog, close } = opened("rules");
  await fireEvent.click(screen.getByText("what it holds"));
  expect(close).not.toHaveBeenCalled();
  await fireEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByText("Close"));
  expect(close).toHaveBeenCalledTimes(2);
});

test("the keys are listed with what they do", () => {
  opened("keys");
  expect(document.querySelectorAll("dt")).toHaveLength(KEYS.length);
  expect(screen.getByText("take your last step back")).toBeTruthy();
});

test("resigning is asked twice", async () => {
  const { close } = opened("menu");
  const asked = fakeServer({
    "POST /api/tables/tabletable12/resign": info({ chairs: [chair(0, { resigned: true }), chair(1)] }),
  });
  await fireEvent.click(screen.getByText("Resign"));
  await soon();
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByText("Really resign?"));
  await soon();
  expect(asked).toHaveLength(1);
  expect(close).toHaveBeenCalled();
});

test("a spectator is told so, and can neither leave nor resign", () => {
  opened("menu", info({ seat: undefined }));
  expect(screen.getByText("You watch this table.")).toBeTruthy();
  expect(screen.queryByText("Resign")).toBeNull();
  expect(screen.queryByText("Leave for now")).toBeNull();
});
