import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import type { GameFace } from "../games";
import type { TableInfo } from "../net/wire";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import { setLanguage } from "../words/words.svelte";
import Table from "./Table.svelte";
import { cards, fakeServer, info, moment, seated, soon, FakeSocket } from "./testing";

async function sitting(table: TableInfo = info(), own: Partial<GameFace> = {}) {
  const asked = fakeServer({
    "GET /api/tables/tabletable12/deck?language=de": cards.map((card) => ({
      ...card,
      text: `${card.name} auf Deutsch.`,
    })),
    "GET /api/games/test/words?language=de": "status-send = Schick ein Tier los.",
    "GET /api/games": { games: [], levels: [], phrases: {} },
    "GET /api/games/test/rules?language=en":
      "# Rules\n\n## Beasts\n\nYou must play a beast before you pass.\n\nOwls fly.\n",
    "GET /api/tables/tabletable12/replay?display=true&view=mine": [moment(), moment({ seq: 2 })],
  });
  const at = seated(table, table.phase === "waiting" ? false : {}, own);
  const view = render(Table, { play: at.play });
  await soon();
  return { ...at, view, asked };
}
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

test("the title says whose turn it is", async () => {
  const { socket } = await sitting();
  expect(document.title).toBe("Your turn · A Test · Eminence");
  socket.state({ seq: 2, actors: [1], moves: [] });
  await tick();
  expect(document.title).toBe("A Test · Eminence");
});

test("one is called when it becomes one's turn, once", async () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  const { socket } = await sitting();
  expect(vibrate).toHaveBeenCalledTimes(1);
  socket.state({ seq: 2 });
  await tick();
  socket.state({ seq: 3, actors: [1] });
  await tick();
  expect(vibrate).toHaveBeenCalledTimes(1);
  socket.state({ seq: 4 });
  await tick();
  expect(vibrate).toHaveBeenCalledTimes(2);
});

test("a page that the server no longer understands is to be loaded again, by a button", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const { socket } = await sitting();
  socket.receive({ type: "welcome", protocol: 3, program: "new", table: info(), seat: 0 });
  await tick();
  expect(screen.getByRole("alert").textContent).toContain("must be loaded again");
  await fireEvent.click(screen.getByRole("button", { name: "Load it again" }));
  expect(reload).toHaveBeenCalledOnce();
});

test("in another language the table has other words, and its cards other texts", async () => {
  const { play, asked } = await sitting();
  expect(asked).not.toContainEqual(expect.objectContaining({ path: expect.stringContaining("/deck") }));
  await setLanguage("de");
  await soon();
  await soon();
  expect(play.translate({ say: "status-send" })).toBe("Schick ein Tier los.");
  expect([play.lang, play.faceOf("Fox")?.text]).toEqual([undefined, "Fox auf Deutsch."]);
  await setLanguage("fr"); // which nobody has: then English is told, and said to be
  await soon();
  expect([play.translate({ say: "status-send" }), play.lang]).toEqual(["Send a beast out.", "en"]);
  await setLanguage("en");
});

test("a lost connection is told, with what becomes of a move that is under way", async () => {
  const { play, socket } = await sitting();
  socket.drop();
  await tick();
  expect(screen.getByRole("alert").textContent).toBe("The connection is lost. Coming back …");
  dispatchEvent(new Event("online"));
  FakeSocket.last.welcome();
  await tick();
  expect(screen.queryByRole("alert")).toBeNull();
  play.point("hand:Fox");
  FakeSocket.last.drop();
  await tick();
  expect(screen.getByRole("alert").textContent).toContain("Your move is kept");
});

test("a refusal leads to the rules that say why, and closing them leads back", async () => {
  const { socket } = await sitting();
  await fireEvent.click(within(screen.getByRole("region", { name: "Now" })).getByRole("button", { name: "pass" }));
  await socket.refuse("You must play a beast.");
  await fireEvent.click(screen.getByRole("button", { name: "What do the rules say?" }));
  await soon();
  const drawer = screen.getByRole("dialog", { name: "Rules" });
  expect(within(drawer).getByRole("region", { name: "What the rules say about it" }).textContent).toContain(
    "before you pass",
  );
  await fireEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await key("r");
  await soon();
  expect(screen.queryByRole("region", { name: "What the rules say about it" })).toBeNull();
});

test("keys work at the table, and another sheet opens at the next key", async () => {
  await sitting();
  await key("l");
  expect(screen.getByRole("dialog", { name: "What has happened" })).toBeTruthy();
  document.querySelector("dialog")!.dispatchEvent(new Event("cancel", { cancelable: true }));
  await tick();
  await key("?");
  expect(screen.getByRole("dialog", { name: "Keys" })).toBeTruthy();
});

test("why a game rests is said in the language of the page, or as the server says it", async () => {
  const suspended = { code: "suspended", text: "It rests here.", say: { say: "refusal-suspended", reason: "rules" } };
  const { socket } = await sitting(info({ suspended }));
  expect(screen.getByText("It rests here.")).toBeTruthy();
  socket.receive({ type: "table", table: info({ suspended: { ...suspended, say: { say: "refusal-beast" } } }) });
  await tick();
  expect(screen.getByText("You must play a beast.")).toBeTruthy();
});

test("before the game there is a place to wait, at its end the end, in its past the past", async () => {
  const { play, socket } = await sitting(info({ phase: "waiting" }));
  expect(screen.getByRole("region", { name: "The table before the game" })).toBeTruthy();
  socket.receive({ type: "table", table: info() });
  socket.state();
  await tick();
  expect(screen.getByRole("region", { name: "Your hand" })).toBeTruthy();
  socket.receive({ type: "table", table: info({ phase: "over" }) });
  socket.state({ seq: 2, actors: [], moves: [], result: { winners: [0], scores: [1, 0], why: [] } });
  await tick();
  expect(screen.getByRole("region", { name: "The game is over" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
  await play.lookBack("start");
  await tick();
  expect(screen.queryByRole("region", { name: "The game is over" })).toBeNull();
  expect(screen.getByRole("region", { name: "Your hand" })).toBeTruthy();
});

test("a lesson is given to whom it was asked for, not over a sheet or in the past", async () => {
  go("/t/tabletable12#learn");
  const { play } = await sitting(info(), { lesson: [{ words: "bt-lesson-reveal" }] });
  const coach = () => screen.queryByRole("region", { name: "Your first game" });
  expect(coach()?.textContent).toContain("Reveal a card now");
  play.sheet = "log";
  await tick();
  expect(coach()).toBeNull();
  play.sheet = "";
  await play.lookBack();
  await tick();
  expect(coach()).toBeNull();
  play.backToNow();
  await tick();
  expect(coach()).not.toBeNull();
  go("/t/tabletable12");
});

test("the table as text replaces the drawn one, for any game", async () => {
  await sitting(info(), { Board: (() => ({})) as GameFace["Board"], seated: true });
  expect(screen.queryByText("What you can do: 4")).toBeNull();
  settings.text = true;
  await tick();
  expect(screen.getByText("What you can do: 4")).toBeTruthy();
});

test("whoever leaves the page hangs up", async () => {
  const { view } = await sitting();
  view.unmount();
  await soon();
  expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
});
