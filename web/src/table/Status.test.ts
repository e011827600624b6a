import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { chair, fakeServer, info, moment, seated, shown, soon } from "./testing";
import Status from "./Status.svelte";

const button = (name: string) => screen.getByRole("button", { name });
const buttons = () => screen.queryAllByRole("button").map((one) => one.textContent.trim());
const status = () => document.querySelector(".status [role=status]")!.textContent.replace(/\s+/g, " ").trim();
const replay = (view: string) => `GET /api/tables/tabletable12/replay?display=true&view=${view}`;

test("what is to be done, and a button for what is no thing on the table", async () => {
  const { play, socket } = seated();
  shown(Status, play, { play });
  expect(status()).toBe("Send a beast out.");
  await fireEvent.click(button("pass"));
  expect(socket.asked?.move).toEqual(["pass"]);
});

test("what is half chosen is told, and can be taken back", async () => {
  const { play } = seated();
  shown(Status, play, { play });
  expect(buttons()).not.toContain("Back");
  play.point("hand:Owl");
  await tick();
  expect(status()).toBe("Owl › Send a beast out.");
  expect(buttons()).not.toContain("pass");
  await fireEvent.click(button("Back"));
  expect(status()).toBe("Send a beast out.");
});

test("while a move is on its way there is nothing to press twice", async () => {
  const { play } = seated(undefined, { undo: true });
  shown(Status, play, { play });
  await fireEvent.click(button("pass"));
  expect(buttons()).not.toContain("pass");
  expect((button("Take back") as HTMLButtonElement).disabled).toBe(true);
});

test("there is something to take back only when the server says so", async () => {
  const { play, socket } = seated();
  shown(Status, play, { play });
  expect(buttons()).not.toContain("Take back");
  socket.state({ undo: true });
  await tick();
  await fireEvent.click(button("Take back"));
  expect(socket.asked?.type).toBe("undo");
});

test("a refusal is an alert; it leads to the rules, or is understood", async () => {
  const { play, socket } = seated();
  shown(Status, play, { play });
  await fireEvent.click(button("pass"));
  await socket.refuse({ say: "refusal-beast" });
  expect(screen.getByRole("alert").textContent).toContain("You must play a beast.");
  await fireEvent.click(button("What do the rules say?"));
  expect([play.sheet, play.rulesQuery]).toEqual(["rules", "You must play a beast."]);
  await fireEvent.click(button("Understood"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("where the rules know nothing they are not asked", async () => {
  const { play, socket } = seated();
  shown(Status, play, { play });
  await fireEvent.click(button("pass"));
  await socket.refuse("The table has changed.", "stale");
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(buttons()).not.toContain("What do the rules say?");
});

test("trouble that is none of the game's does not lead to its rules, whatever was refused before", async () => {
  const { play, socket } = seated();
  fakeServer({});
  shown(Status, play, { play });
  await fireEvent.click(button("pass"));
  await socket.refuse({ say: "refusal-beast" });
  await fireEvent.click(button("Understood"));
  await fireEvent.click(button("Hint"));
  await soon();
  expect(screen.getByRole("alert").textContent).toContain("nobody told the test");
  expect(buttons()).not.toContain("What do the rules say?");
});

test("a hint is asked for, thought about, and told", async () => {
  let told: (answer: unknown) => void = () => undefined;
  fakeServer({ "POST /api/tables/tabletable12/hint": () => new Promise((done) => (told = done)) });
  const { play } = seated();
  shown(Status, play, { play });
  await fireEvent.click(button("Hint"));
  expect((button("Thinking …") as HTMLButtonElement).disabled).toBe(true);
  told({ move: ["pass"], say: { say: "hint-best", move: { say: "move-pass" } } });
  await soon();
  expect(screen.getByText("pass is best.")).toBeTruthy();
  expect(button("pass").className).toMatch(/\bhinted\b/);
});

test("against people there is no hint to press", () => {
  const { play } = seated(info({ chairs: [chair(0, { player: "p-ada" }), chair(1, { player: "p-bruno" })] }));
  shown(Status, play, { play });
  expect(buttons()).not.toContain("Hint");
});

test("whoever has left, or is played for, can come back", async () => {
  const asked = fakeServer({ "POST /api/tables/tabletable12/return": info() });
  const { play } = seated(info({ chairs: [chair(0, { player: "p-ada", bot: "casual" }), chair(1)] }));
  shown(Status, play, { play });
  expect(screen.getByText("A bot plays for you.")).toBeTruthy();
  expect(buttons()).not.toContain("pass");
  await fireEvent.click(button("Come back"));
  await soon();
  expect(asked).toHaveLength(1);
  expect(buttons()).toContain("pass");
});

test("looking back: a line of the log, a slider, the way to now", async () => {
  fakeServer({
    [replay("mine")]: [
      moment(),
      moment({ seq: 2, log: { first: 2, events: [["played", 0, "Owl"]] } }),
      moment({ seq: 3, log: undefined }),
    ],
  });
  const { play } = seated();
  shown(Status, play, { play });
  await play.lookBack();
  await tick();
  expect(status()).toBe("You play Owl.");
  const slider = screen.getByRole("slider", { name: "Look back" }) as HTMLInputElement;
  expect(slider.getAttribute("aria-valuetext")).toBe("Moment 2 of 3");
  expect(screen.getByText("Your turn")).toBeTruthy();
  await fireEvent.click(button("One moment back"));
  expect(status()).toBe("Bruno plays Fox-2.");
  await fireEvent.click(button("Back to now"));
  expect(status()).toBe("Send a beast out.");
});

test("while a game runs one looks back at one's own view or a spectator's, afterwards at anybody's", async () => {
  fakeServer({
    [replay("mine")]: [moment()],
    [replay("1")]: [moment({ table: { hands: [[], ["Fox"]], gold: [0, 0] } })],
  });
  const { play, socket } = seated();
  shown(Status, play, { play });
  await play.lookBack();
  await tick();
  const view = () => screen.getAllByRole("option").map((one) => one.textContent);
  expect(view()).toEqual(["You", "a spectator"]);
  socket.receive({ type: "table", table: info({ phase: "over" }) });
  await tick();
  expect(view()).toEqual(["You", "a spectator", "one who sees every hand", "Bruno"]);
  await fireEvent.change(screen.getByRole("combobox", { name: "Seen by" }), { target: { value: "1" } });
  await soon();
  expect(play.viewer).toBe(1);
});

test("a spectator is offered nothing to do", () => {
  const { play } = seated(info({ seat: undefined }), { moves: [] });
  shown(Status, play, { play });
  expect(buttons()).toEqual([]);
});
