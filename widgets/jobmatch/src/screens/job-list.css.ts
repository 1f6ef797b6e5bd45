import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const jobs = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** Jobs far from the viewport are neither laid out nor painted. */
export const job = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${rems(19)}`,
  borderTop: `1px solid ${tokens.color.line}`,
  // Leaves room for focus rings, which are clipped at the edge.
  overflowClipMargin: rems(0.375),
});
