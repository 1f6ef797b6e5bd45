import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font, motion, size, space } = tokens;

const roomy = "(min-width: 36em)";
const broad = "(min-width: 56em)";
const oneColumn = "minmax(0, 1fr)";

/** Laid out like a list in a magazine: the number in the margin, the text, and the visitor's rating at the side. */
export const card = style({
  display: "grid",
  gridTemplate: `"head" auto "distance" auto "body" auto "rating" auto / ${oneColumn}`,
  rowGap: space.s,
  paddingBlock: space.l,
  "@container": {
    [roomy]: {
      columnGap: space.m,
      gridTemplate: `"rank head" auto ". distance" auto ". body" auto ". rating" auto / ${rems(2.25)} ${oneColumn}`,
      paddingBlock: space.xl,
    },
    [broad]: {
      columnGap: space.l,
      gridTemplate: `"rank head distance" auto "rank body rating" 1fr / ${rems(2.25)} ${oneColumn} ${rems(16.25)}`,
    },
  },
});

/** The rank is decorative, since screen readers number the list. */
export const rank = style({
  display: "none",
  "@container": {
    [roomy]: {
      display: "block",
      gridArea: "rank",
      fontFamily: font.display,
      fontSize: size.xl,
      lineHeight: 1.15,
      fontVariantNumeric: "lining-nums tabular-nums",
      color: color.inkSoft,
    },
  },
});

export const head = style({ gridArea: "head", display: "grid", alignContent: "start", gap: space.xxs, minWidth: 0 });

export const title = style({ overflowWrap: "anywhere", scrollMarginTop: rems(5) });

export const where = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s,
  fontSize: size.s,
  lineHeight: 1.5,
  color: color.inkSoft,
  overflowWrap: "anywhere",
});

export const date = style({ fontSize: size.s, lineHeight: 1.5, color: color.inkSoft });

export const company = style({ fontWeight: 620, color: color.ink });

/** The same width on all cards, so that the lines start at the same position and can be compared. */
export const distance = style({
  gridArea: "distance",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.s,
  rowGap: space.xxs,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  "@container": { [broad]: { display: "block" } },
});

export const km = style({ minWidth: "6.2em", fontWeight: 620, overflowWrap: "anywhere" });

export const body = style({
  gridArea: "body",
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.m,
  alignContent: "start",
  minWidth: 0,
});

/** The start of the posting. The link leads to the whole posting. */
export const description = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
  maxWidth: "38em",
  lineHeight: 1.55,
  overflowWrap: "anywhere",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.l,
  rowGap: space.xs,
});

export const rating = style({
  gridArea: "rating",
  "@container": { [broad]: { alignSelf: "start" } },
});

export const qualities = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.s,
  maxWidth: "40em",
  minHeight: rems(4),
  paddingBlock: space.m,
  paddingInline: `min(${space.m}, 4cqi)`,
  borderInlineStart: `3px solid ${color.sun}`,
  background: color.sand,
  borderRadius: `0 ${tokens.radius.control} ${tokens.radius.control} 0`,
  fontSize: size.s,
  lineHeight: 1.55,
  overflowWrap: "anywhere",
});

export const points = style({ display: "grid", gap: space.xs });

export const point = style({ display: "grid", gridTemplateColumns: `auto ${oneColumn}`, columnGap: space.xs });

export const mark = style({ display: "flex", alignItems: "center", height: "1.55em", color: color.good });

export const chevron = style({
  display: "flex",
  transition: `rotate ${motion.calm}`,
  selectors: { '[aria-expanded="true"] &': { rotate: "180deg" } },
});

export const failure = style({ display: "grid", justifyItems: "start", gap: space.xs });
