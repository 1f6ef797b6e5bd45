import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { figure } from "shared-runtime/theme/typography.css.ts";
import { hidden } from "shared-runtime/ui/visually-hidden/visually-hidden.css.ts";

const { color, motion, radius, size, space } = tokens;
const moving = "(prefers-reduced-motion: no-preference)";

export const chart = style({ minWidth: 0 });

export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl });

/** The name and the price are above the bar, and the parts of the price are below the bar. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
  rowGap: space.xs,
  minWidth: 0,
});

export const name = style({
  flex: "1 1 min-content",
  minWidth: 0,
  fontWeight: 620,
  hyphens: "auto",
  overflowWrap: "break-word",
});

/** The mark of the total is below the bar, so that each total is on the same line as its name. */
export const total = style({ display: "contents" });

export const mark = style({ order: 2, marginInlineStart: "auto" });

export const amount = style([figure, { marginInlineStart: "auto", fontSize: size.xl, whiteSpace: "nowrap" }]);

const grow = keyframes({ from: { scale: "0 1" } });

export const bar = style({
  display: "flex",
  flex: "1 0 100%",
  height: rems(2.25),
  transformOrigin: "0 50%",
  selectors: { "[dir=rtl] &": { transformOrigin: "100% 50%" } },
  "@media": { [moving]: { animation: `${grow} ${motion.calm} cubic-bezier(0.2, 0.7, 0.2, 1)` } },
});

/** A line in the colour of the card separates adjacent parts. In forced colours, only the edge of each part remains. */
const piece = style({
  minWidth: 0,
  border: "1px solid transparent",
  backgroundClip: "padding-box",
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
  printColorAdjust: "exact",
  selectors: {
    "&:first-child": { borderStartStartRadius: radius.paper, borderEndStartRadius: radius.paper },
    "&:last-child": { borderStartEndRadius: radius.paper, borderEndEndRadius: radius.paper },
  },
  "@media": { "(forced-colors: active)": { borderColor: "CanvasText" } },
});

const strength = createVar();

/** Each part has another shade of the bar's colour. */
export const shade = styleVariants({
  priceUnionYearly: [{ vars: { [strength]: "100%" } }],
  priceUnemploymentYearly: [{ vars: { [strength]: "76%" } }],
  priceEarlyRetirementYearly: [{ vars: { [strength]: "54%" } }],
});

const colored = (base: string) => ({ backgroundColor: `color-mix(in oklab, ${base} ${strength}, ${color.surface})` });

export const part = styleVariants({ current: [piece, colored(color.edge)], ours: [piece, colored(color.ink)] });

const dot = style({
  display: "inline-block",
  width: "0.7em",
  height: "0.7em",
  borderRadius: "0.15em",
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
  printColorAdjust: "exact",
  "@media": { "(forced-colors: active)": { display: "none" } },
});

export const swatch = styleVariants({ current: [dot, colored(color.edge)], ours: [dot, colored(color.ink)] });

const settle = keyframes({ from: { opacity: 0 } });

/** The difference from the other bar. */
export const saved = style([
  piece,
  {
    marginInlineStart: 0,
    border: `1.5px dashed ${color.edge}`,
    backgroundColor: color.sun,
    "@media": { [moving]: { animation: `${settle} ${motion.calm} ${motion.quick} ease-out backwards` } },
  },
]);

export const detail = style({ fontSize: size.s, color: color.inkSoft, whiteSpace: "nowrap" });

/** Hides the only part, since it equals the total. */
export const hiddenDetail = style([hidden]);
