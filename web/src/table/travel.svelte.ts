/** Cards travel: what an event names goes from where the event says to where it lies now, and whatever else lies
 * elsewhere than before goes there, too. Nothing waits for it. */

import { tick } from "svelte";
import type { Travel } from "../games";
import { reducedMotion } from "../settings.svelte";
import { sound } from "./sound";

const LONG = 220;
/** A card that lies face down. */
const HIDDEN = "?";

interface Spot {
  name: string;
  place: string;
  box: DOMRect;
  node: HTMLElement;
}

const moving = new Set<Animation>();

const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const cardsNow = () => all("[data-card][data-place]");

/** Where cards lie now, by their names. */
function spots(): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>();
  for (const node of cardsNow()) {
    const name = node.dataset.card!;
    const spot = { name, place: node.dataset.place!, box: node.getBoundingClientRect(), node };
    found.set(name, [...(found.get(name) ?? []), spot]);
  }
  return found;
}

/** Whether it has moved at all. */
function fly(card: HTMLElement, from: DOMRect, turned = false): Animation | undefined {
  const to = card.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.hypot(dx, dy) < 4) return undefined;
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})${turned ? " rotateY(90deg)" : ""}`;
  const animation = card.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: LONG, easing: "ease-out" },
  );
  if (!moving.size) void measured();
  moving.add(animation);
  animation.onfinish = animation.oncancel = () => moving.delete(animation);
  return animation;
}

/** A likeness of a card that joins others of its name, or is nowhere to be seen at the end. */
function flyLikeness(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ["card", "place", "step"]) copy.removeAttribute(`data-${name}`);
  copy.classList.remove("lit");
  copy.classList.add("ghost");
  copy.ariaHidden = "true";
  Object.assign(copy.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px` });
  document.body.append(copy);
  const animation = fly(copy, from);
  if (!animation) return copy.remove();
  animation.onfinish = animation.oncancel = () => {
    moving.delete(animation);
    copy.remove();
  };
}

/** How long frames take while cards move, for whoever looks at the page's timings. */
async function measured(): Promise<void> {
  const start = performance.now();
  const frames: number[] = [];
  let last = await frame();
  while (moving.size) {
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  performance.measure("cards move", { start, end: performance.now(), detail: { frames } });
}
const frame = () => new Promise<number>((done) => requestAnimationFrame(done));

const boxOf = (node: HTMLElement | undefined) => node?.getBoundingClientRect();
/** A place that is no card: a pile. */
const placeBox = (place: string) =>
  boxOf(all("[data-place]:not([data-card])").find((node) => node.dataset.place === place));
/** Where cards come from that have lain nowhere. */
const deckBox = (deck: string) => boxOf(all("[data-deck]").find((node) => node.dataset.deck === deck));

function land(before: Map<string, Spot[]>, travels: Travel[]): void {
  const cards = cardsNow();
  const lay = [...before.values()].flat();
  const taken = (name: string, place?: string): Spot | undefined => {
    const known = before.get(name) ?? [];
    const at = place === undefined ? 0 : known.findIndex((spot) => spot.place === place);
    return at < 0 ? undefined : known.splice(at, 1)[0];
  };
  /** Those that lie where one of their name lay before; the others have come. */
  const stayed = new Map(cards.map((card) => [card, taken(card.dataset.card!, card.dataset.place)]));
  const come = new Set(cards.filter((card) => !stayed.get(card)));
  let audible = false;

  for (const { card, from, to, turned } of travels) {
    /** Itself, even if some of it stay there; or a hidden one, which may have been it, or be it now. */
    const spot =
      taken(card, from) ?? lay.find(({ name, place }) => name === card && place === from) ?? taken(HIDDEN, from);
    const lies = (name: string) => (one: HTMLElement) => one.dataset.card === name && one.dataset.place === to;
    const there = [...come].find(lies(card)) ?? [...come].find(lies(HIDDEN)) ?? cards.find(lies(card));
    /** Else the place, as far as anything shows where it is. */
    const start = spot?.box ?? placeBox(from) ?? lay.find(({ place }) => place === from)?.box ?? deckBox(from);
    const end = boxOf(there) ?? placeBox(to) ?? boxOf(cards.find(({ dataset }) => dataset.place === to));
    const likeness = spot?.node ?? there;
    if (!start) continue;
    audible = true;
    if (there && come.delete(there)) fly(there, start, turned);
    else if (likeness && end) flyLikeness(likeness, start, end);
  }

  const decks = all("[data-deck]");
  for (const card of cards) {
    const same = stayed.get(card);
    const spot = same ?? (come.has(card) ? taken(card.dataset.card!) : undefined);
    const deck = come.has(card) ? decks.find((one) => card.dataset.place!.startsWith(one.dataset.deck!)) : undefined;
    const from = spot?.box ?? deck?.getBoundingClientRect();
    if (!from) continue;
    fly(card, from);
    audible ||= !same;
  }
  if (audible) sound("card");
}

/** Any key or touch ends what is moving. */
const skip = () => moving.forEach((animation) => animation.finish());
addEventListener("keydown", skip);
addEventListener("pointerdown", skip);

/** `since` says what has moved between two snapshots, as far as anybody knows. */
export function animateTravel<Snapshot>(
  snapshot: () => Snapshot,
  since: (before: Snapshot, now: Snapshot) => Travel[],
): void {
  let known: Snapshot | undefined;
  $effect.pre(() => {
    const now = snapshot();
    if (now === known) return;
    const last = known;
    known = now;
    if (last === undefined || reducedMotion() || document.hidden) return;
    const before = spots();
    const travels = since(last, now);
    void tick().then(() => land(before, travels));
  });
}
