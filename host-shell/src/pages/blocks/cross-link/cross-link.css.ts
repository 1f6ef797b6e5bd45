import { style } from "@vanilla-extract/css";
import { column } from "../../chrome/page.css.ts";

/** Takes no room while the widget shows nothing. */
export const place = style([column]);
