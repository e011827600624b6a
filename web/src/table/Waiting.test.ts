import { fireEvent, screen, within } from "@testing-library/svelte";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import type { TableInfo } from "../net/wire";
import { me } from "../session.svelte";
import { chair, choose, fakeServer, info, refusal, seated, shown, soon, FakeSocket } from "./testing";
import Waiting from "./Waiting.svelte";

const free = chair(1, { name: "" });
const shop = {
  games: [],
  levels: [
    { name: "casual", manner: "" },
    { name: "expert", manner: "" },
  ],
  phrases: {},
};
const ada = { player: "p-ada", name: "Ada", csrf: "" };
const answers = {
  "GET /api/games": shop,
  "POST /api/session": ada,
  "POST /api/tables/tabletable12/join": info(),
  "POST /api/tables/tabletable12/start": info(),
  "GET /api/tables/tabletable12": info({ phase: "waiting" }),
};
async function waiting(more: Partial<TableInfo> = {}, own: Record<string, unknown> = {}) {
  const asked = fakeServer({ ...answers, ...own });
  const { play } = seated(info({ phase: "waiting", chairs: [chair(0, { player: "p-ada" }), free], ...more }), false);
  shown(Waiting, play, { play });
  await soon();
  asked.length = 0;
  return { asked, play };
}
const press = async (name: string) => {
  await fireEvent.click(screen.getByRole("button", { name }));
  await soon();
};

/** What a camera reads from a code that is drawn as squares, each three pixels wide. */
function readCode(code: Element): string | undefined {
  const size = Number(code.getAttribute("viewBox")!.split(" ")[3]);
  const width = size * 3;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of code
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < 9; at++) {
      const pixel = (Number(y) * 3 + Math.floor(at / 3)) * width + Number(x) * 3 + (at % 3);
      pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

test("who sits where, and which chairs are free", async () => {
  await waiting();
  const chairs = within(screen.getAllByRole("list")[0]!).getAllByRole("listitem");
  expect(chairs[0]!.textContent).toMatch(/Ada\s+You/);
  expect(chairs[1]!.textContent).toMatch(/free/);
  expect(screen.getByText("The table waits for players")).toBeTruthy();
});

test("a guest names herself, sits down with a word of her own, and sees the table with her own view", async () => {
  const { asked } = await waiting({
    seat: undefined,
    host: "p-bruno",
    chairs: [chair(0, { player: "p-bruno" }), free],
  });
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Beatrix" } });
  await press("Sit here");
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/session",
    "POST /api/tables/tabletable12/join",
    "GET /api/tables/tabletable12",
  ]);
  expect(asked[0]!.body).toEqual({ name: "Beatrix" });
  expect(asked[1]!.body).toEqual({ seat: 1, salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(FakeSocket.all).toHaveLength(2);
});

test("a guest who is known already is not asked for a name", async () => {
  Object.assign(me, { player: "p-ada", name: "Ada" });
  const { asked } = await waiting({ seat: undefined, chairs: [chair(0, { player: "p-bruno" }), free] });
  expect(screen.queryByLabelText("Your name")).toBeNull();
  await press("Sit here");
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables/tabletable12/join"]);
});

test("a chair that somebody else was quicker to take is refused in words", async () => {
  Object.assign(me, { player: "p-ada", name: "Ada" });
  await waiting({}, { "POST /api/tables/tabletable12/join": () => refusal("taken", "Somebody sits there.") });
  await press("Sit here");
  expect(screen.getByRole("alert").textContent).toBe("Somebody sits there.");
});

test("who sits here begins, with bots in the free chairs and a word of her own", async () => {
  const { asked } = await waiting();
  await choose(screen.getByLabelText("Bots for the free chairs"), "expert");
  await press("Fill with bots and begin");
  expect(asked[0]).toMatchObject({ path: "/api/tables/tabletable12/start", body: { fill: "expert" } });
  expect(asked[0]!.body).toHaveProperty("salt");
});

test("a full table is begun without bots", async () => {
  await waiting({ chairs: [chair(0, { player: "p-ada" }), chair(1, { player: "p-bruno" })] });
  expect(screen.getByText("All chairs are taken")).toBeTruthy();
  expect(screen.queryByLabelText("Bots for the free chairs")).toBeNull();
  expect(screen.getByRole("button", { name: "Begin" })).toBeTruthy();
});

test("a host who does not play begins without a word in the deal", async () => {
  Object.assign(me, { player: "p-ada", name: "Ada" });
  const { asked } = await waiting({ seat: undefined, chairs: [chair(0, { bot: "casual" }), free] });
  await press("Fill with bots and begin");
  expect(asked[0]!.body).toEqual({ fill: "casual" });
});

test("a guest who does not sit cannot begin", async () => {
  await waiting({ seat: undefined, host: "p-bruno" });
  expect(screen.queryByRole("button", { name: /begin/i })).toBeNull();
  expect(screen.getByText(/Take a chair to play/)).toBeTruthy();
});

test("the link to send, as text and as a code for cameras", async () => {
  await waiting();
  const link = screen.getByLabelText<HTMLInputElement>("Send this link to your friends");
  expect(link.value).toBe(`${location.origin}/t/tabletable12`);
  expect(readCode(await screen.findByRole("img", { name: "The link as a code for cameras" }))).toBe(link.value);
});

test("what is played otherwise than usual is told before one sits down", async () => {
  const option = { name: "hush", meaning: "Hush money", default: true, choices: [true, false], presets: {} };
  const other = { ...option, name: "goal", meaning: "Goal", default: 20, choices: [20, 30] };
  const game = { name: "test", title: "A Test", summary: "", seats: [2], rules: 1, options: [option, other] };
  const api = await import("../net/api");
  const { games } = await api.fetchCatalogue(); // asked once for the whole page
  games.push(game);
  await waiting({ options: { hush: false, goal: 20 } });
  const items = screen.getByText("Played otherwise than usual").parentElement!;
  expect(items.textContent.replace(/\s+/g, " ")).toContain("Hush money: no (usually yes)");
  expect(items.textContent).not.toContain("Goal");
  games.pop();
});
