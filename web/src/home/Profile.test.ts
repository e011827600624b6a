import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { me } from "../session.svelte";
import { fakeServer, refusal, soon } from "../table/testing";
import Profile from "./Profile.svelte";

const ada = { player: "p-ada", name: "Ada", csrf: "" };
async function keep(name: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: name } });
  await fireEvent.submit(screen.getByLabelText<HTMLInputElement>("Your name").form!);
  await soon();
}

test("a stranger has a name to begin with, and nothing to continue elsewhere", () => {
  render(Profile);
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe(me.suggested);
  expect(screen.queryByText("Continue on another device")).toBeNull();
});

test("a name is kept as the server keeps it; the same one again asks nobody", async () => {
  const asked = fakeServer({ "POST /api/session": { ...ada, name: "Ada L." } });
  render(Profile);
  await keep("  Ada   L. ");
  expect(screen.getByRole("status").textContent).toBe("Kept.");
  expect([me.player, me.name]).toEqual(["p-ada", "Ada L."]);
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Ada L.");
  await keep("Ada L.");
  expect(asked).toHaveLength(1);
});

test("who is known already is renamed, not made anew", async () => {
  Object.assign(me, ada);
  const asked = fakeServer({ "PATCH /api/session": { ...ada, name: "Bea" } });
  render(Profile);
  await keep("Bea");
  expect(asked[0]!.body).toEqual({ name: "Bea" });
  expect([me.player, me.name]).toEqual(["p-ada", "Bea"]);
});

test("a name that is refused is refused in words", async () => {
  fakeServer({ "POST /api/session": () => refusal("bad-name", "A name has letters.", 400) });
  render(Profile);
  await keep("…");
  expect(screen.getByRole("status").textContent).toBe("A name has letters.");
});

test("a code takes one to another device", async () => {
  Object.assign(me, ada);
  fakeServer({ "POST /api/session/code": { ...ada, recovery: "fox-owl-bear" } });
  render(Profile);
  await fireEvent.click(screen.getByText("Continue on another device"));
  await soon();
  expect(screen.getByText("fox-owl-bear")).toBeTruthy();
  expect(screen.getByText(/keep it to yourself/)).toBeTruthy();
});

test("a code from another device makes one whom it belongs to", async () => {
  const asked = fakeServer({ "POST /api/session/recovery": { ...ada, name: "Cosima" } });
  render(Profile);
  const field = screen.getByLabelText<HTMLInputElement>("Code from another device");
  await fireEvent.input(field, { target: { value: " fox-owl-bear " } });
  await fireEvent.submit(field.form!);
  await soon();
  expect(asked[0]!.body).toEqual({ code: "fox-owl-bear" });
  expect(me.name).toBe("Cosima");
  expect(screen.getByRole("status").textContent).toBe("Welcome back.");
});
