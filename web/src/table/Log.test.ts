import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import type { GameFace } from "../games";
import type { GameEvent } from "../net/wire";
import Log from "./Log.svelte";
import { fakeServer, info, moment, seated, shown, soon } from "./testing";

const said = ["The game begins.", "Bruno plays Fox-2.", "Fox-2 and Bear meet.", "You pass."];
const events: GameEvent[] = [["began"], ["played", 1, "Fox-2"], ["met", ["Fox-2", "Bear"]], ["passed", 0]];
const log = { first: 0, events };
const replay = "GET /api/tables/tabletable12/replay?display=true&view=mine";
const lines = () => screen.getAllByRole("listitem");
const texts = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent);
const mouse = { pointerType: "mouse" };

function reading(own: Partial<GameFace> = {}) {
  const at = seated(undefined, { log }, own);
  shown(Log, at.play, { play: at.play });
  return at;
}

test("everything that was told, with the names of seats and of cards, also of copies", () => {
  reading();
  expect(lines().map((line) => line.textContent.trim())).toEqual(said);
  expect(texts(".name")).toEqual(["Fox-2", "Fox-2", "Bear"]);
  expect(texts(".seat")).toEqual(["Bruno"]);
  expect(document.querySelector<HTMLElement>(".seat")!.style.getPropertyValue("--seat")).toBe("var(--seat-1)");
});

test("a line has the colour of whose deed it is", () => {
  reading();
  const colours = lines().map((line) => line.style.getPropertyValue("--seat"));
  expect(colours).toEqual(["", "var(--seat-1)", "", "var(--seat-0)"]);
});

test("whoever watches is not spoken to", () => {
  const { play } = seated(info({ seat: undefined }), { log });
  shown(Log, play, { play });
  expect(lines().at(-1)!.textContent.trim()).toBe("Ada passes.");
});

test("a name that reads like a card or another seat is a name", () => {
  const chairs = info().chairs.map((chair) => ({
    ...chair,
    name: ["Bear", "Ada \ue000\ue010Bear\ue001"][chair.seat]!,
  }));
  const { play } = seated(info({ chairs }), { log: { first: 0, events: [["played", 1, "Bear"]] } });
  shown(Log, play, { play });
  expect([texts(".seat"), texts(".name")]).toEqual([["Ada Bear"], ["Bear"]]);
});

test("lines stand under the headings that the game gives them; what has none goes on", () => {
  const turn: GameFace["turn"] = ([name, who]) =>
    name === "played" || name === "passed" ? { id: String(who), text: `Turn of ${String(who)}` } : undefined;
  const { socket } = reading({ turn });
  expect(texts("h2")).toEqual(["Turn of 1", "Turn of 0"]);
  const groups = [...document.querySelectorAll("section")].map((group) => group.querySelectorAll("li").length);
  expect(groups).toEqual([1, 2, 1]);
  socket.state({ seq: 2, log: { first: 4, events: [["passed", 0]] } });
  expect(texts("h2")).toHaveLength(2);
});

test("a mouse on a name shows the card large, and no longer when it leaves", async () => {
  const { play } = reading();
  await fireEvent.pointerEnter(screen.getByText("Bear"), mouse);
  expect(play.inspected).toBe("Bear");
  await fireEvent.pointerLeave(screen.getByText("Bear"), mouse);
  expect(play.inspected).toBeNull();
});

test("a finger does not hover; its tap on a name shows the card and stays in the present", async () => {
  const asked = fakeServer({});
  const { play } = reading();
  await fireEvent.pointerEnter(screen.getByText("Bear"), { pointerType: "touch" });
  expect(play.inspected).toBeNull();
  await fireEvent.click(screen.getByText("Bear"));
  await fireEvent.pointerLeave(screen.getByText("Bear"), { pointerType: "touch" });
  expect(play.inspected).toBe("Bear");
  expect(asked).toEqual([]);
});

test("a line that has the focus shows its first card, arrows the others; up and down go from line to line", async () => {
  const { play } = reading();
  lines()[3]!.focus();
  expect(play.inspected).toBeNull();
  await fireEvent.keyDown(lines()[3]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(lines()[2]);
  expect(play.inspected).toBe("Fox-2");
  await fireEvent.keyDown(lines()[2]!, { key: "ArrowRight" });
  expect(play.inspected).toBe("Bear");
  await fireEvent.keyDown(lines()[2]!, { key: "ArrowRight" });
  expect(play.inspected).toBe("Fox-2");
  lines()[2]!.blur();
  expect(play.inspected).toBeNull();
});

test("up and down also go from one heading's lines to the next one's", async () => {
  reading({ turn: ([name], { log }) => ({ id: `${name} ${log.length}`, text: name }) });
  lines()[2]!.focus();
  await fireEvent.keyDown(lines()[2]!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(lines()[3]);
});

test("one line of the log can be tabbed to: the newest", async () => {
  const { socket } = reading();
  const stops = () => lines().map((line) => line.tabIndex);
  expect(stops()).toEqual([-1, -1, -1, 0]);
  socket.state({ seq: 2, log: { first: 4, events: [["passed", 1]] } });
  await tick();
  expect(stops()).toEqual([-1, -1, -1, -1, 0]);
});

test.each(["a click", "Enter"])("%s on a line looks back at its moment; later lines are marked", async (by) => {
  fakeServer({
    [replay]: [
      moment({ log: { first: 0, events: events.slice(0, 1) } }),
      moment({ seq: 2, log: { first: 1, events: events.slice(1, 2) } }),
      moment({ seq: 3, log: { first: 2, events: events.slice(2) } }),
    ],
  });
  const { play } = reading();
  play.sheet = "log";
  if (by === "Enter") await fireEvent.keyDown(lines()[1]!, { key: "Enter" });
  else await fireEvent.click(lines()[1]!);
  await soon();
  expect([play.live, play.replayIndex, play.sheet]).toEqual([false, 1, ""]);
  expect(lines().map((line) => line.classList.contains("later"))).toEqual([false, false, true, true]);
});

test("the newest line comes into sight, but not for somebody who reads further up", async () => {
  const { socket } = reading();
  const list = screen.getByRole("log");
  let height = 400;
  Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
  Object.defineProperty(HTMLElement.prototype, "offsetTop", { get: () => height - 20, configurable: true });
  const told = async (seq: number) => {
    height += 20;
    socket.state({ seq, log: { first: seq + 2, events: [["began"]] } });
    await tick();
  };
  const scroll = (top: number) => {
    list.scrollTop = top;
    return fireEvent.scroll(list);
  };
  await told(2);
  expect(list.scrollTop).toBeGreaterThan(height - 130);
  await scroll(50);
  await told(3);
  expect(list.scrollTop).toBe(50);
  await scroll(height - 110); // down again
  await told(4);
  expect(list.scrollTop).toBeGreaterThan(height - 130);
  Reflect.deleteProperty(HTMLElement.prototype, "offsetTop");
});
