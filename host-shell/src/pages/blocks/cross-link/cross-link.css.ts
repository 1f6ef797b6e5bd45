import { style } from "@vanilla-extract/css";
import { column } from "../../chrome/page.css.ts";

/** Takes no room, and the widget is not loaded, while no CV is stored. */
export const place = style([
  column,
  { selectors: { "html:not([data-stored-cv]) body:not([data-widget-editing]) &": { display: "none" } } },
]);
