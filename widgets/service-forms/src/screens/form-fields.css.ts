import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const heading = style({ display: "grid", gap: tokens.space.xs });

/**
 * Fields that a tick opens: below its label, with a line at the side that ends at its box. Half the box is 14 px, and
 * the label begins 28 px and the gap of the tick to the right.
 */
export const under = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.l,
  marginInlineStart: `calc(${rems(0.875)} - 1px)`,
  paddingInlineStart: `calc(${rems(0.875)} + min(${tokens.space.s}, 3vw))`,
  borderInlineStart: `2px solid ${tokens.color.line}`,
});
