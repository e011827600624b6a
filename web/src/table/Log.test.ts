import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Log from "./Log.svelte";
import { house, moment, seated, shown, soon } from "./testing";

const log = { first: 0, lines: ["The game begins.", "Bruno plays Fox-2 against the Bear.", "You pass."] };
const replay = "GET /api/tables/tabletable12/replay?picture=true&eyes=mine";
const lines = () => screen.getAllByRole("listitem");
const mouse = { pointerType: "mouse" };

function reading() {
  const at = seated(undefined, { log });
  shown(Log, at.play, { play: at.play });
  return at;
}

test("everything that was told, and card names in it, also of copies", () => {
  reading();
  expect(lines().map((line) => line.textContent.trim())).toEqual(log.lines);
  expect([...document.querySelectorAll(".name")].map((name) => name.textContent)).toEqual(["Fox-2", "Bear"]);
});

test("a mouse on a name shows the card large, and no longer when it leaves", async () => {
  const { play } = reading();
  await fireEvent.pointerEnter(screen.getByText("Bear"), mouse);
  expect(play.inspected).toBe("Bear");
  await fireEvent.pointerLeave(screen.getByText("Bear"), mouse);
  expect(play.inspected).toBeNull();
});

test("a finger does not hover; its tap on a name shows the card and stays in the present", async () => {
  const asked = house({});
  const { play } = reading();
  await fireEvent.pointerEnter(screen.getByText("Bear"), { pointerType: "touch" });
  expect(play.inspected).toBeNull();
  await fireEvent.click(screen.getByText("Bear"));
  await fireEvent.pointerLeave(screen.getByText("Bear"), { pointerType: "touch" });
  expect(play.inspected).toBe("Bear");
  expect(asked).toEqual([]);
});

test("a line that has the focus shows its first card; arrows go from line to line", async () => {
  const { play } = reading();
  lines()[2]!.focus();
  expect(play.inspected).toBeNull();
  await fireEvent.keyDown(lines()[2]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(lines()[1]);
  expect(play.inspected).toBe("Fox-2");
  lines()[1]!.blur();
  expect(play.inspected).toBeNull();
});

test("one line of the log can be tabbed to: the newest", async () => {
  const { wire } = reading();
  const stops = () => lines().map((line) => line.tabIndex);
  expect(stops()).toEqual([-1, -1, 0]);
  wire.state({ seq: 2, log: { first: 3, lines: ["Bruno passes."] } });
  await tick();
  expect(stops()).toEqual([-1, -1, -1, 0]);
});

test.each(["a click", "Enter"])("%s on a line looks back at its moment; later lines are marked", async (by) => {
  house({
    [replay]: [
      moment({ log: { first: 0, lines: log.lines.slice(0, 1) } }),
      moment({ seq: 2, log: { first: 1, lines: log.lines.slice(1, 2) } }),
      moment({ seq: 3, log: { first: 2, lines: log.lines.slice(2) } }),
    ],
  });
  const { play } = reading();
  play.sheet = "log";
  if (by === "Enter") await fireEvent.keyDown(lines()[1]!, { key: "Enter" });
  else await fireEvent.click(lines()[1]!);
  await soon();
  expect([play.live, play.at, play.sheet]).toEqual([false, 1, ""]);
  expect(lines().map((line) => line.classList.contains("later"))).toEqual([false, false, true]);
});

test("the newest line comes into sight, but not for somebody who reads further up", async () => {
  const { wire } = reading();
  const list = screen.getByRole("log");
  let height = 400;
  Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
  Object.defineProperty(HTMLElement.prototype, "offsetTop", { get: () => height - 20, configurable: true });
  const told = async (seq: number) => {
    height += 20;
    wire.state({ seq, log: { first: seq + 1, lines: ["More."] } });
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

test("the longer of two names is meant, whatever signs it has", () => {
  const { play } = seated(undefined, { log: { first: 0, lines: ["The Owl (old) meets the Owl."] } });
  shown(Log, play, { play });
  expect([...document.querySelectorAll(".name")].map((name) => name.textContent)).toEqual(["Owl (old)", "Owl"]);
});
