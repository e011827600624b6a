/** Every action by keyboard. */

import type { Play } from "./play.svelte";

export type SheetName = "log" | "talk" | "rules" | "menu" | "keys";

export const KEYS: [string, string][] = [
  ["← →", "keys.arrows"],
  ["Enter", "keys.enter"],
  ["1 – 9", "keys.number"],
  ["Esc", "keys.escape"],
  ["U", "keys.undo"],
  ["T", "keys.type"],
  ["[ ]", "keys.scrub"],
  ["L", "keys.log"],
  ["R", "keys.rules"],
  ["M", "keys.menu"],
  ["?", "keys.help"],
];

const lit = () => [...document.querySelectorAll<HTMLElement>(".lit[data-step], .buttons [data-step]")];

function walk(by: number): void {
  const all = lit();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length + (at < 0 && by < 0 ? 1 : 0)) % all.length]?.focus();
}

export function keys(event: KeyboardEvent, play: Play, open: (name: SheetName) => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("dialog")) return;
  if (target.matches("input:not([type=range]), select, textarea")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  const deeds: Record<string, () => void> = {
    ArrowRight: () => walk(1),
    ArrowLeft: () => walk(-1),
    Escape: () => {
      play.inspected = null;
      if (play.trouble) play.trouble = "";
      else if (!play.live) play.backToNow();
      else play.back();
    },
    u: () => play.undoable && void play.undo(),
    t: () => {
      play.typing = true;
      setTimeout(() => document.querySelector<HTMLElement>("[data-typed]")?.focus());
    },
    "[": () => void play.step(-1),
    "]": () => void play.step(1),
    l: () => open("log"),
    r: () => open("rules"),
    m: () => open("menu"),
    "?": () => open("keys"),
  };
  const number = /^[1-9]$/.exec(event.key);
  const deed = number ? () => lit()[Number(event.key) - 1]?.click() : deeds[event.key];
  if (!deed || (event.key.startsWith("Arrow") && target.matches("[type=range]"))) return;
  event.preventDefault();
  deed();
}
