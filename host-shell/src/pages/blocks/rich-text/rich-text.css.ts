import { style } from "@vanilla-extract/css";
import { block, column, textIndent, wideScreen } from "../../chrome/page.css.ts";

export const section = style([column, block]);

/** On wide screens it aligns with the right column of the other blocks. */
export const right = style({
  "@media": { [wideScreen]: { marginInlineStart: textIndent } },
});
