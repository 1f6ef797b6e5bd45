import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, space } = tokens;

const grid = style({
  listStyle: "none",
  ...stacked,
  gap: space.xl,
  "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space.xxl } },
});

/** The number of columns, such that no row is half empty. */
export const columns = styleVariants({
  three: [grid, { "@media": { [wideScreen]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } }],
  four: [grid, { "@media": { [wideScreen]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } }],
});

export const columnItem = style({
  ...stacked,
  gap: space.xs,
  alignContent: "start",
  paddingTop: space.m,
  borderTop: `2px solid ${color.ink}`,
});

export const answer = style({ color: color.inkSoft });
