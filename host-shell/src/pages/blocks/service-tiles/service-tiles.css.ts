import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block, stacked, { gap: space.l }]);

export const tiles = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(17)}), 1fr))`,
  gap: space.m,
  listStyle: "none",
});

export const tile = style({
  position: "relative",
  minWidth: 0,
  overflowWrap: "anywhere",
  hyphens: "auto",
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  selectors: { "&:has(a:hover)": { borderColor: color.edge } },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: rems(2.5),
  height: rems(2.5),
  marginBlockEnd: space.xs,
  borderRadius: radius.pill,
  background: color.sand,
});

/** The link extends over the whole tile. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  marginBlockStart: "auto",
  fontWeight: 600,
  textDecorationColor: color.edge,
  selectors: {
    "&:hover": { textDecorationColor: color.accent },
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.tool },
  },
});
