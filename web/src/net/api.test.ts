import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, info, refusal } from "../table/testing";
import { settings } from "../settings.svelte";

/** Afresh, since it remembers who one is and what it asked. */
let api: typeof import("./api");
beforeEach(async () => {
  vi.resetModules();
  api = await import("./api");
});

const ada = { player: "p-ada", name: "Ada", csrf: "c-1" };
const shop = { games: [], levels: [], phrases: {} };

test("a refusal carries the server's code and sentence", async () => {
  fakeServer({ "GET /api/tables/none": () => refusal("no-such-table", "There is no such table.", 404) });
  await expect(api.fetchTable("none")).rejects.toMatchObject({
    code: "no-such-table",
    message: "There is no such table.",
  });
  await expect(api.fetchTable("none")).rejects.toBeInstanceOf(api.Refused);
});

test("a server that fails without a word is quoted with its status", async () => {
  fakeServer({ "GET /api/tables/abc": () => new Response("<h1>Bad gateway</h1>", { status: 502 }) });
  await expect(api.fetchTable("abc")).rejects.toMatchObject({ code: "failed", message: "The server answers 502." });
});

test("a server that is silent is said to be silent", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.fetchCatalogue()).rejects.toMatchObject({
    code: "no-server",
    message: "The server does not answer. Try again in a moment.",
  });
});

test("the catalogue is asked once, and again if that failed", async () => {
  let up = false;
  const asked = fakeServer({ "GET /api/games": () => (up ? shop : refusal("busy", "Later.", 503)) });
  await expect(api.fetchCatalogue()).rejects.toThrow("Later.");
  up = true;
  expect(await api.fetchCatalogue()).toEqual(shop);
  expect(await api.fetchCatalogue()).toEqual(shop);
  expect(asked).toHaveLength(2);
});

test("two who ask for the catalogue at once ask the server once", async () => {
  const asked = fakeServer({ "GET /api/games": shop });
  await Promise.all([api.fetchCatalogue(), api.fetchCatalogue()]);
  expect(asked).toHaveLength(1);
});

test("whoever was let in says so with every change, and not when looking", async () => {
  const asked = fakeServer({
    "POST /api/session": ada,
    "POST /api/tables/abc/rematch": info({ id: "next" }),
    "GET /api/tables/abc": info(),
  });
  await api.signIn("Ada", false);
  await api.rematch("abc");
  await api.fetchTable("abc");
  expect(asked.map(({ headers }) => headers["X-CSRF-Token"])).toEqual([undefined, "c-1", undefined]);
});

test("a request with a body says that they are JSON, one without says nothing", async () => {
  const asked = fakeServer({ "POST /api/session": ada, "POST /api/session/code": ada });
  await api.signIn("Ada", false);
  await api.newRecoveryCode();
  expect(asked.map(({ headers, body }) => [headers["Content-Type"], body])).toEqual([
    ["application/json", { name: "Ada" }],
    [undefined, undefined],
  ]);
});

test("a browser that is here for the first time asks nobody who it is", async () => {
  const asked = fakeServer({});
  expect(await api.resumeSession()).toBeNull();
  expect(asked).toEqual([]);
});

test("a browser that was here is recognised; one that the server forgot is nobody", async () => {
  fakeServer({ "POST /api/session": ada, "GET /api/session": ada });
  await api.signIn("Ada", false);
  expect(await api.resumeSession()).toEqual(ada);
  fakeServer({ "GET /api/session": () => refusal("not-signed-in", "Who are you?", 401) });
  expect(await api.resumeSession()).toBeNull();
  const asked = fakeServer({});
  expect(await api.resumeSession()).toBeNull();
  expect(asked).toEqual([]);
});

test("a server in trouble is not mistaken for one that forgot", async () => {
  fakeServer({ "POST /api/session": ada, "GET /api/session": () => refusal("busy", "Later.", 503) });
  await api.signIn("Ada", false);
  await expect(api.resumeSession()).rejects.toThrow("Later.");
  fakeServer({ "GET /api/session": ada });
  expect(await api.resumeSession()).toEqual(ada);
});

test("whose cookie is known but whose notes are lost gets in all the same", async () => {
  fakeServer({ "POST /api/session": () => refusal("no-csrf", "No token.", 403), "GET /api/session": ada });
  expect(await api.signIn("Ada", false)).toEqual(ada);
});

test("the word that stirs a deal is the same however often one sits down, and another at the next table", async () => {
  const asked = fakeServer({
    "POST /api/tables/abc/join": info(),
    "POST /api/tables/abc/start": info(),
    "POST /api/tables/xyz/join": info(),
  });
  await api.joinTable("abc", { seat: 1 });
  await api.startTable("abc");
  await api.joinTable("xyz");
  const salts = asked.map(({ body }) => (body as { salt: string }).salt);
  expect(salts[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(salts[1]).toBe(salts[0]);
  expect(salts[2]).not.toBe(salts[0]);
  expect(asked[0]!.body).toMatchObject({ seat: 1 });
});

test("the commitment that was seen first is the one that counts", async () => {
  fakeServer({ "POST /api/tables": info({ id: "abc", commitment: "first" }) });
  await api.createTable({ game: "test" });
  api.saveDeal("abc", { commitment: "second" });
  expect(api.savedDeal("abc").commitment).toBe("first");
});

test("a rematch that waits for nobody begins at once; one that waits is joined", async () => {
  const waiting = info({ id: "next", phase: "waiting", commitment: "c" });
  let asked = fakeServer({ "POST /api/tables/abc/rematch": waiting, "POST /api/tables/next/start": info() });
  expect(await api.rematch("abc")).toBe("next");
  expect(asked.at(-1)!.path).toBe("/api/tables/next/start");
  asked = fakeServer({
    "POST /api/tables/abc/rematch": { ...waiting, seat: undefined },
    "POST /api/tables/next/join": info(),
  });
  await api.rematch("abc");
  expect(asked.at(-1)!.path).toBe("/api/tables/next/join");
});

test("a browser that keeps nothing is served all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("SecurityError");
  });
  fakeServer({ "POST /api/session": ada });
  expect(await api.signIn("Ada", false)).toEqual(ada);
  expect(settings.level).toBe("casual");
});
