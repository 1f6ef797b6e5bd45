import { keyframes, style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { figure } from "../../theme/typography.css.ts";

const { color, motion, size, space } = tokens;

/** A container for queries, so that the panel fits into a column as well as a page. */
export const panel = style({ containerType: "inline-size", minWidth: 0 });

export const title = style({ maxWidth: "100%", overflowWrap: "anywhere" });

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@container": { "(min-width: 40em)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xxl } },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignContent: "start",
  justifyItems: "start",
});

/** As high as the price and its note, so that nothing moves when the price is loaded. */
export const price = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  alignContent: "start",
  justifyItems: "start",
  width: "100%",
  minHeight: rems(6),
});

const settle = keyframes({ from: { opacity: 0, translate: "0 0.25rem" } });

export const amount = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.xs,
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${settle} ${motion.calm} ease-out` },
  },
});

export const kroner = style([
  figure,
  { minWidth: 0, overflowWrap: "anywhere", fontSize: `min(${size.display}, 17cqi)` },
]);

export const perMonth = style({ fontSize: size.l, lineHeight: 1.3, color: color.inkSoft });

export const reason = style({ fontWeight: 620, lineHeight: 1.45 });

export const bones = style({ width: rems(12), maxWidth: "100%", paddingTop: space.xxs });

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  alignContent: "start",
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  "@container": {
    "(min-width: 40em)": {
      gridColumn: 2,
      gridRow: "1 / span 2",
      paddingTop: 0,
      borderTop: 0,
      paddingInlineStart: space.xxl,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const partsTitle = style({ fontSize: size.s, fontWeight: 620, color: color.inkSoft });

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });

export const part = style({ display: "flex", columnGap: space.s, alignItems: "start", lineHeight: 1.45 });

/** Centred on the first line. */
export const mark = style({ display: "flex", height: "1.45em", alignItems: "center", color: color.good });

/** If there is no room next to a name, its price is below it. */
export const partText = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.s,
});

export const partName = style({ flex: "1 1 8em", minWidth: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const partPrice = style({ color: color.inkSoft });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s, alignSelf: "end" });
