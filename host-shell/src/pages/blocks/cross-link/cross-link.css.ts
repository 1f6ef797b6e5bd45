import { style } from "@vanilla-extract/css";
import { column } from "../../chrome/page.css.ts";

/** While no CV is stored, the place has no height, and the widget is not loaded. */
export const place = style([
  column,
  {
    selectors: {
      "html:not([data-stored-cv], [data-widget-editing]) body:not([data-widget-editing]) &": { display: "none" },
    },
  },
]);
