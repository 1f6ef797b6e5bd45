import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, motion, radius, size, space } = tokens;

/** From this width on, the slides of a narrow slider are next to each other. */
const sideBySide = "screen and (min-width: 48em)";
const editing = "[data-widget-editing] &";
/** Room for focus rings, which the scrolling element would clip. */
const ring = "6px";

const slideWidth = createVar();
const gap = createVar();

const slider = style({ ...stacked, gap: space.l });

/** How many slides are in view. */
export const look = styleVariants({
  one: [slider, { vars: { [slideWidth]: "100%", [gap]: space.xl } }],
  cards: [
    slider,
    {
      vars: { [slideWidth]: `min(88%, ${rems(34)})`, [gap]: space.l },
      "@media": {
        [wideScreen]: { vars: { [slideWidth]: `calc((100% - 2 * ${space.xl}) / 3)`, [gap]: space.xl } },
      },
    },
  ],
  narrow: [slider, { vars: { [slideWidth]: `min(88%, ${rems(26)})`, [gap]: space.m } }],
});

export const track = style({
  overflowX: "auto",
  margin: `calc(-1 * ${ring})`,
  padding: ring,
  scrollPaddingInline: ring,
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
    print: { overflow: "visible" },
    [sideBySide]: { selectors: { [`${look.narrow} > &`]: { overflow: "visible" } } },
  },
});

/** On paper and for editors, all slides are below each other. */
export const list = style({
  listStyle: "none",
  display: "flex",
  gap,
  selectors: { [editing]: { flexWrap: "wrap" } },
  "@media": {
    print: { display: "block" },
    [sideBySide]: {
      selectors: {
        [`${look.narrow} &`]: {
          display: "grid",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          gap: space.l,
        },
      },
    },
  },
});

export const slide = style({
  flex: "none",
  width: slideWidth,
  minWidth: 0,
  scrollSnapAlign: "start",
  "@media": {
    print: { width: "auto", marginBlockEnd: space.l, breakInside: "avoid" },
    [sideBySide]: { selectors: { [`${look.narrow} &`]: { width: "auto", maxWidth: rems(36) } } },
  },
});

/** Hidden without script, since only the script makes the buttons work. */
export const controls = style({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  selectors: { "html:not([data-scripted]) &, [data-widget-editing] &": { display: "none" } },
  "@media": {
    print: { display: "none" },
    [sideBySide]: { selectors: { [`${look.narrow} > &`]: { display: "none" } } },
  },
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
  touchAction: "manipulation",
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:not([aria-disabled="true"]):hover': { background: color.ink, borderColor: color.ink, color: color.onInk },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: "default" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&[aria-disabled="true"]': { opacity: 1, borderStyle: "dashed", color: "GrayText" } },
    },
  },
});

export const back = style({ display: "flex", rotate: "180deg" });

export const count = style({
  minWidth: "5em",
  textAlign: "center",
  fontSize: size.s,
  fontVariantNumeric: "lining-nums tabular-nums",
});
