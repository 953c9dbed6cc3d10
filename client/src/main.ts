import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/scene.css";
import "./styles/page.css";
import "./styles/art-home.css";
import { houseArt } from "./lib/art";
import { texts } from "./lib/texts.svelte";

void houseArt();
void texts.load("common").then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
