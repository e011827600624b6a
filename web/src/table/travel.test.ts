import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { GameFace } from "../games";
import type { GameEvent } from "../net/wire";
import Hand from "./Hand.svelte";
import { seated, shown } from "./testing";
import { animateTravel } from "./travel.svelte";
import type { Play } from "./play.svelte";
import type { Component } from "svelte";

/** A hand whose cards lie side by side, ten apart, since nothing is laid out here. */
const flights: { card: string; from: string; finish: () => void; onfinish?: () => void }[] = [];
beforeEach(() => {
  flights.length = 0;
  Element.prototype.animate = function (this: HTMLElement, frames: unknown) {
    const flight = {
      card: this.dataset.card!,
      from: (frames as { transform: string }[])[0]!.transform,
      finish: vi.fn(),
    };
    flights.push(flight);
    return flight as unknown as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const all = [...document.querySelectorAll("[data-card]")];
    return this.matches("[data-deck]") ? new DOMRect(0, 500, 8, 10) : new DOMRect(all.indexOf(this) * 10, 0, 8, 10);
  });
});

function table(own: Partial<GameFace> = {}) {
  const at = seated(undefined, { table: { hands: [["Fox", "Owl", "Bear"], []], gold: [0, 0] } }, own);
  const told: GameEvent[] = [];
  const Frame = ((...all: Parameters<Component<{ play: Play }>>) => {
    animateTravel(
      () => at.play.shown,
      (before, now) => at.play.travels(before, now),
    );
    return Hand(...all);
  }) as Component<{ play: Play }>;
  shown(Frame, at.play, { play: at.play });
  const hold = async (...cards: string[]) => {
    const log = told.length ? { first: at.play.log.length, events: told.splice(0) } : undefined;
    at.socket.state({ seq: at.play.now!.seq + 1, log, table: { hands: [cards, []], gold: [0, 0] } });
    await tick();
    await tick();
  };
  return { ...at, hold, told };
}
const who = () => flights.map(({ card, from }) => `${card} ${/translate\(([^)]*)\)/.exec(from)![1]}`);

test("cards that lie elsewhere than before travel there, the others stay", async () => {
  const { hold } = table();
  await hold("Fox", "Bear");
  expect(who()).toEqual(["Bear 10px, 0px"]);
});

test("a card that was not there comes from its deck, or is simply there", async () => {
  const { hold } = table();
  await hold("Fox", "Owl", "Bear", "Fox");
  expect(who()).toEqual([]);
  document.body.insertAdjacentHTML("beforeend", "<div data-deck='hand'></div>");
  await hold("Fox", "Owl", "Bear", "Fox", "Owl");
  expect(who()).toEqual(["Owl -40px, 500px"]);
  document.querySelector("[data-deck]")!.remove();
});

test("a card that an event names comes from where the event says", async () => {
  document.body.insertAdjacentHTML("beforeend", "<div data-place='pile' data-deck='nowhere'></div>");
  const { hold, told } = table({
    travels: ([name, , beast]) =>
      name === "played" ? [{ card: String(beast), from: "pile", to: "hand 0", turned: true }] : [],
  });
  told.push(["played", 0, "Owl"]);
  await hold("Fox", "Owl", "Bear", "Owl");
  expect(who()).toEqual(["Owl -30px, 500px"]);
  expect(flights[0]!.from).toContain("rotateY");
  document.querySelector("[data-deck]")!.remove();
});

test("a card that joins others of its name, or leaves for a place, is seen on its way there", async () => {
  document.body.insertAdjacentHTML("beforeend", "<div data-place='pile' data-deck='nowhere'></div>");
  const { hold, told } = table({
    travels: ([, , beast]) => [
      { card: String(beast), from: "hand 0", to: "pile" },
      { card: "Fox", from: "pile", to: "hand 0" },
    ],
  });
  told.push(["played", 0, "Bear"]);
  await hold("Fox", "Owl");
  expect(flights).toHaveLength(2);
  expect(document.querySelectorAll("body > .ghost")).toHaveLength(2);
  for (const flight of flights) flight.onfinish?.();
  expect(document.querySelectorAll("body > .ghost")).toHaveLength(0);
  document.querySelector("[data-deck]")!.remove();
});

test("a card comes from where a hidden one lay, from others that lie there, or from its deck", async () => {
  let from = "hand 1";
  const { hold, told } = table({
    travels: ([, , beast]) => {
      document.querySelector("b[data-card='?']")?.remove();
      return [{ card: String(beast), from, to: "hand 0" }];
    },
  });
  const aside = document.createElement("div");
  const laid = ["Wolf", "?"].map((name) => `<b data-card="${name}" data-place="hand 1"></b>`);
  aside.innerHTML = `${laid.join("")}<i data-deck="nest"></i>`;
  document.body.prepend(aside);
  told.push(["played", 0, "Hen"]);
  await hold("Fox", "Owl", "Bear", "Hen");
  expect(who()).toContain("Hen -30px, 0px");
  told.push(["played", 0, "Cow"]);
  await hold("Fox", "Owl", "Bear", "Hen", "Cow");
  expect(who()).toContain("Cow -50px, 0px");
  from = "nest";
  told.push(["played", 0, "Emu"]);
  await hold("Fox", "Owl", "Bear", "Hen", "Cow", "Emu");
  expect(who()).toContain("Emu -60px, 500px");
  aside.remove();
});

test("what leaves is seen even where others of its name stay, and turned down where it is hidden from then on", async () => {
  let come = "";
  const { hold, told } = table({
    travels: ([, , beast]) => {
      document.body.insertAdjacentHTML("beforeend", come);
      return [{ card: String(beast), from: "hand 0", to: "hand 1" }];
    },
  });
  document.body.insertAdjacentHTML("beforeend", "<b data-card='Wolf' data-place='hand 1'></b>");
  told.push(["played", 0, "Fox"]);
  await hold("Fox", "Owl", "Bear");
  expect(document.querySelectorAll("body > .ghost")).toHaveLength(1);
  flights.pop()!.onfinish?.();
  expect(flights).toHaveLength(0);
  come = "<b data-card='?' data-place='hand 1'></b>";
  told.push(["played", 0, "Bear"]);
  await hold("Fox", "Owl");
  expect(who()).toContain("? -10px, 0px");
  expect(document.querySelectorAll("body > .ghost")).toHaveLength(0);
  for (const node of document.querySelectorAll("body > b")) node.remove();
});

test("nothing travels by events when one goes back to an earlier moment", () => {
  const { play } = table({ travels: () => [{ card: "Fox", from: "pile", to: "hand 0" }] });
  const moment = (seq: number, eventCount: number) => ({ ...play.now!, seq, eventCount });
  expect(play.travels(moment(1, 1), moment(2, 2))).toHaveLength(1);
  expect(play.travels(moment(2, 2), moment(1, 1))).toEqual([]);
});

test("nothing travels at the first sight of a table, nor when nothing has moved", async () => {
  const { hold } = table();
  await tick();
  await hold("Fox", "Owl", "Bear");
  expect(who()).toEqual([]);
});

test("nothing travels for those who like it still, or in a page that is not seen", async () => {
  const { hold } = table();
  settings.motion = false;
  await hold("Bear", "Fox");
  settings.motion = true;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await hold("Fox", "Bear");
  expect(who()).toEqual([]);
});

test("a key or a touch ends what is travelling", async () => {
  const { hold } = table();
  await hold("Bear", "Fox");
  expect(flights).toHaveLength(2);
  dispatchEvent(new Event("keydown"));
  for (const { finish } of flights) expect(finish).toHaveBeenCalledOnce();
});
