import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import Hand from "./Hand.svelte";
import { seated, shown } from "./testing";
import { travelling } from "./travel.svelte";
import type { Play } from "./play.svelte";
import type { Component } from "svelte";

/** A hand whose cards lie side by side, ten apart, since nothing is laid out here. */
const flights: { card: string; from: string; finish: () => void }[] = [];
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

function table() {
  const at = seated(undefined, { table: { hands: [["Fox", "Owl", "Bear"], []], gold: [0, 0] } });
  const Frame = ((...all: Parameters<Component<{ play: Play }>>) => {
    travelling(() => at.play.shown);
    return Hand(...all);
  }) as Component<{ play: Play }>;
  shown(Frame, at.play, { play: at.play });
  const hold = async (...cards: string[]) => {
    at.wire.state({ seq: at.play.now!.seq + 1, table: { hands: [cards, []], gold: [0, 0] } });
    await tick();
    await tick();
  };
  return { ...at, hold };
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
