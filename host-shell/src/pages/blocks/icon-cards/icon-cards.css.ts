import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { card, corner } from "../../patterns/card/card.css.ts";
import { stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

const grid = style({
  listStyle: "none",
  ...stacked,
  gap: space.l,
  "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl, rowGap: space.xxl } },
});

/** The number of columns, such that no row is half empty. */
export const columns = styleVariants({
  three: [grid, { "@media": { [wideScreen]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } }],
  four: [grid, { "@media": { [wideScreen]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } }],
});

/** On phones, the icon is at the end of the line of the title. */
const phone = "screen and (max-width: 39.99em)";

export const columnItem = style({
  ...stacked,
  gap: space.xs,
  alignContent: "start",
  paddingTop: space.m,
  borderTop: `2px solid ${color.ink}`,
});

/** In a row of columns, the links are at the same height. */
export const linkedItem = style([
  card,
  columnItem,
  {
    vars: { [corner]: "0px" },
    display: "flex",
    flexDirection: "column",
    selectors: { "&:has(a:hover)": { borderColor: color.sun } },
    "@media": { "(forced-colors: active)": { padding: space.m } },
  },
]);

export const icon = style({
  marginBlockEnd: space.xs,
  fontSize: size.xxl,
  lineHeight: 1,
  "@media": { [phone]: { position: "absolute", insetBlockStart: space.m, insetInlineEnd: 0, fontSize: size.xl } },
});

globalStyle(`${columnItem}:has(> ${icon})`, { "@media": { [phone]: { position: "relative" } } });
globalStyle(`${icon} + *`, { "@media": { [phone]: { paddingInlineEnd: space.xl } } });

export const cue = style({ marginBlockStart: "auto" });

export const answer = style({ color: color.inkSoft });
