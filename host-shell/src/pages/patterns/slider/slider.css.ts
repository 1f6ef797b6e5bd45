import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, motion, radius, size, space } = tokens;

export const slider = style({ ...stacked, gap: space.l });

export const track = style({
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

/** Editors see all slides below each other. */
export const list = style({
  listStyle: "none",
  display: "flex",
  gap: space.xl,
  selectors: { "[data-widget-editing] &": { flexWrap: "wrap" } },
});

export const slide = style({
  flex: "none",
  width: "100%",
  scrollSnapAlign: "start",
});

/** Hidden without script, since only the script makes the buttons work. */
export const controls = style({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  selectors: { "html:not([data-scripted]) &, [data-widget-editing] &": { display: "none" } },
});

export const button = style({
  display: "grid",
  placeItems: "center",
  width: rems(3),
  height: rems(3),
  padding: 0,
  border: "1.5px solid currentColor",
  borderRadius: radius.pill,
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:not([aria-disabled="true"]):hover': { background: color.ink, borderColor: color.ink, color: color.onInk },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: "default" },
  },
});

export const back = style({ display: "flex", rotate: "180deg" });

export const count = style({ minWidth: "4em", textAlign: "center", fontSize: size.s });
