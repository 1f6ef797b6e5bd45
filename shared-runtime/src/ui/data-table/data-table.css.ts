import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size, space } = tokens;

/** In a narrower container, each row is a card, and each cell shows the name of its column. */
const roomy = "(min-width: 36em)";
const phone = "(max-width: 35.99em)";

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  lineHeight: 1.45,
  "@container": { [phone]: { display: "block" } },
});

export const caption = style({
  paddingBlockEnd: space.s,
  fontWeight: 620,
  textAlign: "start",
  "@container": { [phone]: { display: "block" } },
});

export const head = style({
  "@container": { [phone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } },
});

export const body = style({ "@container": { [phone]: { display: "block" } } });

export const row = style({
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: "avoid",
  "@container": { [phone]: { display: "block", paddingBlock: space.s } },
});

const cell = style({
  padding: `${space.s} ${space.m} ${space.s} 0`,
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@container": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: space.m,
      paddingBlock: space.xxs,
      paddingInline: 0,
      // Only visible: a screen reader reads the column's name anyway.
      "::before": { content: 'attr(data-column) / ""', fontSize: size.s, color: color.inkSoft },
    },
  },
});

export const cells = styleVariants({
  start: [cell, { textAlign: "start" }],
  end: [
    cell,
    { fontVariantNumeric: "tabular-nums", "@container": { [roomy]: { textAlign: "end", paddingInlineEnd: space.xs } } },
  ],
});

const header = style({
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  fontSize: size.s,
  fontWeight: 620,
  verticalAlign: "bottom",
});

export const headers = styleVariants({
  start: [header, { textAlign: "start" }],
  end: [header, { textAlign: "end", paddingInlineEnd: space.xs }],
});

export const sort = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  fontWeight: "inherit",
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.3em",
  cursor: "pointer",
  ":hover": { textDecorationColor: color.accent },
});

export const arrow = style({ display: "inline-flex", width: "1em" });
