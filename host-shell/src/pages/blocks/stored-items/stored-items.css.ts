import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { size } = tokens;

export const section = style([column, block, stacked]);

export const words = style({ maxWidth: rems(42) });

/** The width of this element decides whether the rows of the table become cards. */
export const frame = style({ containerType: "inline-size" });

export const name = style({ fontFamily: "monospace", fontSize: size.s });
