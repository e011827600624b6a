// The page: which view an address asks for.

import { remember } from "./api.js";
import { el } from "./dom.js";
import { home } from "./home.js";
import { openTable } from "./table.js";

const main = document.getElementById("main");
const table = location.pathname.match(/^\/t\/([a-z0-9]+)/)?.[1];

try {
  await remember();
  await (table ? openTable(main, table) : home(main));
} catch (refusal) {
  const way = table ? el("a.button", { href: "/" }, "To the games") : el("a.button", { href: "" }, "Try again");
  main.replaceChildren(el("section.panel", { role: "alert" }, el("p", refusal.message), way));
  if (!refusal.code) throw refusal;
}
