import { watchPlaceholders } from "./placeholders.ts";
import { startWidget } from "./start-widget.ts";

// Text sizes in widgets count from the reader's own text size, whatever the page sets on its root element.
try {
  CSS.registerProperty({ name: "--lk-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
} catch {
  // Registered by the page's own style sheet or by a second copy of the loader.
}

watchPlaceholders(document, startWidget);
