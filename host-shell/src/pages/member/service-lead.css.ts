import { style } from "@vanilla-extract/css";

/** Hidden from the confirmation of the sheet over the page on. */
export const unlessDone = style({ selectors: { 'html[data-signup-sheet="done"] &': { display: "none" } } });
