import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { me } from "../session.svelte";
import { choose, fakeServer, info, refusal, soon } from "../table/testing";
import NewTable from "./NewTable.svelte";

const option = (
  name: string,
  usual: string | number | boolean,
  choices: (string | number | boolean)[],
  presets = {},
) => ({
  name,
  meaning: `How ${name}`,
  default: usual,
  choices,
  presets,
});
const game = {
  name: "test",
  title: "A Test",
  summary: "",
  seats: [2, 3, 4],
  rules: 1,
  options: [
    option("edition", "second", ["first", "second"], { first: { goal: 25, hush: false } }),
    option("goal", 20, [20, 25, 30]),
    option("hush", true, [true, false]),
  ],
};
const levels = [
  { name: "casual", manner: "" },
  { name: "expert", manner: "" },
];

function setting(alone: boolean, answers: Record<string, unknown> = {}) {
  Object.assign(me, { player: "p-ada", name: "Ada" });
  const asked = fakeServer({
    "POST /api/tables": info({ id: "newtable" }),
    "POST /api/tables/newtable/start": info(),
    ...answers,
  });
  const close = vi.fn();
  render(NewTable, { game, alone, levels, close });
  return { asked, close };
}
const list = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
async function make(): Promise<void> {
  await fireEvent.submit(document.querySelector("form")!);
  await soon();
}

test("a table for friends: usual options are not sent, nobody is hired, it waits", async () => {
  const { asked } = setting(false);
  expect(screen.getByText("Set the table")).toBeTruthy();
  await make();
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body).toEqual({
    game: "test",
    seats: 2,
    bots: {},
    clock: { kind: "none" },
    public: false,
    options: {},
  });
  expect(location.pathname).toBe("/t/newtable");
});

test("only what was changed is sent, as what it is and not as text", async () => {
  const { asked } = setting(false);
  await choose(list("How goal"), "30");
  await choose(list("How hush"), "false");
  expect(screen.getByRole("status").textContent.trim()).toBe("Played otherwise than usual: How goal: 30; How hush: no");
  await make();
  expect(asked[0]!.body).toMatchObject({ options: { goal: 30, hush: false } });
});

test("an edition brings its own options, which can be changed again", async () => {
  const { asked } = setting(false);
  await choose(list("How edition"), "first");
  expect([list("How goal").value, list("How hush").value]).toEqual(["25", "false"]);
  await choose(list("How hush"), "true");
  await make();
  expect(asked[0]!.body).toMatchObject({ options: { edition: "first", goal: 25 } });
  expect((asked[0]!.body as { options: object }).options).not.toHaveProperty("hush");
});

test("what is changed back is usual again", async () => {
  setting(false);
  await choose(list("How goal"), "30");
  await choose(list("How goal"), "20");
  expect(screen.queryByRole("status")).toBeNull();
});

test("bots in all other chairs: the game begins at once", async () => {
  const { asked } = setting(false);
  await choose(list("Chairs"), "3");
  await choose(list("Bots among them"), "2");
  await choose(list("Bots play as"), "expert");
  expect(screen.getByText("Begin")).toBeTruthy();
  await make();
  expect(asked[0]!.body).toMatchObject({ seats: 3, bots: { "1": "expert", "2": "expert" } });
  expect(asked[1]).toMatchObject({ path: "/api/tables/newtable/start", body: { salt: expect.any(String) } });
});

test("some bots sit in the last chairs, and the table waits for the others", async () => {
  const { asked } = setting(false);
  await choose(list("Chairs"), "4");
  await choose(list("Bots among them"), "1");
  await make();
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables"]);
  expect(asked[0]!.body).toMatchObject({ bots: { "3": "casual" } });
});

test("who plays alone has bots everywhere, however many chairs", async () => {
  const { asked } = setting(true);
  await choose(list("Chairs"), "4");
  await make();
  expect(asked[0]!.body).toMatchObject({ seats: 4, bots: { "1": "casual", "2": "casual", "3": "casual" } });
  expect(asked).toHaveLength(2);
});

test("clock and publicity are sent", async () => {
  const { asked } = setting(false);
  await choose(list("Clock"), "quick");
  await fireEvent.click(screen.getByLabelText("Anybody may find and join it"));
  await make();
  expect(asked[0]!.body).toMatchObject({ clock: { kind: "live", base: 300, increment: 5 }, public: true });
});

test("a refusal is told, and everything stays as it was set", async () => {
  setting(false, { "POST /api/tables": () => refusal("full", "The house is full.", 503) });
  await choose(list("How goal"), "30");
  await make();
  expect(screen.getByRole("alert", { hidden: true }).textContent).toBe("The house is full.");
  expect(list("How goal").value).toBe("30");
});

test("it is a dialog that can be closed", async () => {
  const { close } = setting(false);
  expect(document.querySelector("dialog")!.open).toBe(true);
  await fireEvent.click(screen.getByText("Close"));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
});
