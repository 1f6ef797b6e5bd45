import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size, space } = tokens;

/** A field with what belongs to it, one under the other. */
export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.xxs,
  minWidth: 0,
  // Where a link leads to its label, the label does not stick to the edge.
  scrollMarginTop: rems(1.5),
});

/** A line at the side leads the eye from the summary to what is to be mended. */
export const wrong = style({
  borderInlineStart: `4px solid ${color.bad}`,
  paddingInlineStart: `min(${space.s}, 3vw)`,
});

export const label = style({
  fontSize: size.m,
  fontWeight: 620,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  hyphens: "auto",
  scrollMarginTop: rems(1.5),
});

export const hint = style({ fontSize: size.s, lineHeight: 1.5, color: color.inkSoft, overflowWrap: "anywhere" });

export const problem = style({
  display: "flex",
  gap: space.xxs,
  fontSize: size.s,
  fontWeight: 620,
  lineHeight: 1.5,
  color: color.bad,
});

/** Hangs in the middle of the first line. */
export const mark = style({ display: "flex", flex: "none", alignItems: "center", height: "1.5em" });

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
