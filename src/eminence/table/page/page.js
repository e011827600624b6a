// The page: which view an address asks for.

import { remember } from "./api.js";
import { notice } from "./dom.js";
import { home } from "./home.js";
import { openTable } from "./table.js";

const main = document.getElementById("main");
const table = location.pathname.match(/^\/t\/([a-z0-9]+)/)?.[1];

try {
  await remember();
  await (table ? openTable(main, table) : home(main));
} catch (refusal) {
  notice(refusal.message);
  if (!(refusal instanceof Error) || !refusal.code) throw refusal;
}
