import { style, styleVariants } from "@vanilla-extract/css";
import { figure as figureStyle } from "shared-runtime/theme/typography.css.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

const roomy = "(min-width: 36em)";
const broad = "(min-width: 60em)";

/** As wide as the container, however long its words are. */
const oneColumn = "minmax(0, 1fr)";

/** A list on a phone, then rows without a single last item, then one row. */
export const counts = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  rowGap: space.xs,
  paddingBlockStart: space.xs,
  "@container": {
    [roomy]: {
      gridTemplateColumns: "repeat(2, minmax(0, 12em))",
      columnGap: space.l,
      rowGap: space.l,
      paddingBlockStart: space.s,
      paddingBlockEnd: space.xs,
      selectors: { "&:not(:has(> :nth-child(4)))": { gridTemplateColumns: "repeat(3, minmax(0, 12em))" } },
    },
    [broad]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 12em)",
      columnGap: space.xl,
      selectors: { "&:not(:has(> :nth-child(4)))": { gridTemplateColumns: "none" } },
    },
  },
});

/** The number is visually before its label, but is read out after it: "områder i alt: 17". */
export const count = style({
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "flex-end",
  alignItems: "baseline",
  columnGap: space.s,
  "@container": {
    [roomy]: {
      flexDirection: "column-reverse",
      alignItems: "stretch",
      rowGap: space.xxs,
      // Of five numbers, the sum is above its four parts.
      selectors: { [`${counts}:has(> :nth-child(5)) > &:first-child`]: { gridColumn: "1 / -1" } },
    },
    [broad]: { selectors: { [`${counts}:has(> :nth-child(5)) > &:first-child`]: { gridColumn: "auto" } } },
  },
});

export const label = style({ minWidth: 0, fontSize: size.s, lineHeight: 1.35, color: color.inkSoft, hyphens: "auto" });

const number = style([
  figureStyle,
  { minWidth: "2ch", fontSize: size.xxl, "@container": { [roomy]: { fontSize: size.display } } },
]);

export const figure = styleVariants({
  areas: [number],
  meets: [number, { color: color.good }],
  suggestions: [number, { color: color.warn }],
  unjudged: [number, { color: color.inkSoft }],
  tips: [number, { color: color.inkSoft }],
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  "@media": { print: { display: "none" } },
});

export const areas = style({ display: "grid", gridTemplateColumns: oneColumn });

export const areasTitle = style({ scrollMarginTop: space.xl });

export const area = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.m, maxWidth: "42em" });

export const items = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.m });

export const item = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space.s });

export const mark = style({ display: "flex", alignItems: "center", height: "1.6em" });

/** Why an item is neither praised nor criticised. */
export const reservation = style({ color: color.inkSoft });

export const itemTitle = style({ fontWeight: 620 });
