import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font, motion, radius, size, space } = tokens;

const broad = "(min-width: 54em)";
/** Wide enough for the digits and most city names. */
const beside = "(min-width: 15em)";
const oneColumn = "minmax(0, 1fr)";

export const screen = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.l,
  "@container": { [broad]: { gridTemplateColumns: `${oneColumn} ${rems(17)}`, columnGap: space.xxxl } },
});

/** Close together, so that field and button are visible without scrolling. */
export const main = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.m,
  alignContent: "start",
  minWidth: 0,
});

/** The margin leaves room for the steps above the title after scrolling to the title. */
export const title = style({ scrollMarginTop: rems(7) });

/** Hidden without scripting, where the text in `noscript` replaces the field. */
export const live = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.m,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const field = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.xxs });

/** The digits and their city on one line. */
export const place = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  alignItems: "center",
  columnGap: space.m,
  rowGap: space.xs,
  paddingBlockStart: space.xxs,
  "@container": { [beside]: { gridTemplateColumns: `auto ${oneColumn}` } },
});

const digits = style({
  appearance: "none",
  boxSizing: "content-box",
  // Wide enough for four digits in any of the fonts, with the letter spacing that a reader may set (0.12 em).
  width: "3.2em",
  maxWidth: `calc(100% - ${rems(1.25)})`,
  // Unequal, since the figures of the font are above the middle of their line.
  paddingBlock: "0.25em 0.07em",
  paddingInline: rems(0.5),
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.paper,
  color: color.ink,
  fontFamily: font.display,
  fontSize: size.xxl,
  fontWeight: 480,
  fontVariantNumeric: "lining-nums tabular-nums",
  letterSpacing: "0.04em",
  // The letter spacing after the last digit is part of the centred text. An indent of the same width centres the
  // digits.
  textIndent: "0.04em",
  textAlign: "center",
  lineHeight: 1.2,
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
});

export const zip = styleVariants({
  right: [digits],
  wrong: [digits, { borderColor: color.bad, borderWidth: 2, ":hover": { borderColor: color.bad } }],
});

/** The same height with and without a city, so that nothing moves. */
const cityLine = style({
  display: "flex",
  alignItems: "center",
  minWidth: 0,
  minHeight: rems(2.75),
  overflowWrap: "anywhere",
});

export const city = styleVariants({
  found: [
    cityLine,
    {
      fontFamily: font.display,
      fontSize: size.xl,
      fontWeight: 480,
      letterSpacing: "-0.02em",
      lineHeight: 1.1,
    },
  ],
  empty: [cityLine, { fontSize: size.s, color: color.inkSoft }],
});

export const problem = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
  paddingBlockStart: space.xxs,
});

/** The mark and its words stay in one row; only the button moves to the next one. */
export const knownCv = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  fontSize: size.s,
  color: color.inkSoft,
});

export const knownCvWords = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space.xs,
  minWidth: 0,
});

/** Hidden on narrow screens: on a phone the field comes directly under the headline. */
export const illustration = style({
  display: "none",
  "@container": { [broad]: { display: "block", alignSelf: "center" } },
});
