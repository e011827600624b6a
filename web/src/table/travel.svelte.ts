/** Cards travel: when the table changes, a card that lies elsewhere than before moves there. Nothing waits for it. */

import { tick } from "svelte";
import { still } from "../settings.svelte";
import { sound } from "./sound";

const LONG = 220;

interface Spot {
  place: string;
  box: DOMRect;
}

const moving = new Set<Animation>();

function spots(): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>();
  for (const card of document.querySelectorAll<HTMLElement>("[data-card][data-place]")) {
    const spot = { place: card.dataset.place!, box: card.getBoundingClientRect() };
    const name = card.dataset.card!;
    found.set(name, [...(found.get(name) ?? []), spot]);
  }
  return found;
}

function fly(card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.hypot(dx, dy) < 4) return;
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
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

function land(before: Map<string, Spot[]>): void {
  const decks = [...document.querySelectorAll<HTMLElement>("[data-deck]")];
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card][data-place]")];
  const spotOf = (card: HTMLElement, same: boolean): Spot | undefined => {
    const known = before.get(card.dataset.card!) ?? [];
    const at = same ? known.findIndex(({ place }) => place === card.dataset.place) : 0;
    return at < 0 ? undefined : known.splice(at, 1)[0];
  };
  const stayed = new Map(cards.map((card) => [card, spotOf(card, true)])); // so that no copy comes from where one still lies
  let heard = false;
  for (const card of cards) {
    const spot = stayed.get(card) ?? spotOf(card, false);
    const from =
      spot?.box ?? decks.find((deck) => card.dataset.place!.startsWith(deck.dataset.deck!))?.getBoundingClientRect();
    if (!from) continue;
    fly(card, from);
    heard ||= spot?.place !== card.dataset.place;
  }
  if (heard) sound("card");
}

/** Any key or touch ends what is moving. */
const skip = () => moving.forEach((animation) => animation.finish());
addEventListener("keydown", skip);
addEventListener("pointerdown", skip);

export function travelling(moment: () => unknown): void {
  let known: unknown;
  $effect.pre(() => {
    const now = moment();
    if (now === known) return;
    const first = known === undefined;
    known = now;
    if (first || still() || document.hidden) return;
    const before = spots();
    void tick().then(() => land(before));
  });
}
