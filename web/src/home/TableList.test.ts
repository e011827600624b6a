import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { chair, info } from "../table/testing";
import TableLists from "./TableLists.svelte";
import TableList from "./TableList.svelte";

const table = info({ id: "one", title: "Shadow Throne", chairs: [chair(0), chair(1, { name: "" })] });

test("a table leads there, names who sits and what there is to say", () => {
  render(TableList, { title: "Tables", list: [table], says: () => "chairs free: 1" });
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("/t/one");
  expect(link.textContent).toBe("Shadow Throne Ada, …");
  expect(screen.getByText("chairs free: 1").className).not.toContain("gold");
});

test("one's own turn stands out", () => {
  render(TableList, { title: "Tables", list: [table], says: () => "Your turn" });
  expect(screen.getByText("Your turn").className).toContain("gold");
});

test("no tables: a sentence, where there is one", () => {
  render(TableList, { title: "Tables", list: [], says: () => "", empty: "Nobody plays." });
  expect(screen.getByText("Nobody plays.")).toBeTruthy();
});

test("tables where one sits are not offered to join or watch; finished ones are replays, the newest only", () => {
  const own = info({ id: "own", seat: 0, title: "Own" });
  const strange = info({
    id: "strange",
    seat: undefined,
    title: "Strange",
    chairs: [chair(0), chair(1, { name: "" })],
  });
  const over = Array.from({ length: 15 }, (_, at) => info({ id: `over${at}`, phase: "over", title: "Over" }));
  render(TableLists, { mine: [own, ...over], open: [own, strange], running: [own, { ...strange, id: "running" }] });
  expect(screen.queryByText("Own")).toBeNull();
  expect(screen.getAllByText("Strange")).toHaveLength(2);
  expect(screen.getByText("1 chair free")).toBeTruthy();
  expect(screen.getAllByText("Over")).toHaveLength(12);
});
