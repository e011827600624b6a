import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { notifyTurn } from "./notify";
import { info } from "./testing";

const vibrate = vi.fn();
const told: [string, NotificationOptions][] = [];
let hidden = false;

function allow(permission: NotificationPermission, fails = false): void {
  const Notes = function (title: string, more: NotificationOptions) {
    if (fails) throw new TypeError("Illegal constructor");
    told.push([title, more]);
  };
  vi.stubGlobal("Notification", Object.assign(Notes, { permission }));
}

beforeEach(() => {
  vibrate.mockClear();
  told.length = 0;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  Object.assign(navigator, { vibrate });
  allow("granted");
  settings.notify = true;
});

test("a page that is seen is felt, and not told about", () => {
  hidden = false;
  notifyTurn(info());
  expect(vibrate).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

test("a page that nobody has touched yet is not felt: browsers would complain", () => {
  hidden = false;
  for (const hasBeenActive of [false, true]) {
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
    notifyTurn(info());
    expect(vibrate).toHaveBeenCalledTimes(Number(hasBeenActive));
  }
  vi.unstubAllGlobals();
});

test("a page that is not seen is told about, once a table, and not felt", () => {
  hidden = true;
  notifyTurn(info({ title: "Shadow Throne" }));
  expect(vibrate).not.toHaveBeenCalled();
  expect(told).toEqual([["Your turn", expect.objectContaining({ body: "Shadow Throne", tag: "tabletable12" })]]);
});

test("whoever does not like it is left alone", () => {
  Object.assign(settings, { notify: false, vibration: false });
  for (hidden of [true, false]) notifyTurn(info());
  expect(vibrate).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test.each(["denied", "default"] as const)("where notes are %s there are none", (permission) => {
  hidden = true;
  allow(permission);
  notifyTurn(info());
  expect(told).toEqual([]);
});

test("a browser that forbids them after all, or has neither, is survived", () => {
  hidden = true;
  allow("granted", true);
  expect(() => notifyTurn(info())).not.toThrow();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "Notification");
  Object.assign(navigator, { vibrate: undefined });
  for (hidden of [true, false]) expect(() => notifyTurn(info())).not.toThrow();
});
