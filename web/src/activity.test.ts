import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startActivity, track, addReporter, underWay } from "./activity";

const animation = (playState: string, endTime: number, id = "") =>
  ({ playState, id, effect: { getComputedTiming: () => ({ endTime }) } }) as unknown as Animation;
const animations = vi.fn<() => Animation[]>(() => []);
const fonts = { status: "loaded" };

beforeEach(() => {
  Object.assign(document, { getAnimations: animations });
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
});
afterEach(() => {
  animations.mockReturnValue([]);
  fonts.status = "loaded";
});

test("a page where nothing goes on is at rest", () => {
  expect(underWay()).toEqual([]);
});

test("what has begun goes on until it has ended", () => {
  const one = startActivity("a wave");
  const other = startActivity("a wave");
  one();
  expect(underWay()).toEqual(["a wave"]);
  other();
  expect(underWay()).toEqual([]);
});

test.each(["answered", "refused"])("a question goes on until it is %s", async (how) => {
  let settle: () => void = () => undefined;
  const asked = new Promise<void>((resolve, reject) => (settle = how === "answered" ? resolve : reject));
  const end = track("a question", asked).catch(() => undefined);
  expect(underWay()).toEqual(["a question"]);
  settle();
  await end;
  expect(underWay()).toEqual([]);
});

test("whoever knows is asked each time", () => {
  const commands = ["a move"];
  const over = addReporter(() => commands);
  expect(underWay()).toEqual(["a move"]);
  commands.length = 0;
  expect(underWay()).toEqual([]);
  over();
});

test("what moves and will end is under way; what glows for ever or has ended is not", () => {
  animations.mockReturnValue([
    animation("running", 220, "card"),
    animation("running", Infinity),
    animation("finished", 220),
  ]);
  expect(underWay()).toEqual(["an animation card"]);
});

test("fonts that are on their way are under way", () => {
  fonts.status = "loading";
  expect(underWay()).toEqual(["fonts"]);
});
