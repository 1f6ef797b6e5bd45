import { watchPlaceholders } from "./placeholders.ts";
import { startWidget } from "./start-widget.ts";

// Tag managers include a loader a second time, often under another address; the first one serves the whole page.
const loader = Symbol.for("host-shell.loader");
if (!(loader in window)) {
  Object.assign(window, { [loader]: true });
  // Text sizes in widgets count from the reader's own text size, whatever the page sets on its root element.
  CSS.registerProperty({ name: "--lk-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
  watchPlaceholders(document, startWidget);
}
