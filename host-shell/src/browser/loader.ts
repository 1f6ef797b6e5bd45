import { enterRequestedEditing } from "./is-editing.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";
import { watchPlaceholders } from "./placeholders.ts";
import { startWidget } from "./start-widget.ts";

// Tag managers may include the loader twice, often under another address; the first one serves the whole page.
const loader = permitted(() => Symbol.for("host-shell.loader")) ?? "host-shell.loader";
if (!(loader in window)) {
  Reflect.set(window, loader, true);
  // Text sizes in widgets are relative to the reader's text size, not to the font size of the page's root element.
  CSS.registerProperty({ name: "--lk-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
  enterRequestedEditing();
  watchPlaceholders(document, startWidget);
}
