import { readFileSync } from "node:fs";
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GameEvent, Message } from "../../net/wire";
import { addMessages } from "../../words/gameMessages.svelte";
import { Recorded } from "../testing/seated";
import { face } from ".";
import recorded from "./moments.txt?raw";
import { attempt, cardStep, IMPACT, label, meantBy, placeStep, RECRUIT, USE } from "./pointing";
import { spoken } from "./spoken";
import { FIELDS, displayOf, throne } from "./throne";

const game = new Recorded(face, recorded);
const words = ["kernel", "games/an_empty_throne"]
  .map((folder) => readFileSync(`../src/eminence/${folder}/words/en.ftl`, "utf8"))
  .join("\n");
beforeAll(() => {
  for (const name of [game.play("first").info.game, "an-empty-throne"]) addMessages(name, "en", words);
});
afterEach(cleanup);

test("the other hand is hidden as far as it is; one who sees everything sees both", () => {
  const play = game.seat("later");
  const other = within(screen.getByRole("list", { name: /^Hand of Seat 1/ }));
  const { hands, unseen, dealt } = throne(play.table);
  expect(other.getAllByRole("button").length).toBe(hands[1]!.length + unseen[1]! + dealt[1]!);
  expect(screen.queryByRole("list", { name: /^Hand of You/ })).toBeNull();
  cleanup();
  const all = game.seat("later, all");
  for (const [seat, name] of ["You", "Seat 1"].entries()) {
    const shown = within(screen.getByRole("list", { name: new RegExp(`^Hand of ${name}`) })).getAllByRole("button");
    expect(shown.map((card) => card.dataset.card)).toEqual(throne(all.table).hands[seat]);
  }
});

test("a place that may not be chosen, and a deck, say why", async () => {
  const play = game.seat("second");
  const [used] = throne(play.table).used;
  const card = throne(play.table).hands[0]![0]!;
  play.point(cardStep(card));
  const mode = displayOf(play.display).hand[card]!.both.includes(used!) ? "both" : "impact";
  expect(attempt(meantBy(used!, play), play.table, 0)).toEqual(["play", mode, card, used]);
  expect(attempt(meantBy("the tombs", play), play.table, 0)).toEqual(["play-to-tombs", card]);
  play.chosen = [cardStep(throne(play.table).played[0]![used!]![0]!)];
  expect(attempt(meantBy(used!, play), play.table, 0)?.[0]).toBe("move");
  play.chosen = [];
  expect(attempt(meantBy("field 1", play), play.table, 0)).toEqual(["choose-place", "field 1"]);
  const asked = vi.spyOn(play, "play").mockResolvedValue();
  await fireEvent.click(screen.getByRole("button", { name: /^deck of The Tombs/ }));
  expect(asked).toHaveBeenCalledWith(["choose-place", "the tombs"]);
});

test("where a deck is asked for, another deck means the same", () => {
  const play = game.play("ability");
  play.moves = [["choose-deck", "field 2"], ["decline"]];
  expect(attempt(meantBy("field 1", play), play.table, 0)).toEqual(["choose-deck", "field 1"]);
});

test("a card and a place leave a choice that tells what each would do", async () => {
  const play = game.seat("second");
  const [, , card, field] = play.moves.find(([kind, mode]) => kind === "play" && mode === "recruit")!;
  play.point(cardStep(String(card)));
  play.point(placeStep(String(field)));
  const top = throne(play.table).tops[FIELDS.indexOf(String(field))]!;
  const { recruits, hand } = displayOf(play.display);
  const named = (name: string) => play.faceOf(name)!.title;
  const recruit = await screen.findByRole("button", { name: new RegExp(`^Recruit of ${named(top)}`) });
  const impact = screen.getByRole("button", { name: new RegExp(`^Impact of ${named(String(card))}`) });
  expect(recruit.textContent).toContain(play.translate(recruits[String(field)]!));
  expect(impact.textContent).toContain(play.translate(hand[String(card)]!.impact!));
  expect([...play.lit]).toEqual([RECRUIT, IMPACT]);
});

test("what an ability does is on its button", () => {
  const play = game.play("ability");
  const asks = (ability: Message) => ({ ...play.now!, status: { say: "status-ability", ability } });
  expect(play.lit.has(USE)).toBe(true);
  play.now = asks({ say: "ability-draw" });
  expect(play.label(USE)).toBe("Draw it");
  play.now = asks({ say: "ability-play" });
  expect(play.label(USE)).toBe("Play it from the deck");
  play.now = { ...play.now, status: { say: "status-over" } };
  expect(play.label(USE)).toBe("do it");
  expect(play.label("do:decline")).toBe("Decline");
  expect(label("place:the tombs", play)).toBe("The Tombs");
  expect(label("card:Heralds-3", play)).toBe("Heralds-3");
});

test("a face tells by signs what it does, and where that is a guess", () => {
  const one = face.faces(game.cards, {})("Weavers-3")!;
  expect(one.strip).toEqual(["scroll", "wheel"]);
  game.seat("later");
  expect(document.querySelectorAll(".card.hand .wax").length).toBeGreaterThan(0);
});

test("a drum for a Field that flips, and for nothing else", () => {
  const log = game.play("over").log;
  const flips = log.filter(([name]) => name === "flipped");
  expect(flips.length).toBeGreaterThan(0);
  expect(face.sound!(flips, 0)).toBe("drum");
  expect(
    face.sound!(
      log.filter(([name]) => name !== "flipped"),
      0,
    ),
  ).toBeUndefined();
});

test("the log has a part for the draft and one for every turn", () => {
  const play = game.play("over");
  const headings = play.log.flatMap((event) => face.turn!(event, play) ?? []);
  expect(headings[0]).toEqual({ id: "draft", text: "The starting cards" });
  expect(headings[1]).toEqual({ id: "1", text: "Seat 1 · turn 1", seat: 1 });
  expect(headings[2]).toEqual({ id: "2", text: "You · turn 2", seat: 0 });
  expect(headings.length).toBe(throne(play.table).turns + 1);
});

test("cards go from where they lay to where they lie", () => {
  const goes = (...event: GameEvent) => face.travels!(event, 0).map(({ card, from, to }) => `${card}: ${from} > ${to}`);
  expect(goes("taken", 0, "Heralds-0")).toEqual(["Heralds-0: pool > hand 0"]);
  expect(goes("played", 1, "Heralds-0", "field 1", "both")).toEqual(["Heralds-0: hand 1 > played 1 field 1"]);
  expect(goes("moved", 0, "Heralds-0", "field 1", "the tombs")).toEqual([
    "Heralds-0: played 0 field 1 > played 0 the tombs",
  ]);
  expect(goes("drawn", 0, "Heralds-3", "field 2")).toEqual(["Heralds-3: deck field 2 > hand 0"]);
  expect(goes("drawn-unseen", 0)).toEqual([]);
  expect(goes("found", 0, "Pale Queens-7")).toEqual(["Pale Queens-7: deck the tombs > hand 0"]);
  expect(goes("drawn-unseen", 1)).toEqual(["?: deck the tombs > hand 1"]);
  expect(goes("played-from-deck", 0, "Masons-6", "field 3", "the tombs")).toEqual([
    "Masons-6: deck field 3 > played 0 the tombs",
  ]);
  expect(goes("returned", 0, 1, "Masons-6", "field 3")).toEqual(["Masons-6: played 1 field 3 > hand 1"]);
  expect(goes("stolen", 0, "Masons-6", "field 3")).toEqual(["Masons-6: played 1 field 3 > played 0 field 3"]);
  expect(goes("exchanged", 0, 0, "Weavers-1", "the tombs", 1, "Masons-6", "field 3")).toEqual([
    "Weavers-1: played 0 the tombs > played 1 field 3",
    "Masons-6: played 1 field 3 > played 0 the tombs",
  ]);
  expect(goes("traded", 1, "Weavers-1", "Drovers-5", "field 1")).toEqual([
    "Weavers-1: hand 1 > deck field 1",
    "Drovers-5: deck field 1 > hand 1",
  ]);
  expect(goes("flipped", 1, "field 3", ["same value"])).toEqual([]);
});

test("what has travelled last lies where it went, as the board calls it", () => {
  const play = game.seat("later");
  const last = new Map(play.log.flatMap((event) => face.travels!(event, 0)).map(({ card, to }) => [card, to]));
  const shifted = play.log.flatMap(([name, , , card]) => (name === "shifted" ? [card] : []));
  const seen = [...document.querySelectorAll<HTMLElement>(".board [data-card], .et [data-card]")];
  const known = seen.filter(({ dataset }) => dataset.card !== "?" && last.has(dataset.card!));
  expect(known.length).toBeGreaterThan(3);
  for (const { dataset } of known)
    if (!shifted.includes(dataset.card!)) expect(dataset.place, dataset.card).toBe(last.get(dataset.card!));
});

test("the table in sentences names places, cards and points", () => {
  const play = game.play("later");
  const parts = spoken(play);
  expect(parts.map(({ title }) => title).slice(0, 4)).toEqual(["Field 1", "Field 2", "Field 3", "The Tombs"]);
  expect(parts[0]!.lines[0]).toContain(throne(play.table).tops[0]!);
  expect(parts.at(-2)!.title).toContain("You: ");
});
