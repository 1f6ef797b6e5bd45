import { style } from "@vanilla-extract/css";
import { column } from "../chrome/page.css.ts";

/** Takes no room as long as the widget shows nothing. */
export const place = style([column]);
