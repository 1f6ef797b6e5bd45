import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

/** A column as wide as the container, even if a word is longer. */
const oneColumn = "minmax(0, 1fr)";

/** Rows with thin lines between them. Each row is high enough for a finger. */
export const first = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  maxWidth: "38em",
  borderBlock: `1px solid ${color.line}`,
});

export const firstStep = style({ selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } } });

export const firstLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: rems(3.25),
  paddingBlock: space.s,
  color: color.ink,
  fontWeight: 620,
  lineHeight: 1.35,
  textDecoration: "none",
  "@media": { print: { minHeight: 0, paddingBlock: space.xs } },
});

export const todo = style({
  minWidth: 0,
  hyphens: "auto",
  selectors: {
    [`${firstLink}:hover &`]: {
      textDecoration: "underline",
      textDecorationColor: color.accent,
      textUnderlineOffset: "0.25em",
    },
  },
});

globalStyle(`${firstLink} > svg`, { flex: "none", color: color.accent, "@media": { print: { display: "none" } } });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  "@media": { print: { display: "none" } },
});

export const areas = style({ display: "grid", gridTemplateColumns: oneColumn });

export const areasTitle = style({ scrollMarginTop: space.xl });

export const area = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.m, maxWidth: "42em" });

export const items = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.m });

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.s,
  breakInside: "avoid",
});

export const mark = style({ display: "flex", alignItems: "center", height: "1.6em" });

/** A remark that an item is good, but can be better. */
export const praise = style({ color: color.good });

/** The reason why an item is neither praised nor criticised. */
export const reservation = style({ color: color.inkSoft });

export const itemTitle = style({ fontWeight: 620 });
