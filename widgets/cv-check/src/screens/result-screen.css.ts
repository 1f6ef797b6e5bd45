import { style, styleVariants } from "@vanilla-extract/css";
import { figure as figureStyle } from "shared-runtime/theme/typography.css.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

const roomy = "(min-width: 36em)";

/** As wide as there is room, however long a word in it is. */
const oneColumn = "minmax(0, 1fr)";

/** A list on a phone, where three long words have no room beside each other. */
export const counts = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  rowGap: space.xs,
  "@container": {
    [roomy]: { gridTemplateColumns: "repeat(3, minmax(0, max-content))", columnGap: space.l, paddingBlock: space.xs },
    "(min-width: 48em)": { columnGap: space.xxl },
  },
});

/** The number stands before its label to the eye, and after it to whoever listens: "områder gennemgået: 17". */
export const count = style({
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "flex-end",
  alignItems: "baseline",
  columnGap: space.s,
  "@container": { [roomy]: { flexDirection: "column-reverse", alignItems: "stretch", rowGap: space.xxs } },
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
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  "@media": { print: { display: "none" } },
});

export const areas = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.xs, scrollMarginTop: space.xxl });

export const area = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.m, maxWidth: "42em" });

export const items = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.m });

export const item = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space.s });

export const mark = style({ display: "flex", alignItems: "center", height: "1.6em" });

export const itemTitle = style({ fontWeight: 620 });
