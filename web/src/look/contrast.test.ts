/** Whatever is written can be read wherever it stands, in both themes and with something to spare; no colour comes in unmeasured. */

import { describe, expect, it, test } from "vitest";
import { colour, filtered, over, ratio, stops, themesOf, type Colour, type Tokens } from "./contrast";
import { everything, files, painted, paints, rules, textOf } from "./sources";

/** WCAG asks for 4.5 and 3; a rounding in a browser must not decide. */
const READ = 4.6;
const SEEN = 3.1;

const themes = Object.entries(themesOf(textOf("look/look.css")));

const SEATS = [0, 1, 2, 3, 4].map((seat) => `var(--seat-${seat})`);
const SIDES = ["var(--empire)", "var(--rebels)", "var(--church)"];
/** What cards are painted in is said by the games. */
const TONES = files
  .filter((file) => /^games\/.*(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => textOf(file).match(/#[\da-f]{6}\b/gi) ?? [])
  .concat(SIDES, "var(--edge)");

/** What may be written on every ground below. */
const WORDS = [
  "var(--ivory)",
  "var(--muted)",
  "var(--gold)",
  "var(--wax)",
  "var(--calm)",
  "color-mix(in oklab, var(--tone), var(--ivory) 52%)",
  "color-mix(in oklab, var(--church), var(--ivory) 52%)",
];

const ROOM = "var(--walnut)";
const LIT = "radial-gradient(60rem 30rem at 50% -8rem, var(--candle), transparent)";
const [PANEL, RAISED, VEIL] = ["var(--panel)", "var(--raised)", "var(--veil)"];
const FIELD =
  "linear-gradient(color-mix(in oklab, var(--panel), transparent 35%), color-mix(in oklab, var(--raised), transparent 20%) 50%, color-mix(in oklab, var(--panel), transparent 35%))";
const TOMBS =
  "linear-gradient(color-mix(in oklab, var(--walnut), transparent 40%), var(--stone) 50%, color-mix(in oklab, var(--walnut), transparent 40%))";

/** Where it is seen, the ground, and what that may lie on. */
const GROUNDS: [string, string, string[]][] = [
  ["the room", ROOM, []],
  ["the room under its candle", LIT, [ROOM]],
  ["a panel, a sheet, a line of the log under the mouse", PANEL, []],
  ["a button, one's own row, a note of a lesson", RAISED, []],
  ["a seat's place, the log, the power track", VEIL, [ROOM, LIT]],
  ["the top bar", "color-mix(in oklab, var(--walnut), transparent 20%)", [ROOM, LIT]],
  ["the middle of a table", "var(--candlelight)", [ROOM, LIT]],
  ["the dock with the hand", "linear-gradient(transparent, var(--walnut) 14%)", [ROOM]],
  ["a Field", FIELD, [ROOM, LIT]],
  ["The Tombs", TOMBS, [ROOM, LIT]],
  ["the wave that is fought", "var(--gilt)", [VEIL, RAISED]],
  ["a passage of the rules that was looked up", "var(--gleam)", []],
  ["a refusal, how the game will end", "var(--blush)", []],
  ["the bar of a seat that is to move", "color-mix(in oklab, var(--seat), var(--panel) 86%)", []],
];

/** What lies above words and their ground alike. */
const GLASS: [string, string, string[]][] = [
  ["a place where a card may go", "var(--gilt)", [FIELD, TOMBS]],
  ["a place where a card may go, under the mouse", "var(--gilt-strong)", [FIELD, TOMBS]],
  ["what is dimmed around the matter of a lesson", "var(--dusk)", GROUNDS.map(([, ground]) => ground)],
];

interface Pair {
  text: string;
  ground: string;
  on?: string[];
  least?: number;
  tones?: string[];
}

/** On a card, which may be dimmed. */
const CARDS: Record<string, Pair> = {
  "a card's name, the number on a small one": {
    text: "var(--cream)",
    ground: "color-mix(in oklab, var(--tone), #1a120c 40%)",
  },
  "a card's numbers, the traits it has": { text: "var(--cream)", ground: "var(--ink)" },
  "a card's text and price, the sash of the Church": { text: "var(--ink)", ground: "var(--paper)" },
  "the line under a card's arms, its signs": { text: "var(--ink-soft)", ground: "var(--paper)" },
  "a card's coin, the wild trait": { text: "var(--ink-gold)", ground: "var(--paper)", least: SEEN },
  "the wax of a guess, the trait that must be": { text: "var(--ink-wax)", ground: "var(--paper)", least: SEEN },
  "the trait that a Leader asks for": { text: "var(--ink-calm)", ground: "var(--paper)", least: SEEN },
  "a trait that a card lacks": { text: "var(--ink-faint)", ground: "var(--paper)", least: SEEN },
  "the sash of a convert": {
    text: "var(--cream)",
    ground: "color-mix(in oklab, var(--tone), #0d0906 20%)",
    tones: SIDES.slice(0, 2),
  },
};
const PAIRS: Record<string, Pair> = {
  ...CARDS,
  "a gold button, the skip link, a limit": { text: "var(--on-gold)", ground: "var(--gold)" },
  "a seat's number, its tokens, its banner": { text: "var(--on-seat)", ground: "var(--seat)" },
  "how many cards a stack has": { text: "var(--walnut)", ground: "var(--ivory)" },
  "a value that is too high": { text: "var(--on-wax)", ground: "var(--wax)" },
  "what the last card counts": { text: "var(--on-calm)", ground: "var(--calm)" },
  "that the line is lost": { text: "var(--cream)", ground: "var(--wax-deep)" },
  "the power of the Empire and the Rebels": {
    text: "var(--cream)",
    ground: "color-mix(in oklab, var(--tone), #0d0906 24%)",
    tones: SIDES.slice(0, 2),
  },
  "the crown on a seal": { text: "var(--on-seal)", ground: "var(--seal)" },
  "courage, a rally, a refugee, a guard": { text: "var(--on-mint)", ground: "var(--mint)" },
  "a bonus": { text: "var(--on-mint)", ground: "var(--honey)" },
  "what a card costs, where it does both": { text: "var(--honey)", ground: "var(--tag)" },
  "what a card brings": { text: "var(--mint)", ground: "var(--tag)" },
  "what a card costs too much": { text: "var(--cream)", ground: "var(--dear)" },
  "the skull on a dead character": {
    text: "var(--cream)",
    ground: "color-mix(in oklab, var(--ink), transparent 20%)",
    on: ["var(--paper)"],
  },
  "the mark of the spider": { text: "var(--cream)", ground: "var(--spider)" },
  "the swords of a conflict": { text: "var(--strife)", ground: "var(--ink)" },
  "the code to scan": { text: "#000", ground: "#fff" },
};

/** What changes all colours of a thing, and on which pairs. */
const FILTERS: [string, string, Record<string, Pair>][] = [
  ["a card that may not be chosen", "brightness(0.8) drop-shadow(0 3px 5px var(--shadow))", CARDS],
  ["a card in the city that lies on its side", "saturate(0.6) brightness(0.88)", CARDS],
  ["a stack whose ability was used", "saturate(0.4) brightness(0.8)", CARDS],
  ["a dead character", "grayscale(0.9) brightness(0.8)", CARDS],
  ["a gold button under the mouse", "brightness(1.08)", { it: { text: "var(--on-gold)", ground: "var(--gold)" } }],
];

/** Edges that tell where a field, a trait or a step of a meter is, and the courses of the chances. */
const LINES: [string, string, string[]][] = [
  ["the edge of a field, an empty step or trait", "var(--edge)", [ROOM, LIT, PANEL, RAISED, VEIL, FIELD, TOMBS]],
  ["a seat's chances", "color-mix(in oklab, var(--seat), var(--ivory) 30%)", [PANEL]],
];

const expanded = (written: string, tones: string[]): string[] =>
  written.includes("var(--seat)")
    ? SEATS.map((seat) => written.replace("var(--seat)", seat))
    : written.includes("var(--tone)")
      ? tones.map((tone) => written.replace("var(--tone)", tone))
      : [written];
const layers = Object.fromEntries(GROUNDS.map(([, ground, on]) => [ground, on]));

/** Every colour that a ground may show. */
function shades(ground: string, tokens: Tokens, on = layers[ground] ?? [], tones = TONES): Colour[] {
  return expanded(ground, tones)
    .flatMap((one) => stops(one, tokens))
    .map((one) => colour(one, tokens))
    .flatMap((shade) =>
      shade[3] < 1 ? on.flatMap((one) => shades(one, tokens)).map((below) => over(shade, below)) : [shade],
    );
}

type Change = (shown: Colour) => Colour;
/** The pairs that are harder to read than they should be. */
function faults(pairs: Pair[], tokens: Tokens, change: Change = (shown) => shown): string[] {
  return pairs.flatMap(({ text, ground, on, tones = TONES, least = READ }) =>
    expanded(text, tones).flatMap((one) => {
      const found = shades(ground, tokens, on, tones).map((below) =>
        ratio(change(over(colour(one, tokens), below)), change(below)),
      );
      const worst = Math.min(...found);
      return found.length && worst >= least ? [] : [`${one} on ${ground}: ${worst.toFixed(2)}`];
    }),
  );
}
const words = (ground: string): Pair[] => WORDS.map((text) => ({ text, ground, tones: SIDES }));

test("colours are computed as browsers do", () => {
  const shown = (written: string) => colour(written).map((value) => Math.round(value * 255));
  expect(shown("#1238")).toEqual([17, 34, 51, 136]);
  expect(shown("color-mix(in oklab, #f00, #00f)")).toEqual([140, 83, 162, 255]);
  expect(shown("color-mix(in oklab, #fff, #000)")).toEqual([99, 99, 99, 255]);
  expect(shown("color-mix(in srgb, #fff 20%, #000)")).toEqual([51, 51, 51, 255]);
  expect(shown("color-mix(in oklab, #123456, transparent 25%)")).toEqual([18, 52, 86, 191]);
  expect(over(colour("#ffffff80"), colour("#000")).map((value) => Math.round(value * 255))).toEqual([
    128, 128, 128, 255,
  ]);
  expect(ratio(colour("#000"), colour("#fff"))).toBeCloseTo(21, 5);
  expect(ratio(colour("#fff"), colour("#767676"))).toBeCloseTo(4.54, 2);
  expect(ratio(colour("#8a5c00"), colour("#e2e3d9"))).toBeCloseTo(4.49, 2);
  expect(filtered(colour("#204060"), "brightness(0.5)")).toEqual(colour("#102030"));
});

describe.each(themes)("%s", (_, tokens) => {
  it.each(GROUNDS)("on %s every word can be read", (_where, ground) => {
    expect(faults(words(ground), tokens)).toEqual([]);
  });
  it.each(GLASS)("through %s every word can be read", (_where, glass, grounds) => {
    const through = (shown: Colour) => over(colour(glass, tokens), shown);
    expect(faults(grounds.flatMap(words), tokens, through)).toEqual([]);
  });
  it.each(Object.entries(PAIRS))("%s can be read", (_where, pair) => {
    expect(faults([pair], tokens)).toEqual([]);
  });
  it.each(FILTERS)("%s can be read", (_where, filter, pairs) => {
    expect(faults(Object.values(pairs), tokens, (shown) => filtered(shown, filter))).toEqual([]);
  });
  it.each(LINES)("%s can be seen", (_where, line, grounds) => {
    const pairs = grounds.map((ground) => ({ text: line, ground, least: SEEN }));
    expect(faults(pairs, tokens)).toEqual([]);
  });
});

/** Pictures, and what lies behind a dialog: nothing is written in these colours, nor read on them. */
const DRAWN: Record<string, string[]> = {
  "cards/Back.svelte": ["#3a2417", "#16100b", "#7d5a34", "#4c3220", "#8f3526", "#c4694f", "#f3d9a0"],
  "cards/Face.svelte": ["#16100b", "#b59d77"],
  "cards/Shield.svelte": [
    "color-mix(in oklab, var(--tone), #fff 18%)",
    "color-mix(in oklab, var(--tone), #120d0a calc(48% + var(--shade)))",
    "#f6ecd8",
    "#1b120c",
    "#120c08",
  ],
  "home/KeyArt.svelte": [
    "color-mix(in oklab, {tone}, #ffd98a 45%)",
    "color-mix(in oklab, {tone}, #0d0907 76%)",
    "#0003",
    "#f7e8c6",
    "#1a110a",
  ],
  "home/NewTable.svelte": ["#000a"],
  "table/ReviewChart.svelte": ["var(--line)"],
  "table/Log.svelte": ["var(--seat, var(--line))"],
  "table/Sheet.svelte": ["#0008"],
  "games/an_empty_throne/Location.svelte": ["color-mix(in oklab, var(--walnut), transparent 42%)"],
  "games/an_empty_throne/Meters.svelte": ["var(--muted)"],
  "games/an_empty_throne/Score.svelte": ["color-mix(in oklab, var(--edge), transparent 65%)"],
  "games/an_empty_throne/Seals.svelte": ["#c4694f", "#5b443a", "#86685a"],
  "games/behind_the_throne/Board.svelte": [
    "linear-gradient(90deg, transparent, var(--gold) 35%)",
    "linear-gradient(90deg, transparent, var(--wax) 35%)",
  ],
  "games/shadow_throne/Fighter.svelte": ["#e8dcc2"],
  "games/shadow_throne/Lines.svelte": ["#0d0906", "#ef7b60", "#f4ead2", "#8fd3ae"],
  "games/shadow_throne/PowerTrack.svelte": [
    "repeating-linear-gradient(90deg, transparent 0 calc(100% / var(--most) * 5 - 1px), var(--line) calc(100% / var(--most) * 5 - 1px) calc(100% / var(--most) * 5))",
    "linear-gradient(90deg, color-mix(in oklab, var(--tone), transparent 45%), var(--tone))",
    "#160f0a",
  ],
  "games/shadow_throne/SeatHead.svelte": ["var(--line)"],
  "games/shadows_over_the_empire/Grid.svelte": ["#0008", "#1a120b"],
  "games/shadows_over_the_empire/OnGrid.svelte": ["#b9aa8c", "#120c08"],
  "games/shadows_over_the_empire/Plaque.svelte": [
    "repeating-linear-gradient(45deg, var(--seat) 0 2px, transparent 2px 4px)",
  ],
};
/** Cards that are dragged or face down, and an arrow. */
const FADED: Record<string, string[]> = {
  "look/look.css": ["0.92", "0.35"],
  "games/shadow_throne/Draft.svelte": ["0.5"],
  "games/shadow_throne/Fighter.svelte": ["0.6"],
  "games/shadows_over_the_empire/Grid.svelte": ["0.85"],
};

describe("no colour comes in unmeasured", () => {
  const pairs = Object.values(PAIRS);
  const texts = [...WORDS, ...pairs.map(({ text }) => text)];
  const grounds = [...GROUNDS, ...GLASS].map(([, ground]) => ground).concat(pairs.map(({ ground }) => ground));
  const lines = LINES.map(([, line]) => line);
  const filters = FILTERS.map(([, filter]) => filter);

  test("what is written, the grounds, and what is drawn", () => {
    const known: Record<string, string[]> = { color: texts, background: grounds };
    const strange = paints.filter(
      ({ file, property, value }) =>
        !(known[property] ?? [...texts, ...grounds, ...lines]).includes(value) &&
        !(property !== "color" && DRAWN[file]?.includes(value)),
    );
    expect(strange).toEqual([]);
  });
  test("what a rule writes on a ground of its own", () => {
    const strange = rules.flatMap((rule) => {
      const [text, ground] = ["color", "background"].map(
        (name) => painted(rule).find(({ property }) => property === name)?.value,
      );
      const fits =
        (WORDS.includes(text!) && GROUNDS.some(([, one]) => one === ground)) ||
        pairs.some((pair) => pair.text === text && pair.ground === ground);
      return !text || !ground || fits ? [] : [{ file: rule.file, text, ground }];
    });
    expect(strange).toEqual([]);
  });
  test("what changes colours", () => {
    const strange = rules.filter(
      ({ file, says: { filter = "none", opacity = "1" } }) =>
        (/brightness|saturate|grayscale|opacity|contrast|invert/.test(filter) && !filters.includes(filter)) ||
        !["0", "1", ...(FADED[file] ?? [])].includes(opacity),
    );
    expect(strange).toEqual([]);
  });
  test("nothing is measured that is no more", () => {
    const all = [...texts, ...grounds, ...lines, ...filters, ...Object.values(DRAWN).flat()];
    expect(all.filter((one) => !everything.includes(one))).toEqual([]);
  });
});
