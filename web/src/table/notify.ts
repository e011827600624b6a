/** It is your turn: felt, and told outside the page if the page is not looked at. */

import type { TableInfo } from "../net/wire";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";

/** Browsers let no page be felt that nobody has touched yet, and complain about the attempt. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

export function notifyTurn({ id, title }: TableInfo): void {
  if (settings.vibration && !document.hidden && touched()) navigator.vibrate?.(60);
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(t("your-turn"), { body: title, tag: id, icon: "/page/seal.svg" });
  } catch {
    // Some phones have notifications only for pages with a worker; the title says it, too.
  }
}
