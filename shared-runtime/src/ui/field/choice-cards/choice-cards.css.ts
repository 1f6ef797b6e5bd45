import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const grid = style({ display: "grid", gap: space.xs, width: "100%", marginBlockStart: space.xxs });

export const cards = styleVariants({
  detailed: [grid, { gridTemplateColumns: "minmax(0, 1fr)" }],
  simple: [grid, { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(8)}), 1fr))` }],
  illustration: [grid, { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(9)}), 1fr))`, gap: space.s }],
});

const base = style({
  position: "relative",
  minWidth: 0,
  minHeight: rems(3),
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: "pointer",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
  selectors: {
    // The inner line makes the edge thicker without moving anything.
    "&:has(:checked)": { borderColor: color.ink, background: color.sand, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } } },
  },
});

const row = style([
  base,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    columnGap: `min(${space.s}, 3vw)`,
    paddingBlock: space.s,
    paddingInline: `min(${space.m}, 4vw)`,
  },
]);

export const card = styleVariants({
  detailed: [row],
  simple: [row],
  illustration: [
    base,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      justifyItems: "center",
      gap: space.xs,
      paddingBlock: space.m,
      paddingInline: space.xs,
      textAlign: "center",
    },
  ],
});

export const drawing = style({ width: rems(4.5) });

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0, maxWidth: "100%" });

export const label = style({
  paddingBlockStart: rems(0.125),
  lineHeight: 1.4,
  fontWeight: 560,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const hint = style({ fontSize: size.s, lineHeight: 1.45, color: color.inkSoft, overflowWrap: "anywhere" });
