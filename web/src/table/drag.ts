/** Dragging: a lit card dropped onto a lit place means both; from the hand onto the table, or the other way, it means the
 * card. Anywhere else nothing was meant. */

import type { Play } from "./play.svelte";
import { follow } from "./steps";

const FAR = 9;
/** A finger that rests so long lifts a card; one that moves sooner scrolls. */
const HOLD = 220;

export function dragging(root: HTMLElement, play: Play): { destroy(): void } {
  let from: { card: HTMLElement; step: string; x: number; y: number; id: number; at: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const card = (event.target as Element).closest<HTMLElement>(".card.lit[data-step]");
    if (!card || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    from = { card, step: card.dataset.step!, x, y, id, at: event.timeStamp };
  }

  function lift(card: HTMLElement): HTMLElement {
    const box = card.getBoundingClientRect();
    const copy = card.cloneNode(true) as HTMLElement;
    for (const name of ["card", "place", "step"]) copy.removeAttribute(`data-${name}`);
    copy.classList.remove("lit");
    copy.classList.add("ghost");
    Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
    document.body.append(copy);
    card.classList.add("lifted");
    play.inspected = null;
    return copy;
  }

  /** What it is dropped onto comes next only if there is more to choose: a card alone is played by the drop. */
  const needsMore = (step: string) => "chosen" in follow(play.paths, play.chosen, step);

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (event.pointerType === "touch" && event.timeStamp - from.at < HOLD) {
        from = null;
        return;
      }
      ghost = lift(from.card);
      if (needsMore(from.step)) play.point(from.step);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  }

  /** A finger that carries a card does not scroll. */
  const hold = (event: TouchEvent) => ghost && event.cancelable && event.preventDefault();

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (ghost) {
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const area = from.card.closest("[data-hand]") ? ".board" : "[data-hand]";
      drop(from.step, document.elementsFromPoint(event.clientX, event.clientY), area);
    }
    letGo();
  }

  function drop(step: string, under: Element[], area: string): void {
    const onto = under.map((node) => node.closest<HTMLElement>("[data-step]")?.dataset.step).find(Boolean);
    const begun = play.chosen.includes(step);
    if (onto && onto !== step && play.lit.has(onto)) play.point(onto);
    else if (!begun && onto !== step && under.some((node) => node.closest(area))) play.point(step);
  }

  function letGo(): void {
    from?.card.classList.remove("lifted");
    ghost?.remove();
    from = ghost = null;
  }

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  root.addEventListener("pointerdown", down);
  root.addEventListener("touchmove", hold, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", letGo);
  return {
    destroy() {
      letGo();
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", hold);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", letGo);
    },
  };
}
