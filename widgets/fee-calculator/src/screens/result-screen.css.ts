import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

export const screen = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl });

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });

/** The list of what the price includes is next to the prices if there is room. */
export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  breakInside: "avoid",
  "@container": {
    "(min-width: 48em)": {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: space.xxl,
      rowGap: space.m,
    },
  },
});

export const prices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignContent: "start",
});

export const label = style({ fontSize: size.s, lineHeight: 1.4, fontWeight: 620, color: color.inkSoft });

export const included = style({
  display: "grid",
  gap: space.m,
  alignContent: "start",
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  "@container": {
    "(min-width: 48em)": {
      gridColumn: 2,
      gridRow: "1 / span 2",
      paddingBlockStart: 0,
      borderBlockStart: 0,
      paddingInlineStart: space.xl,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const list = style({ display: "grid", gap: space.s });

export const item = style({ display: "flex", columnGap: space.s, lineHeight: 1.5 });

/** Centred on the first line. */
export const mark = style({ display: "flex", height: "1.5em", alignItems: "center", color: color.good });

/** Shown below the prices. */
export const next = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignContent: "start",
  "@container": { "(min-width: 48em)": { gridColumn: 1 } },
  "@media": { print: { display: "none" } },
});

export const actions = style({
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  paddingBlockStart: space.s,
});
