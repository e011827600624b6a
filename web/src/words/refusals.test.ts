import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { Refused } from "../net/api";
import { fakeServer, seated } from "../table/testing";
import { levelName, mannerOf, optionMeaning, optionValue } from "./names";
import { refusalText } from "./refusals";
import { setLanguage } from "./words.svelte";

test("a refusal is told in the words of its game, or else as the server tells it", () => {
  const { play } = seated();
  expect(play.reason(new Refused("beast", "", { say: "refusal-beast" }))).toBe("You must play a beast.");
  expect(play.reason(new Refused("new", "In English.", { say: "refusal-new" }))).toBe("In English.");
  expect(play.reason(new Refused("new"))).toBe("new");
});

test("away from any table the words of every table are fetched, once something is refused", async () => {
  const asked = fakeServer({
    "GET /api/words?language=fr": "refusal-bad-name = Ce nom est pris.",
  });
  await setLanguage("fr");
  const refusal = new Refused("bad-name", "This name is taken.", { say: "refusal-bad-name" });
  expect(refusalText(refusal)).toBe("This name is taken.");
  await new Promise((done) => setTimeout(done, 5));
  expect(asked.map(({ path }) => path)).toEqual(["/api/words?language=fr"]);
  expect(refusalText(refusal)).toBe("Ce nom est pris.");
  await setLanguage("en");
});

test("what is wrong with a card file is told in the words of every table and of its game", async () => {
  const words = (folder: string) => readFileSync(`../src/eminence/${folder}/words/fr.ftl`, "utf8");
  const asked = fakeServer({
    "GET /api/words?language=fr": words("kernel"),
    "GET /api/games/behind-the-throne/words?language=fr": words("kernel") + words("games/behind_the_throne"),
  });
  await setLanguage("fr");
  const problem = { say: "problem", line: 21, what: { say: "problem-needs-amount", given: "King" } };
  const say = { say: "refusal-bad-cards", reason: "file", file: "my.toml", problem, more: 0, others: [] };
  const refusal = new Refused("bad-cards", "In English.", say);
  expect(refusalText(refusal, "behind-the-throne")).toBe("In English.");
  await vi.waitFor(() =>
    expect(refusalText(refusal, "behind-the-throne")).toBe(
      "my.toml, ligne 21\u00a0: King demande un «\u00a0amount\u00a0» d'au moins 1.",
    ),
  );
  const option = {
    say: "refusal-bad-option",
    reason: "choice",
    option: "goal",
    given: "9",
    allowed: ["20", "25", "30"],
  };
  expect(refusalText(new Refused("bad-option", "In English.", option), "behind-the-throne")).toBe(
    "L'option goal ne peut pas être «\u00a09\u00a0»\u00a0; c'est 20, 25 ou 30.",
  );
  expect(asked.map(({ path }) => path).filter((path) => path.includes("games"))).toHaveLength(1);
  await setLanguage("en");
});

test("levels and options have the page's words, unknown ones the server's", async () => {
  const option = { name: "tight_grid", meaning: "in English", default: false, choices: [], presets: {} };
  await setLanguage("de");
  expect([levelName("master"), levelName("new-bot")]).toEqual(["Meister", "new-bot"]);
  expect(mannerOf({ name: "expert", manner: "" })).toBe("denkt weit voraus");
  expect(optionMeaning("shadows-over-the-empire", option)).toBe("zu zweit gilt die Stadt mit elf Karten");
  expect(optionMeaning("another-game", option)).toBe("in English");
  expect([true, "none", 15].map(optionValue)).toEqual(["ja", "keine", "15"]);
  await setLanguage("en");
});
