import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size, space } = tokens;

/** A field with its label, hint and error. */
export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.xxs,
  minWidth: 0,
  // Leaves room above the label when a link scrolls to it.
  scrollMarginTop: rems(1.5),
});

/** A line at the side of a field marks an error. */
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

export const optional = style({ fontWeight: 400, color: color.inkSoft });

export const hint = style({ fontSize: size.s, lineHeight: 1.5, color: color.inkSoft, overflowWrap: "anywhere" });

export const problem = style({
  display: "flex",
  gap: space.xxs,
  fontSize: size.s,
  fontWeight: 620,
  lineHeight: 1.5,
  color: color.bad,
});

/** Centred on the first line. */
export const mark = style({ display: "flex", flex: "none", alignItems: "center", height: "1.5em" });

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
