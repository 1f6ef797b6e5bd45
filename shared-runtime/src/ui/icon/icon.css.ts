import { style } from "@vanilla-extract/css";

/** Slightly larger than the text around it. */
export const icon = style({ flex: "none", width: "1.2em", height: "1.2em" });
