/** Words that name a card: it is shown large as long as one points at them, like a card itself. */

import type { Play } from "../table/play.svelte";

interface Named {
  play: Play;
  name: string;
}

export function inspecting(node: HTMLElement, given: Named): { update(now: Named): void; destroy(): void } {
  let { play, name } = given;
  const show = () => (play.inspected = name);
  const hide = () => {
    if (play.inspected === name) play.inspected = null;
  };
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && show();
  node.addEventListener("click", show);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("blur", hide);
  return { update: (now) => ({ play, name } = now), destroy: hide };
}
