import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, font, radius, size, space } = tokens;

const markSize = rems(2.5);
const markWidth = createVar();

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: `clamp(${space.xl}, 4vw, ${space.xxxl})`,
    "@media": {
      [wideScreen]: {
        selectors: {
          "&[aria-labelledby]": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", alignItems: "start" },
        },
      },
    },
  },
]);

export const list = style({ listStyle: "none" });

/** A line joins the marks and ends at the last one. */
export const card = style({
  vars: { [markWidth]: markSize },
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${markWidth} minmax(0, 1fr)`,
  columnGap: `clamp(${space.m}, 3vw, ${space.xl})`,
  paddingBottom: space.xxl,
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    "&:not(:last-child)::before": {
      content: "''",
      position: "absolute",
      insetBlock: `${markSize} 0`,
      insetInlineStart: `calc(${markWidth} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.line}`,
    },
  },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: markWidth,
  minHeight: markSize,
  alignSelf: "start",
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: color.paper,
  fontFamily: font.display,
  fontSize: size.l,
  lineHeight: 1,
});

/** Wide enough for a year in the mark. */
export const labelled = style([card, { vars: { [markWidth]: rems(4.5) } }]);

export const words = style({
  ...stacked,
  gap: space.s,
  justifyItems: "start",
  paddingTop: space.xxs,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

globalStyle(`${words} > *`, { maxWidth: "100%" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontWeight: 600,
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});
