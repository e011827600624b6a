import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { info, seated, soon } from "../../table/testing";
import type { Play } from "../../table/play.svelte";
import Seated from "../testing/Seated.svelte";
import { type Exports, OutsideFace, type Shown } from "./face.svelte";

/** A face with a button for every beast in the hand, and all that it is shown. */
function drawing(more: Partial<Exports> = {}) {
  const all: Shown[] = [];
  const destroy = vi.fn();
  const board = (element: HTMLElement) => ({
    update(shown: Shown) {
      all.push(shown);
      const hand = (shown.table.hands as string[][])[shown.seat ?? 0]!;
      element.replaceChildren(
        ...hand.map((name) => {
          const button = Object.assign(document.createElement("button"), { textContent: name });
          button.dataset.step = `hand:${name}`;
          return button;
        }),
      );
    },
    destroy,
  });
  const steps: Exports["steps"] = ([kind, beast, place]) =>
    beast ? [`hand:${beast as string}`, ...(place ? [`place:${place as string}`] : [])] : [`do:${kind}`];
  return { face: new OutsideFace({ board, steps, ...more }), all, destroy };
}

/** It at a table. */
function sitting(own: ReturnType<typeof drawing>, table = info()) {
  const found = seated(table, {}, {});
  Object.assign(found.play, { face: own.face });
  const { container, unmount } = render(Seated, { play: found.play, Part: own.face.Board });
  flushSync();
  const named = (name: string) => container.querySelector<HTMLElement>(`[data-step="hand:${name}"]`)!;
  return { ...found, container, unmount, named };
}

const classes = (play: Play, element: HTMLElement) => [element.className, play.lit.has(element.dataset.step!)];

test("a face is shown the table, the seats, and what may be played", () => {
  const own = drawing();
  sitting(own);
  const shown = own.all.at(-1)!;
  expect(shown.table.gold).toEqual([3, 5]);
  expect([shown.seat, shown.names, shown.actors, shown.language]).toEqual([0, ["You", "Bruno"], [0], "en"]);
  expect(shown.moves).toContainEqual(["play", "Fox"]);
  expect(shown.label(["play", "Fox"])).toBe("play Fox");
  expect(shown.say({ say: "event-played", who: 1, beast: "Owl" })).toBe("Bruno plays Owl.");
  expect(shown.result).toBeUndefined();
});

test("what can be pointed at is lit, and pointing at it means the move", async () => {
  const { play, socket, named } = sitting(drawing());
  expect(classes(play, named("Fox"))).toEqual(["lit", true]);
  expect(classes(play, named("Bear"))).toEqual(["", false]);
  expect(named("Bear").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(named("Bear"));
  expect(socket.asked).toBeUndefined();
  await fireEvent.click(named("Owl"));
  flushSync();
  expect(play.chosen).toEqual(["hand:Owl"]);
  expect(named("Owl").className).toBe("chosen");
  play.back();
  await fireEvent.click(named("Fox"));
  expect(socket.asked!.move).toEqual(["play", "Fox"]);
});

test("a move is also played as data, and nothing while one is on its way", async () => {
  const own = drawing();
  const { socket } = sitting(own);
  own.all.at(-1)!.play(["pass"]);
  flushSync();
  expect(socket.asked!.move).toEqual(["pass"]);
  expect(own.all.at(-1)!.moves).toEqual([]);
  await socket.answer({ seq: 2, moves: [["pass"]], table: { hands: [["Owl"], ["?"]], gold: [0, 5] } });
  flushSync();
  expect(own.all.at(-1)!.moves).toEqual([["pass"]]);
});

test("the focus stays on what is drawn anew", async () => {
  const { socket, named } = sitting(drawing());
  named("Owl").focus();
  const before = named("Owl");
  socket.state({ seq: 2, table: { hands: [["Owl", "Bear"], ["?"]], gold: [0, 5] } });
  await soon();
  flushSync();
  expect(named("Owl")).not.toBe(before);
  expect(document.activeElement).toBe(named("Owl"));
});

test("without steps every move is a button of the page", () => {
  const { play } = sitting(drawing({ steps: undefined }));
  expect([...play.lit]).toHaveLength(4);
  expect([...play.lit].every((step) => step.startsWith("do:"))).toBe(true);
});

test("a spectator has no seat and no moves", () => {
  const own = drawing();
  sitting(own, info({ seat: undefined }));
  expect([own.all.at(-1)!.seat, own.all.at(-1)!.names]).toEqual([null, ["Ada", "Bruno"]]);
});

test("the board is told when it is over", () => {
  const own = drawing();
  sitting(own).unmount();
  expect(own.destroy).toHaveBeenCalledOnce();
});

test("what else a face says is what the frame shows, and an unknown sign is a star", () => {
  const { face } = drawing({
    seated: true,
    where: () => "round 2",
    hand: () => ["Fox"],
    figures: () => [{ sign: "unicorn" as never, value: 3, means: "horns" }],
  });
  expect([face.seated, face.where({}), face.hand!({}, 0)]).toEqual([true, "round 2", ["Fox"]]);
  expect(face.figures({}, 0)).toEqual([{ sign: "star", value: 3, means: "horns" }]);
});

test("of a face that has failed once nothing is asked any more", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const where = vi.fn(() => {
    throw new Error("nowhere");
  });
  const own = drawing({ where, seated: true, hand: () => ["Fox"] });
  const { container } = sitting(own);
  expect([own.face.where({}), own.face.where({})]).toEqual(["", ""]);
  await soon();
  flushSync();
  expect(where).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
  expect([own.face.seated, own.face.hand, own.face.steps(["pass"], {}, 0)]).toEqual([
    false,
    undefined,
    ['do:["pass"]'],
  ]);
  expect(container.querySelector("[role=status]")!.textContent).toContain("cannot be shown");
  expect(container.querySelectorAll(".moves button")).toHaveLength(4);
});
