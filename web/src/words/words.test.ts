import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { keys, languages, messagesOf } from "../../scripts/keys.js";
import { language, LANGUAGES, setLanguage, restoreLanguage, t } from "./words.svelte";

/** Messages whose names are put together: by what they begin with. */
const PUT_TOGETHER = [
  "about-",
  "bt-guarded-",
  "et-ends-",
  "et-meter-",
  "et-why-",
  "level-",
  "manner-",
  "option-",
  "say-",
  "se-option-",
  "se-trait-",
  "st-deed-",
  "st-rank-",
  "summary-",
  "value-",
];
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!./keys.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const page = Object.values(sources).join("\n");
const english = messagesOf("en");

test("the types are those of the messages; `npm run keys` writes them", () => {
  expect(readFileSync("src/words/keys.ts", "utf8")).toBe(keys());
});

test("every language that can be chosen has words, and no other", () => {
  expect(languages().sort()).toEqual(Object.keys(LANGUAGES).sort());
});

for (const code of languages()) {
  const messages = messagesOf(code);

  test(`${LANGUAGES[code as keyof typeof LANGUAGES]} says everything, with the same holes`, () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, holes] of english)
      expect(Object.keys(messages.get(key)!).sort(), key).toEqual(Object.keys(holes).sort());
  });
}

test("French signs have the room before them that French gives them, and no line breaks there", () => {
  const french = import.meta.glob<string>(
    ["./fr/*.ftl", "../games/*/words/fr.ftl", "../../../src/eminence/**/words/fr-{levels,options}.ftl"],
    { query: "?raw", import: "default", eager: true },
  );
  const words = Object.values(french).join("\n").replace(/^#.*/gm, "");
  expect(words.match(/.*(?:[^\u00a0][;!?»%]|[^\u00a0]:(?!\/\/)|«[^\u00a0]).*/g)).toBeNull();
});

test("every message is used", () => {
  const unused = [...english.keys()].filter((key) => !new RegExp(`["']${key}["']`).test(page));
  expect(unused.filter((key) => !PUT_TOGETHER.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  for (const prefix of PUT_TOGETHER) expect(page, prefix).toContain(`\`${prefix}\${`);
});

test("the page speaks as the browser does, until something else is chosen", async () => {
  const browser = vi.spyOn(navigator, "language", "get");
  for (const [code, expected] of Object.entries({ "fr-CA": "fr", de: "de", "it-IT": "en" })) {
    localStorage.clear();
    browser.mockReturnValue(code);
    await restoreLanguage();
    expect([language(), document.documentElement.lang]).toEqual([expected, expected]);
  }
  await setLanguage("fr");
  await restoreLanguage();
  expect(language()).toBe("fr");
  browser.mockRestore();
  await setLanguage("en");
});

test("a language that is no longer there is not spoken", async () => {
  localStorage.setItem("eminence.language", '"la"');
  await restoreLanguage();
  expect(language()).toBe("en");
});

test("holes are filled", async () => {
  expect(t("won", { name: "Ann" })).toBe("Ann wins");
  await setLanguage("de");
  expect(t("won", { name: "Ann" })).toBe("Ann gewinnt");
  await setLanguage("en");
});

test("what is counted is said as one says it", async () => {
  const said = () => [0, 1, 2].map((count) => t("se-tokens", { count }));
  expect(said()).toEqual(["No token", "1 token", "2 tokens"]);
  await setLanguage("de");
  expect(said()).toEqual(["Keine Marke", "1 Marke", "2 Marken"]);
  await setLanguage("fr");
  expect(said()).toEqual(["Aucun jeton", "1 jeton", "2 jetons"]);
  await setLanguage("en");
});

/** Never called: that these are errors is the test. */
export const wrong = () => [
  // @ts-expect-error there is no such message
  t("nothing"),
  // @ts-expect-error its hole stays empty
  t("won"),
  // @ts-expect-error it has another hole
  t("won", { nobody: "Ann" }),
  // @ts-expect-error it has fewer holes
  t("won", { name: "Ann", count: 1 }),
  // @ts-expect-error words cannot be counted
  t("se-tokens", { count: "two" }),
  // @ts-expect-error it has none
  t("wait", { name: "Ann" }),
  // @ts-expect-error one of them has a hole
  t(Math.random() > 1 ? "won" : "wait"),
];
