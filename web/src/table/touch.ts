/** Whether the last thing that touched the page was a finger: browsers make up a mouse after it, which hovers nowhere. */

let finger = false;
addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { capture: true });
addEventListener(
  "pointermove",
  (event) => {
    if (event.pointerType === "mouse" && (event.movementX || event.movementY)) finger = false;
  },
  { capture: true },
);

export const byTouch = () => finger;
