import "./look/fonts.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./settings.svelte";
import { speakAsBefore } from "./words/words.svelte";

keepSettings();
void speakAsBefore();
mount(App, { target: document.getElementById("page")! });
