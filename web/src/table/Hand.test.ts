import { screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Hand from "./Hand.svelte";
import { fakeServer, info, moment, seated, shown } from "./testing";

const names = (label: string) =>
  within(screen.getByRole("region", { name: label }))
    .queryAllByRole("button")
    .map((card) => card.getAttribute("aria-label"));

test("one's own hand with what can be played of it, and one's own numbers", () => {
  const { play } = seated();
  shown(Hand, play, { play });
  expect(names("Your hand")).toEqual(["Fox", "Owl", "Bear"]);
  expect(document.querySelectorAll(".lit")).toHaveLength(2);
  expect(screen.getByText("3")).toBeTruthy();
});

test("an empty hand is said to be empty", () => {
  const { play } = seated(undefined, { table: { hands: [[], []], gold: [0, 0] } });
  shown(Hand, play, { play });
  expect(screen.getByText("Your hand is empty.")).toBeTruthy();
});

test("two copies of a card are two cards", async () => {
  const { play, socket } = seated(undefined, { table: { hands: [["Fox", "Fox"], []], gold: [0, 0] } });
  shown(Hand, play, { play });
  expect(names("Your hand")).toEqual(["Fox", "Fox"]);
  socket.state({ seq: 2, table: { hands: [["Fox"], []], gold: [0, 0] } });
  await tick();
  expect(names("Your hand")).toEqual(["Fox"]);
});

test("a spectator has no hand", () => {
  const { play } = seated(info({ seat: undefined }));
  shown(Hand, play, { play });
  expect(screen.queryByRole("region")).toBeNull();
});

test("looking back shows the hand of the seat whose view it is; where all are seen, the board shows them", async () => {
  const past = [moment({ table: { hands: [["Bear"], ["Owl", "Fox"]], gold: [1, 2] } })];
  const at = "GET /api/tables/tabletable12/replay?display=true&view=";
  fakeServer({ [`${at}1`]: past, [`${at}all`]: past, [`${at}spectator`]: past });
  const { play } = seated(info({ phase: "over" }));
  shown(Hand, play, { play });
  await play.lookBack("start", "1");
  await tick();
  expect(names("The hand of Bruno")).toEqual(["Owl", "Fox"]);
  for (const view of ["all", "spectator"]) {
    await play.lookAs(view);
    await tick();
    expect(screen.queryByRole("region")).toBeNull();
  }
});
