import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const roomy = "(min-width: 36em)";

export const picker = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });

/** One height for every state, so that nothing below moves when a file is picked. */
const base = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space.s,
  minHeight: rems(12),
  paddingBlock: space.m,
  paddingInline: `min(${space.m}, 5cqi)`,
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.tool,
  textAlign: "center",
  background: color.paper,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  "@container": { [roomy]: { padding: space.xl } },
});

export const zone = styleVariants({
  ready: [base],
  disabled: [base, { borderColor: color.line }],
  /** A file lies in it: no longer an empty place to fill. */
  holding: [base, { borderStyle: "solid", borderWidth: 1, borderColor: color.line }],
  dragging: [
    base,
    {
      borderStyle: "solid",
      borderColor: color.accent,
      background: color.sand,
    },
  ],
});

export const hint = style({
  color: color.inkSoft,
  fontSize: size.s,
  "@media": { "(hover: none) and (pointer: coarse)": { display: "none" } },
});

/** Covers what the zone holds while files hover over it, and takes no part in the dragging itself. */
export const release = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: space.m,
  borderRadius: `calc(${radius.tool} - 2px)`,
  background: color.sand,
  fontFamily: tokens.font.display,
  fontSize: size.xl,
  pointerEvents: "none",
});

export const note = style({
  fontSize: size.s,
  selectors: { "&:empty": { display: "none" } },
});

export const requirements = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.l,
  rowGap: space.xxs,
  fontSize: size.s,
  color: color.inkSoft,
});

export const requirement = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  "::before": {
    content: "",
    flex: "none",
    width: "0.45em",
    height: "0.45em",
    borderRadius: radius.pill,
    background: color.sun,
    border: `1px solid ${color.sun}`,
    translate: "0 -0.08em",
  },
});

export const picked = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  width: "100%",
  maxWidth: rems(34),
  textAlign: "start",
});

export const file = style({ display: "flex", gap: `min(${space.s}, 3cqi)`, lineHeight: 1.4 });

/** The size follows the name, below it where the name needs the line. */
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
    // How far it has come is not known: a piece of the bar passes by, or rests in the middle.
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
    "(forced-colors: active)": { appearance: "auto" },
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
