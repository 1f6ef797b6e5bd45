import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

/** The radius of a card's corners, which its focus ring has, too. */
export const corner = createVar();

/** The room that a card's link fills. */
export const card = style({
  vars: { [corner]: radius.paper },
  position: "relative",
  minWidth: 0,
  borderRadius: corner,
  overflowWrap: "anywhere",
  hyphens: "auto",
  breakInside: "avoid",
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

/** Extends over the whole card. The focus ring is around the card. */
export const link = style({
  color: "inherit",
  textDecorationColor: "transparent",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.14em",
  transition: `text-decoration-color ${motion.quick}`,
  selectors: {
    "&:hover": { textDecorationColor: color.sun },
    "&:focus-visible": { outline: "none" },
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: corner },
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: "2px", zIndex: 1 },
  },
  // The colour of the line would be the one of the background.
  "@media": { "(forced-colors: active)": { selectors: { "&:hover": { textDecorationColor: "currentColor" } } } },
});

/** At least as high as a finger, with the arrow at the last word. */
export const cue = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  paddingBlock: space.xxs,
  fontSize: size.s,
  fontWeight: 620,
  lineHeight: 1.3,
});

export const arrow = style({
  flex: "none",
  transition: `translate ${motion.quick}`,
  selectors: { [`${card}:has(a:hover) &`]: { translate: "4px 0" } },
  "@media": {
    "(prefers-reduced-motion: reduce)": { selectors: { [`${card}:has(a:hover) &`]: { translate: "none" } } },
  },
});

/** The distance of the cards of a grid. */
export const gridGap = createVar();

/** Columns that are at least as wide as `least` and at most `count`, whatever holds the grid. */
const columns = (count: number) =>
  style({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${rems(12.5)}, (100% - ${gridGap} * ${count - 1}) / ${count})), 1fr))`,
    gap: gridGap,
    vars: { [gridGap]: space.l },
  });

/** A grid of cards by its greatest number of columns. */
export const grid = styleVariants({ two: [columns(2)], three: [columns(3)] });
