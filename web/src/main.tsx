// The beginning: the theme, the language, the way here; then the page.

import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { App } from "./app";
import { watchMishaps } from "./net/mishaps";
import { patiently } from "./net/patient";
import { isMissingPart } from "./net/version";
import { startRouter } from "./router";
import { applyTheme } from "./settings";
import { needTexts } from "./text";

watchMishaps(isMissingPart);
applyTheme();
startRouter();
// Without words there is nothing to show, nor to say why: they are waited for.
await patiently(
  () => needTexts("shell"),
  () => {},
  () => true,
);
const root = document.getElementById("app");
if (root) render(<App />, root);
