import { style } from "@vanilla-extract/css";

/** As high as the text around it, a little larger. */
export const icon = style({ flex: "none", width: "1.2em", height: "1.2em" });
