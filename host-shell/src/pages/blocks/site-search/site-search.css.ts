import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, pageMargin, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font, motion, radius, size, space } = tokens;

export const search = style([
  block,
  column,
  {
    ...stacked,
    gap: space.xxl,
    alignContent: "start",
    flexGrow: 1,
    paddingTop: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
  },
]);

export const opening = style({ ...stacked, gap: space.m, maxWidth: rems(48) });

export const results = style({
  ...stacked,
  gap: space.l,
  transition: `opacity ${motion.calm} 300ms`,
  // The results of the search before stay until the new ones arrive.
  selectors: { '&[aria-busy="true"]': { opacity: 0.45 }, "&:empty": { display: "none" } },
});

/** Has room above it, since the script scrolls to it. */
export const count = style({ outlineOffset: space.xxs, scrollMarginBlockStart: rems(7.5) });

export const pageOf = style({
  color: color.inkSoft,
  fontFamily: font.text,
  fontSize: size.s,
  fontWeight: 400,
  letterSpacing: 0,
  marginInlineStart: space.xs,
  whiteSpace: "nowrap",
});

export const didYouMean = style({ fontSize: size.l });

export const spelling = style({
  display: "inline-block",
  paddingBlock: space.xs,
  fontWeight: 620,
  textUnderlineOffset: "0.2em",
});

export const columns = style({
  ...stacked,
  gap: space.l,
  "@media": {
    [wideScreen]: {
      gridTemplateColumns: `minmax(0, 3fr) minmax(0, 9fr)`,
      columnGap: space.xxxl,
      alignItems: "start",
    },
  },
});

export const categories = style({ "@media": { print: { display: "none" } } });

export const categoryList = style({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  "@media": {
    // One row that scrolls, to the edges of the screen. The room around it is for the outline of the focus.
    "screen and (width < 40em)": {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollPaddingInline: pageMargin,
      scrollbarWidth: "none",
      marginInline: `calc(-1 * ${pageMargin})`,
      paddingInline: pageMargin,
      marginBlock: `calc(-1 * ${space.xs})`,
      paddingBlock: space.xs,
    },
    [wideScreen]: { ...stacked, gap: space.xxs },
  },
});

globalStyle(`${categoryList} > li`, {
  "@media": { "screen and (width < 40em)": { flex: "none", scrollSnapAlign: "start" } },
});

export const category = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: rems(2.75),
  paddingInline: `min(${space.m}, 5vw)`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: "none",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.sand },
    "&[aria-current]": { borderColor: color.ink, background: color.sand, fontWeight: 620 },
  },
  "@media": {
    [wideScreen]: {
      paddingInline: space.s,
      borderColor: "transparent",
      borderRadius: radius.control,
      selectors: { "&[aria-current]": { borderColor: "transparent", boxShadow: `inset 3px 0 0 ${color.accent}` } },
    },
    "(forced-colors: active)": { selectors: { "&[aria-current]": { outline: "2px solid CanvasText" } } },
  },
});

export const categoryCount = style({
  color: color.inkSoft,
  fontSize: size.s,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 400,
});

export const list = style({ listStyle: "none", borderBlockEnd: `1px solid ${color.line}` });

export const result = style({
  ...stacked,
  gap: space.xs,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});

export const place = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s,
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: 1.4,
});

export const kind = style({ color: color.accent, fontWeight: 620 });

export const title = style({
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: 480,
  letterSpacing: "-0.015em",
  lineHeight: 1.2,
});

/** High enough for a finger also if the title has one line. */
export const link = style({
  display: "block",
  marginBlock: rems(-0.55),
  paddingBlock: rems(0.55),
  color: "inherit",
  textDecorationColor: color.edge,
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.16em",
  selectors: {
    "&:hover": { textDecorationColor: color.accent, textDecorationThickness: "2px" },
  },
});

export const mark = style({
  paddingInline: "0.08em",
  marginInline: "-0.08em",
  borderRadius: 2,
  background: `color-mix(in oklab, ${color.sun} 45%, transparent)`,
  color: color.ink,
  boxDecorationBreak: "clone",
  "@media": { "(forced-colors: active)": { background: "Mark", color: "MarkText" } },
});

export const phone = style({ whiteSpace: "nowrap" });

export const links = style({ ...stacked, gap: space.s });

export const linkList = style({ listStyle: "none", display: "flex", flexWrap: "wrap", gap: space.xs });

globalStyle(`${linkList} > li, ${categoryList} > li`, { maxWidth: "100%", overflowWrap: "anywhere" });

export const chip = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingBlock: space.xxs,
  paddingInline: `min(${space.m}, 5vw)`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: "none",
  transition: `background-color ${motion.quick}`,
  selectors: { "&:hover": { background: color.sand } },
});

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  paddingBlockStart: space.l,
  "@media": { print: { display: "none" } },
});

export const pages = style({ listStyle: "none", display: "flex", flexWrap: "wrap", gap: space.xxs });

export const pageItem = style({ display: "flex", alignItems: "center", gap: space.xxs });

export const gap = style({ color: color.inkSoft });

export const page = style({
  display: "grid",
  placeItems: "center",
  minWidth: rems(2.75),
  minHeight: rems(2.75),
  borderRadius: radius.pill,
  color: color.ink,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.sand },
    "&[aria-current]": { background: color.ink, color: color.paper, fontWeight: 620 },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[aria-current]": { outline: "2px solid CanvasText" } } } },
});

export const next = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  fontWeight: 600,
  textUnderlineOffset: "0.2em",
  textDecorationColor: color.edge,
  "@media": { [tablet]: { marginInlineStart: "auto" } },
});
