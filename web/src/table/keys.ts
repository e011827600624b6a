/** Every action by keyboard. */

import { flushSync } from "svelte";
import { settings } from "../settings.svelte";
import type { Plain } from "../words/keys";
import type { Play } from "./play.svelte";

export type SheetName = "log" | "talk" | "rules" | "menu" | "keys";

export const KEYS: [string, Plain][] = [
  ["← →", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["1 – 9", "keys-number"],
  ["Esc", "keys-escape"],
  ["U", "keys-undo"],
  ["H", "keys-hint"],
  ["T", "keys-type"],
  ["[ ]", "keys-scrub"],
  ["L", "keys-log"],
  ["R", "keys-rules"],
  ["M", "keys-menu"],
  ["?", "keys-help"],
];

const lit = () => [...document.querySelectorAll<HTMLElement>(".lit[data-step], .buttons [data-step]")];

function walk(by: number): void {
  const all = lit();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length + (at < 0 && by < 0 ? 1 : 0)) % all.length]?.focus();
}

export function handleKey(event: KeyboardEvent, play: Play): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (target.matches("input:not([type=range]), select, textarea")) {
    if (event.key === "Escape") target.blur();
    if (event.key !== "Escape" || !target.matches("select")) return; // nothing was typed that could be lost
  }
  const open = (name: SheetName) => () => (play.sheet = name);
  const always: Record<string, () => void> = {
    ArrowRight: () => walk(1),
    ArrowLeft: () => walk(-1),
    Escape: () => {
      play.inspected = null;
      if (play.trouble) play.trouble = undefined;
      else if (!play.live) play.backToNow();
      else play.back();
    },
  };
  const letters: Record<string, () => void> = {
    u: () => play.canUndo && void play.undo(),
    h: () => play.canAskHint && void play.askHint(),
    t: () => {
      play.typing = true;
      flushSync(); // what is typed next belongs there
      document.querySelector<HTMLElement>("[data-typed]")?.focus();
    },
    "[": () => void play.step(-1),
    "]": () => void play.step(1),
    l: open("log"),
    r: open("rules"),
    m: open("menu"),
    "?": open("keys"),
  };
  const number = /^[1-9]$/.exec(event.key);
  const letter = number ? () => lit()[Number(event.key) - 1]?.click() : letters[event.key.toLowerCase()];
  const action = always[event.key] ?? (settings.keys ? letter : undefined);
  if (!action || (event.key.startsWith("Arrow") && target.matches("[type=range]"))) return;
  event.preventDefault();
  action();
}
