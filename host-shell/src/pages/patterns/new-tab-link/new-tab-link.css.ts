import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const link = style({ overflowWrap: "anywhere" });

// The arrow stays with the last word when the link has several lines.
globalStyle(`${link} > svg`, { display: "inline", verticalAlign: "-0.15em", marginInlineStart: tokens.space.xs });
