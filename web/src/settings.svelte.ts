/** What this browser's owner likes. */

import { save, load } from "./net/storage";
import type { BotName } from "./net/wire";

const DEFAULTS = {
  theme: "dark" as "dark" | "light",
  motion: true,
  /** A move without an alternative plays itself. */
  forced: false,
  sound: 0.4,
  vibration: true,
  notify: false,
  level: "casual" as BotName,
  /** Counts what is left in a deck, odds and the like. */
  aids: true,
  /** The table as text, for screen readers. */
  text: false,
  muted: false,
  /** Whether single letters are shortcuts. */
  keys: true,
};

export type Settings = typeof DEFAULTS;
export const settings: Settings = $state({ ...DEFAULTS, ...load<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      save("settings", $state.snapshot(settings));
      document.documentElement.dataset.theme = settings.theme;
    });
  });
}

export const reducedMotion = () => !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
