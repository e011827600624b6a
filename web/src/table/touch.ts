/** Whether the last thing that touched the page was a finger: browsers make up a mouse after it, which hovers nowhere. */

let finger = false;
let at = 0;
addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { capture: true });
addEventListener(
  "pointermove",
  (event) => {
    at = event.clientX;
    if (event.pointerType === "mouse" && (event.movementX || event.movementY)) finger = false;
  },
  { capture: true },
);

export const isTouch = () => finger;
/** How far from the left the pointer was last. */
export const pointerX = () => at;
