import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size, space } = tokens;

/** In a narrower container, each answer is below its label. */
const roomy = "(min-width: 36em)";

export const summary = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  paddingTop: space.s,
  borderTop: `2px solid ${color.ink}`,
});

export const top = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.m,
});

// Wide enough for a finger, even if the label is short.
globalStyle(`${top} > button`, { flex: "none", justifyContent: "flex-end", minWidth: rems(2.75), maxWidth: "50%" });

export const title = style({
  minWidth: 0,
  fontSize: size.l,
  fontWeight: 620,
  lineHeight: 1.3,
  letterSpacing: "-0.005em",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const incomplete = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  fontSize: size.s,
  fontWeight: 620,
  color: color.warn,
});

export const answers = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", margin: 0 });

export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.l,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  "@container": { [roomy]: { gridTemplateColumns: `minmax(0, ${rems(15)}) minmax(0, 1fr)` } },
});

export const label = style({
  fontSize: size.s,
  lineHeight: 1.5,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const value = style({
  margin: 0,
  fontSize: size.m,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  // Keeps the line breaks of an address or a message.
  whiteSpace: "pre-line",
});

export const absent = style({ color: color.inkSoft });
