/** Where we are: "/" is the first view, "/t/ID" a table; what follows "#" is a view beside it. */

const read = () => ({ table: /^\/t\/([a-z0-9]+)/.exec(location.pathname)?.[1] ?? "", beside: location.hash.slice(1) });

export const route = $state(read());
const follow = () => Object.assign(route, read());

addEventListener("popstate", follow);
addEventListener("hashchange", follow);

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
  setTimeout(() => document.getElementById("main")?.focus());
}

/** Links inside the page need no new load. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  const inside = url.pathname === "/" || url.pathname.startsWith("/t/");
  if (url.origin !== location.origin || link.target || link.hasAttribute("download") || !inside) return;
  event.preventDefault();
  go(url.pathname + url.hash);
}
