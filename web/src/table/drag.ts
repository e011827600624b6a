/** Dragging a lit card onto a lit place means both, one after the other. */

import type { Play } from "./play.svelte";

const FAR = 9;

export function dragging(root: HTMLElement, play: Play): { destroy(): void } {
  let from: { card: HTMLElement; step: string; x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const card = (event.target as Element).closest<HTMLElement>(".card.lit[data-step]");
    if (!card || event.button !== 0 || event.pointerType === "touch") return;
    from = { card, step: card.dataset.step!, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      ghost = from.card.cloneNode(true) as HTMLElement;
      const box = from.card.getBoundingClientRect();
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        zIndex: "30",
        pointerEvents: "none",
        opacity: "0.9",
      });
      document.body.append(ghost);
      play.inspected = null;
      play.point(from.step);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  }

  function up(event: PointerEvent): void {
    if (!from) return;
    if (ghost) {
      ghost.remove();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const target = document.elementsFromPoint(event.clientX, event.clientY);
      const step = target.map((node) => node.closest<HTMLElement>("[data-step]")?.dataset.step).find(Boolean);
      if (step && step !== from.step && play.lit.has(step)) play.point(step);
    }
    from = ghost = null;
  }

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy() {
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
