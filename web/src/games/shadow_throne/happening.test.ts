import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import { addMessages } from "../../words/gameMessages.svelte";
import { Recorded } from "../testing/seated";
import { face } from ".";
import recorded from "./moments.txt?raw";

const game = new Recorded(face, recorded);
const english = ["kernel/words", "games/shadow_throne/words"]
  .map((folder) => readFileSync(`../src/eminence/${folder}/en.ftl`, "utf8"))
  .join("\n");

test("a battle is drummed in, coins are heard for one's own gold, and seals break when cards are turned", () => {
  const begun: GameEvent = ["battle-begun", 2, "final", 6];
  const turned: GameEvent = ["cards-turned", 1, 4, "final"];
  const played = (who: number, income: number): GameEvent => ["played", who, "Outlaw", 0, income, 4];
  const spoils = (who: number, gold: number): GameEvent => ["spoils-shared", who, 2, gold, [], []];
  expect(face.sound!([spoils(0, 3), ["kept", 0, "Outlaw"], begun], 0)).toBe("drum");
  expect(face.sound!([turned, played(0, 2)], 0)).toBe("coin");
  expect(face.sound!([turned, played(1, 2), played(0, 0), spoils(0, 0), spoils(1, 2)], 0)).toBe("seal");
  expect(face.sound!([turned, ["not-paid", 0, "Outlaw", 3]], 0)).toBe("coin");
  expect(face.sound!([spoils(0, 1)], 0)).toBe("coin");
  expect(face.sound!([["took-back", 1]], 0)).toBeUndefined();
});

test("the log is divided by battles, their picks and their waves", () => {
  const play = game.play("over");
  const headings = play.log.flatMap((event) => face.turn!(event, play) ?? []);
  expect(headings.slice(0, 13).map(({ text }) => text)).toEqual([
    "battle 1",
    ...[1, 2, 3, 4, 5, 6].map((pick) => `battle 1, pick ${pick} of 6`),
    ...[1, 2, 3, 4].map((wave) => `battle 1, wave ${wave}`),
    "after battle 1",
    "battle 2",
  ]);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
});

test("cards go where they go, and only what others turn is turned", () => {
  expect(face.travels!(["taken", 0, "Outlaw"], 0)).toEqual([{ card: "Outlaw", from: "pool 0", to: "hand 0" }]);
  const played = (who: number) => face.travels!(["played", who, "Outlaw", 0, 2, 4], 0);
  expect(played(0)).toEqual([{ card: "Outlaw", from: "hand 0", to: "line 0", turned: false }]);
  expect(played(1)).toEqual([{ card: "Outlaw", from: "hand 1", to: "line 1", turned: true }]);
  expect(face.travels!(["not-paid", 1, "Outlaw", 3], 0)[0]).toMatchObject({ card: "?", to: "line 1" });
  const seen = (pick: number): GameEvent => ["pool-seen", 0, pick, [["offered", "Outlaw"]]];
  expect(face.travels!(seen(1), 0)).toEqual([]);
  expect(face.travels!(seen(2), 0)).toEqual([{ card: "Outlaw", from: "passing", to: "pool 0" }]);
  expect(face.travels!(["stayed", 0, "Langman"], 0)).toEqual([]);
});

test("every event of a game can be said, with those whom it hits", () => {
  const play = game.play("over");
  addMessages(play.info.game, "en", english);
  expect(play.log.map((event) => play.sentence(event)).filter((text) => text.startsWith("event-"))).toEqual([]);
  const struck: GameEvent[] = [
    ["struck", 1, "Outlaw", 0],
    ["struck", 0, "Outlaw", 2],
  ];
  const killed: GameEvent = ["killed", 0, "Datura", struck];
  expect(play.sentence(killed)).toBe("Your Datura: Seat 1's Outlaw and your Outlaw killed.");
  expect(play.translateParts(killed).filter(({ seat }) => seat !== undefined)).toEqual([{ text: "Seat 1", seat: 1 }]);
  expect(play.sentence(["spoils-shared", 1, 0, 0, [], []])).toBe("Seat 1 gains no influence.");
});

test("a card says what it does as its text has it", () => {
  const faces = face.faces(game.cards, {});
  const acting = game.cards.filter(({ cells }) => cells.ability !== "none");
  expect(acting.length).toBeGreaterThan(12);
  for (const { name, text } of acting) {
    const said = faces(name)!.text;
    expect(said).not.toBe("");
    expect(text, name).toContain(said.split(". ")[0]);
  }
  expect(faces("Outlaw")!.text).toBe("");
});
