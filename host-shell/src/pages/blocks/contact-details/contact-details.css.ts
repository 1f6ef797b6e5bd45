import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

const roomy = "screen and (min-width: 40em)";
const withScript = "html[data-scripted] &, [data-widget-editing] &, html[data-editing] &";

export const section = style([column, block]);

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  listStyle: "none",
});

/** The form opens below the value, over the whole row. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  padding: `${space.m} ${space.l}`,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const words = style({ display: "grid", gap: space.xxs, minWidth: 0, paddingInlineEnd: rems(4.5) });
export const value = style({ whiteSpace: "pre-line", fontSize: size.m });

export const pending = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xxs,
  marginBlockStart: space.xs,
  paddingInlineStart: space.m,
  borderInlineStart: `2px solid ${color.edge}`,
});
export const pendingWords = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space.xs });

export const edit = style({
  display: "none",
  selectors: { [withScript]: { display: "block" } },
  "@media": { print: { display: "none !important" } },
});

/** In the upper right corner of the row, whether the form is open or not. */
export const summary = style({
  position: "absolute",
  insetBlockStart: space.xs,
  insetInlineEnd: space.m,
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingInline: space.s,
  borderRadius: radius.control,
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { textDecorationColor: color.accent } },
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  maxWidth: rems(30),
  paddingBlock: space.s,
});

export const actions = style({
  display: "grid",
  gap: space.s,
  "@media": { [roomy]: { display: "flex", alignItems: "center" } },
});

export const failed = style({ color: color.bad, fontWeight: 620, selectors: { "&:empty": { display: "none" } } });

export const scripted = style({ display: "none", selectors: { [withScript]: { display: "block" } } });
export const withoutScript = style({ selectors: { [withScript]: { display: "none" } } });
