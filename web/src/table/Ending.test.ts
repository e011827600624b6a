import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { ResultInfo, TableInfo } from "../net/wire";
import type { GameFace } from "../games";
import Ending from "./Ending.svelte";
import { chair, fakeServer, info, moment, refusal, seated, shown, soon } from "./testing";

const three = [chair(0, { player: "p-ada" }), chair(1), chair(2)];
function ended(result: Partial<ResultInfo>, more: Partial<TableInfo> = {}, own: Partial<GameFace> = {}) {
  const whole = { winners: [1], scores: [3, 9, 5], why: [{ say: "reason", who: 1, total: 9 }], ...result };
  const at = seated(info({ phase: "over", chairs: three, ...more }), { result: whole, actors: [], moves: [] }, own);
  shown(Ending, at.play, { play: at.play });
  return at;
}
const headline = () => screen.getAllByRole("heading")[0]!.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  [[1], "Bruno wins"],
  [[0], "You win"],
  [[1, 2], "Bruno, Cosima win together"],
  [[0, 1], "Ada, Bruno win together"],
])("the winners %j: %s", (winners, words) => {
  ended({ winners });
  expect(headline()).toBe(words);
});

test("scores from the highest on, with the winners marked, and why", () => {
  ended({ winners: [1] });
  const scores = [...document.querySelectorAll(".scores li")];
  expect(scores.map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual(["2Bruno 9", "3Cosima 5", "1You 3"]);
  expect(scores.map((one) => one.classList.contains("won"))).toEqual([true, false, false]);
  expect(screen.getByText("Bruno: 9 points")).toBeTruthy();
});

test("the headline has the focus, so that it is read out", () => {
  ended({});
  expect(document.activeElement?.textContent).toBe("Bruno wins");
});

test("a game that was broken off is over without a winner", () => {
  const { play } = seated(info({ phase: "over" }), { moves: [] });
  shown(Ending, play, { play });
  expect(headline()).toBe("The game is over");
  expect(screen.queryByRole("button", { name: "How the chances went" })).toBeNull();
});

test("hands are shown only in games that have hands", async () => {
  fakeServer({ "GET /api/tables/tabletable12/replay?display=true&view=all": [moment(), moment({ seq: 2 })] });
  const { play } = ended({});
  await press("See all hands");
  await soon();
  expect([play.live, play.view]).toEqual([false, "all"]);
});
test("a game without hands has none to show", () => {
  ended({}, {}, { hand: undefined });
  expect(screen.queryByRole("button", { name: "See all hands" })).toBeNull();
});

test("the replay begins at the beginning", async () => {
  fakeServer({ "GET /api/tables/tabletable12/replay?display=true&view=mine": [moment(), moment({ seq: 2 })] });
  const { play } = ended({});
  await press("Replay");
  await soon();
  expect([play.live, play.replayIndex]).toEqual([false, 0]);
});

test("sharing copies the link of the table", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as unknown as Clipboard);
  ended({});
  await press("Share the replay");
  await soon();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/tabletable12`);
  expect(screen.getByText("Copied")).toBeTruthy();
});

test("where nothing can be copied the link itself is shown", async () => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
  document.execCommand = () => false;
  ended({});
  await press("Share the replay");
  await soon();
  expect(screen.getByText(`${location.origin}/t/tabletable12`)).toBeTruthy();
  expect(document.querySelectorAll("input")).toHaveLength(0);
});

test("a rematch leads to its table; a refusal is told", async () => {
  fakeServer({ "POST /api/tables/tabletable12/rematch": () => refusal("no", "Bruno has left.") });
  ended({});
  await press("Rematch");
  await soon();
  expect(screen.getByRole("alert").textContent).toBe("Bruno has left.");
  fakeServer({ "POST /api/tables/tabletable12/rematch": info({ id: "nexttable" }) });
  await press("Rematch");
  await soon();
  expect(location.pathname).toBe("/t/nexttable");
});

test("a rematch that somebody has begun is joined; a spectator is offered none", () => {
  ended({}, { rematch: "nexttable" });
  expect(screen.getByRole("button", { name: "Join the rematch" })).toBeTruthy();
});
test("a spectator is offered no rematch", () => {
  ended({}, { seat: undefined });
  expect(screen.queryByRole("button", { name: /rematch/i })).toBeNull();
});

test("a deal that was promised can be verified", async () => {
  ended({}, { commitment: "c", proof: { secret: "another", salts: [] } });
  await press("Verify the deal");
  expect(await screen.findByText(/do not trust this deal/)).toBeTruthy();
});

test("if the server is silent while a deal is verified, that is said", async () => {
  const commitment = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"; // of "secret"
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  ended({}, { commitment, proof: { secret: "secret", salts: [] } });
  await press("Verify the deal");
  expect(await screen.findByText(/The server does not answer/)).toBeTruthy();
});

test("a game that was brought here has nothing to verify", () => {
  ended({});
  expect(screen.queryByRole("button", { name: "Verify the deal" })).toBeNull();
});

test("the record can be taken home", () => {
  ended({});
  const link = screen.getByRole("link", { name: "Download the record" });
  expect(link.getAttribute("href")).toBe("/api/tables/tabletable12/record");
  expect(link.getAttribute("download")).toBe("tabletable12.eminence");
});
