// The beginning: the theme, the language, the way here; then the page.

import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { App } from "./app";
import { startRouter } from "./router";
import { applyTheme } from "./settings";
import { needTexts } from "./text";

applyTheme();
startRouter();
await needTexts("shell");
const root = document.getElementById("app");
if (root) render(<App />, root);
