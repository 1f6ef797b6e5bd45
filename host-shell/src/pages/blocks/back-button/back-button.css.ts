import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, blockSpace, column } from "../../chrome/page.css.ts";

/** The space of a line of text: the link belongs to the block below it. */
export const place = style([column, block, { vars: { [blockSpace]: tokens.space.s } }]);
