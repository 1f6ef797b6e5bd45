import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, wideScreen } from "../../chrome/page.css.ts";

const { space } = tokens;

export const section = style([column, block]);

/** On wide screens it aligns with the right column of the other blocks. */
export const right = style({
  "@media": { [wideScreen]: { marginInlineStart: `calc(100% * 5 / 12 + ${space.xxxl} * 7 / 12)` } },
});
