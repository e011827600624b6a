import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { me } from "../session.svelte";
import { settings } from "../settings.svelte";
import { chair, fakeServer, info, refusal, soon } from "../table/testing";
import Home from "./Home.svelte";

const game = (name: string, seats: number[]) => ({
  name,
  title: `The ${name}`,
  summary: "",
  seats,
  rules: 1,
  options: [],
});
const shop = {
  games: [game("first", [2, 3]), game("second", [3, 4, 5])],
  levels: ["mild", "casual", "expert"].map((name) => ({ name, manner: `plays ${name}` })),
  phrases: {},
};
const session = { player: "p-ada", name: "Ada", csrf: "" };
const answers = {
  "GET /api/games": shop,
  "POST /api/session": session,
  "GET /api/tables?which=open": [],
  "GET /api/tables?which=running": [],
  "GET /api/tables?which=mine": [],
  "POST /api/tables": info({ id: "newtable" }),
  "POST /api/tables/newtable/start": info(),
};
beforeEach(() => history.replaceState(null, "", "/"));

async function home(own: Record<string, unknown> = {}) {
  const asked = fakeServer({ ...answers, ...own });
  render(Home);
  await soon();
  return { asked, posted: () => asked.filter(({ method }) => method === "POST") };
}
const tile = (title: string) => within(screen.getByRole("article", { name: title }));
const press = async (title: string, name: string) => {
  await fireEvent.click(tile(title).getByRole("button", { name }));
  await soon();
};

test("one click plays: the fewest seats, bots in all others, at the table with a word of one's own", async () => {
  settings.level = "expert";
  const { posted } = await home();
  await press("The second", "Play now");
  expect(posted().map(({ path }) => path)).toEqual(["/api/session", "/api/tables", "/api/tables/newtable/start"]);
  expect(posted()[1]!.body).toEqual({ game: "second", seats: 3, bots: { "1": "expert", "2": "expert" } });
  expect(posted()[2]!.body).toEqual({ salt: expect.any(String) });
  expect(location.pathname + location.hash).toBe("/t/newtable");
});

test("learning begins a lesson", async () => {
  await home();
  await press("The first", "Learn");
  expect(location.pathname + location.hash).toBe("/t/newtable#learn");
});

test("while a table is dealt it cannot be asked for twice", async () => {
  const { posted } = await home({ "POST /api/tables": () => new Promise(() => undefined) });
  await press("The first", "Play now");
  const busy = tile("The first").getByRole("button", { name: "Dealing …" }) as HTMLButtonElement;
  expect(busy.disabled).toBe(true);
  expect(posted().filter(({ path }) => path === "/api/tables")).toHaveLength(1);
});

test("a refusal is told, and one may try again", async () => {
  await home({ "POST /api/tables": () => refusal("full", "The house is full.", 503) });
  await press("The first", "Play now");
  expect(screen.getByRole("alert").textContent).toBe("The house is full.");
  expect(tile("The first").getByRole("button", { name: "Play now" })).toBeTruthy();
});

test("how bots play is chosen for everything, and said in words", async () => {
  await home();
  await fireEvent.click(screen.getByLabelText("mild"));
  expect(settings.level).toBe("mild");
  expect(screen.getByText("plays mild")).toBeTruthy();
});

test("one's own games come first, with whose turn it is", async () => {
  Object.assign(me, session);
  const chairs = [chair(0, { player: "p-ada" }), chair(1)];
  await home({
    "GET /api/tables?which=mine": [
      info({ id: "a", title: "A", chairs, turn: [0] }),
      info({ id: "b", title: "B", chairs, turn: [1] }),
      info({ id: "c", title: "C", chairs, phase: "waiting" }),
      info({ id: "d", title: "D", chairs, phase: "over" }),
    ],
  });
  const list = within(screen.getByRole("heading", { name: "Your games" }).parentElement!);
  const said = list.getAllByRole("listitem").map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(said).toEqual(["A Ada, Bruno Your turn", "B Ada, Bruno Bruno to move", "C Ada, Bruno waits for players"]);
});

test("a stranger is not asked for games of her own; lists are looked at again after a while", async () => {
  vi.useFakeTimers();
  const { asked } = await home();
  const lists = () => asked.filter(({ path }) => path.startsWith("/api/tables?")).map(({ path }) => path.split("=")[1]);
  expect(lists()).toEqual(["open", "running"]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(lists()).toHaveLength(4);
});

test("options and invitations open the same dialog, one of them for playing alone", async () => {
  await home();
  await press("The first", "Options");
  expect(screen.getByText("A table for The first")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Bots among them").value).toBe("1");
});
