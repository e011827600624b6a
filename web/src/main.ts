import "./look/fonts.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { underWay } from "./activity";
import { keepSettings } from "./settings.svelte";
import { restoreLanguage } from "./words/words.svelte";

declare global {
  interface Window {
    eminence: { underWay: typeof underWay };
  }
}

window.eminence = { underWay };
keepSettings();
void restoreLanguage();
mount(App, { target: document.getElementById("page")! });
