import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const forced = "(forced-colors: active)";

export const strength = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.m,
  fontSize: size.s,
  lineHeight: 1.4,
});

export const label = style({ minWidth: 0, overflowWrap: "anywhere", color: color.inkSoft });

export const level = style({ minWidth: 0, overflowWrap: "anywhere", fontWeight: 620 });

export const meter = style({ display: "flex", gap: space.xxs });

const segment = style({
  flex: "1 1 0",
  height: rems(0.375),
  border: "1px solid transparent",
  borderRadius: radius.pill,
  transition: `background-color ${motion.calm}`,
});

export const part = styleVariants({
  filled: [segment, { background: color.ink, "@media": { [forced]: { background: "CanvasText" } } }],
  empty: [
    segment,
    { background: color.line, "@media": { [forced]: { background: "Canvas", borderColor: "CanvasText" } } },
  ],
});

export const checks = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(13)}), 1fr))`,
  gap: `${space.xxs} ${space.m}`,
  paddingTop: space.xxs,
});

const row = style({
  display: "flex",
  columnGap: space.xs,
  minWidth: 0,
  fontSize: size.s,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const check = styleVariants({
  passed: [row, { color: color.ink }],
  missing: [row, { color: color.inkSoft }],
});

/** Centred on the first line. */
export const mark = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: rems(1.25),
  height: "1.4em",
  color: color.good,
});

export const ring = style({
  width: rems(0.625),
  height: rems(0.625),
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.pill,
});
