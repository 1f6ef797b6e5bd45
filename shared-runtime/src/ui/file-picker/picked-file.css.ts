import { keyframes, style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

export const picked = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  width: "100%",
  maxWidth: rems(34),
  textAlign: "start",
});

export const file = style({ display: "flex", gap: `min(${space.s}, 3cqi)`, lineHeight: 1.4 });

/** The size is after the name, or on the next line if the name is long. */
export const fileFacts = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space.s,
});

export const mark = style({ flex: "none", display: "flex", alignItems: "center", height: "1.4em" });

export const fileName = style({ fontWeight: 620, minWidth: 0, overflowWrap: "anywhere" });

export const fileSize = style({
  whiteSpace: "nowrap",
  fontSize: size.s,
  color: color.inkSoft,
});

export const upload = style({ display: "flex", alignItems: "center", gap: space.s, minHeight: rems(1.5) });

const pass = keyframes({ from: { backgroundPosition: "-50% 0" }, to: { backgroundPosition: "150% 0" } });

const track = {
  background: color.line,
  borderRadius: radius.pill,
} as const;
const fill = {
  background: color.accent,
  borderRadius: radius.pill,
  transition: `width ${motion.calm}`,
} as const;

export const bar = style({
  appearance: "none",
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  height: rems(0.5),
  border: "none",
  ...track,
  accentColor: color.accent,
  selectors: {
    // If indeterminate, a segment moves along the bar; with reduced motion, it rests in the middle.
    "&:indeterminate": {
      backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
      backgroundRepeat: "no-repeat",
      backgroundSize: "35% 100%",
      backgroundPosition: "50% 0",
    },
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": fill,
    "&::-moz-progress-bar": fill,
  },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: { "&:indeterminate": { animation: `${pass} 1.4s ease-in-out infinite` } },
    },
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      background: "Canvas",
      border: "1px solid CanvasText",
      selectors: {
        "&:indeterminate": { backgroundImage: "linear-gradient(Highlight, Highlight)" },
        "&::-webkit-progress-value": { background: "Highlight" },
        "&::-moz-progress-bar": { background: "Highlight" },
      },
    },
  },
});

export const percent = style({
  minWidth: "4ch",
  textAlign: "end",
  fontSize: size.s,
  fontVariantNumeric: "tabular-nums",
  color: color.inkSoft,
});

export const problem = style({ color: color.ink });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.s,
  rowGap: space.xs,
});
