import { expect, test } from "vitest";
import type { CardInfo } from "../../net/wire";
import { Messages } from "../../words/messages";
import { wordsIn } from "../testing/seated";
import { declared } from "./declared";
import { faces } from "./kiths";
import recorded from "./moments.txt?raw";
import { displayOf } from "./throne";

const lines = recorded.trim().split("\n");
const cards = JSON.parse(lines[0]!) as CardInfo[];

const kith = (name: string, more: Record<string, unknown> = {}): CardInfo => ({
  name,
  text: "Values 0 to start with, 1 to 3 in the Field decks. Recruit: Draw. Impact: none.",
  cells: { starting: [0], field: [1, 2, 3], tombs: [], recruit: ["draw from here"], impact: [], ...more },
  provenance: { field: "reconstructed: a guess" },
  parts: { recruit: "Recruit: Draw.", impact: "Impact: none.", "recruit-brief": "Recruit: draw." },
});

test("every value of a Kith has a face, and the Kith itself", () => {
  const kings = kith("Hollow Kings", { tombs: [9, 9], starting: [] });
  const of = faces([kith("Heralds"), kings, kith("Hounds")]);
  expect(of("Heralds-3")).toMatchObject({ title: "Heralds", key: { value: "3", cell: "field" }, letter: "H" });
  expect(of("Heralds-0")?.key?.cell).toBe("starting");
  expect(of("Hollow Kings-9b")).toMatchObject({ key: { value: "9", cell: "tombs" }, letter: "K" });
  expect(of("Hounds")).toMatchObject({ title: "Hounds", letter: "O", text: kith("Hounds").text });
  expect(of("Heralds-3")).toMatchObject({ text: "Recruit: Draw. Impact: none.", brief: "Recruit: draw." });
  expect(of("Heralds-9")).toBeUndefined();
  expect(of("Nobody-3")).toBeUndefined();
});

test("what a card says is what the server says of its Kith", () => {
  const of = faces(cards);
  for (const { name, text, cells } of cards) {
    const value = [cells.starting, cells.field, cells.tombs].flat()[0] as number;
    const said = of(`${name}-${value}`)!.text;
    expect(said.startsWith("Recruit: ")).toBe(true);
    expect(text.endsWith(` ${said}`), said).toBe(true);
  }
});

test("abilities in a few words are those of the server's display", () => {
  const moments = lines.slice(1).map((line) => JSON.parse(line) as { display: Record<string, unknown> });
  const held = moments.flatMap(({ display }) => Object.entries(displayOf(display).hand));
  expect(held.length).toBeGreaterThan(0);
  const words = new Messages(wordsIn("an-empty-throne", "en"), "en");
  for (const [name, { impact }] of held) {
    const card = cards.find((one) => name.startsWith(`${one.name}-`))!;
    const said = impact && words.say(impact, declared, { names: [], you: null });
    expect(card.parts!["impact-brief"], name).toBe(said ? `Impact: ${said}.` : undefined);
  }
});
