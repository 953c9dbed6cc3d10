import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/scene.css";
import "./styles/controls.css";
import "./styles/panels.css";
import "./styles/overlays.css";
import "./styles/small.css";
import "./styles/home.css";
import "./styles/pages.css";
import "./styles/rails.css";
import "./styles/people.css";
import "./styles/paper.css";
import "./styles/touch.css";
import low from "./styles/low.css?url";
import { houseArt } from "./lib/art";
import { session } from "./lib/session.svelte";
import { texts } from "./lib/texts.svelte";

// The arrangements of low and middle windows come after every title's own sheet.
const last = document.createElement("link");
last.rel = "stylesheet";
last.href = low;
last.dataset.last = "";
document.head.append(last);

void houseArt();
// The names of the titles are part of nearly every page; without them the page says what is wrong.
const known = session.start().catch(() => undefined);
void Promise.all([texts.load("common"), known]).then(() =>
  mount(App, { target: document.getElementById("app") ?? document.body }),
);
