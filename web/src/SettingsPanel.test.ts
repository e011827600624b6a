import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { keepSettings, settings } from "./settings.svelte";
import SettingsPanel from "./SettingsPanel.svelte";
import { choose, soon } from "./table/testing";
import { language, setLanguage } from "./words/words.svelte";

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ["Cards move", "motion"],
  ["Moves without a choice play themselves", "forced"],
  ["Show what a good memory would know", "aids"],
  ["Vibrate when it is my turn", "vibration"],
  ["Single letters are shortcuts", "keys"],
  ["The table as text", "text"],
] as const)("%s", async (label, name) => {
  render(SettingsPanel);
  const before = settings[name];
  expect(box(label).checked).toBe(before);
  await fireEvent.click(box(label));
  expect(settings[name]).toBe(!before);
});

test("the loudness is a number", async () => {
  render(SettingsPanel);
  await fireEvent.input(box("Sounds"), { target: { value: "0.8" } });
  expect(settings.sound).toBe(0.8);
});

test("what one likes is kept, and the light changes at once", async () => {
  keepSettings();
  render(SettingsPanel);
  await choose(box("Light"), "light");
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(JSON.parse(localStorage.getItem("eminence.settings")!)).toMatchObject({ theme: "light", level: "casual" });
});

test("another language is spoken at once, and noted", async () => {
  render(SettingsPanel);
  await fireEvent.change(box("Language"), { target: { value: "de" } });
  await vi.waitFor(() => expect(screen.getByLabelText("Sprache")).toBeTruthy());
  expect([language(), document.documentElement.lang]).toEqual(["de", "de"]);
  expect(localStorage.getItem("eminence.language")).toBe('"de"');
  await setLanguage("en");
});

test.each([
  ["granted", true],
  ["denied", false],
] as const)("notes are asked for; %s means %s", async (permission, wanted) => {
  const requestPermission = vi.fn(async () => permission);
  vi.stubGlobal("Notification", { requestPermission });
  render(SettingsPanel);
  await fireEvent.click(box("Notify me when it is my turn"));
  await soon();
  expect(requestPermission).toHaveBeenCalledOnce();
  expect([settings.notify, box("Notify me when it is my turn").checked]).toEqual([wanted, wanted]);
});

test("who no longer wants notes is not asked again", async () => {
  const requestPermission = vi.fn(async () => "granted");
  vi.stubGlobal("Notification", { requestPermission });
  settings.notify = true;
  render(SettingsPanel);
  await fireEvent.click(box("Notify me when it is my turn"));
  expect(settings.notify).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
});
