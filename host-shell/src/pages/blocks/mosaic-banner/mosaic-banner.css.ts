import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const alone = style([column, block]);

export const banner = style([
  alone,
  {
    ...stacked,
    gap: `clamp(${space.xl}, 6vw, ${space.xxxl})`,
    "@media": { [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", alignItems: "center" } },
  },
]);

export const words = style({ ...stacked, gap: space.m, justifyItems: "start", overflowWrap: "anywhere" });

/** Six columns and six rows. A picture covers some of them. */
export const mosaic = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gridTemplateRows: "repeat(6, minmax(0, 1fr))",
  gap: `clamp(${space.xs}, 1.2vw, ${space.m})`,
  aspectRatio: "5 / 4",
  breakInside: "avoid",
  selectors: { '&[data-count="1"]': { display: "block", aspectRatio: "auto" } },
});

export const piece = style({ minWidth: 0, minHeight: 0, overflow: "hidden", borderRadius: radius.paper });

globalStyle(`${mosaic}:not([data-count="1"]) > ${piece} > img`, {
  height: "100%",
  aspectRatio: "auto",
  borderRadius: radius.paper,
});

/** The places of the pictures by their number: row, column, end row, end column. */
const places = {
  2: ["1 / 1 / 6 / 4", "2 / 4 / 7 / 7"],
  3: ["1 / 1 / 7 / 5", "1 / 5 / 4 / 7", "4 / 5 / 7 / 7"],
  4: ["1 / 1 / 4 / 5", "1 / 5 / 5 / 7", "4 / 1 / 7 / 3", "5 / 3 / 7 / 7"],
  5: ["1 / 1 / 5 / 5", "1 / 5 / 3 / 7", "3 / 5 / 7 / 7", "5 / 1 / 7 / 3", "5 / 3 / 7 / 5"],
} as const;

for (const [count, areas] of Object.entries(places))
  for (const [index, area] of areas.entries())
    globalStyle(`${mosaic}[data-count="${count}"] > :nth-child(${index + 1})`, { gridArea: area });

// Four pictures turn around a mark in the middle, and two leave room for one in a corner.
globalStyle(`${mosaic}[data-count="4"]::after`, {
  content: '""',
  gridArea: "4 / 3 / 5 / 5",
  borderRadius: radius.paper,
  background: color.sun,
});
globalStyle(`${mosaic}[data-count="2"]::after`, {
  content: '""',
  gridArea: "6 / 3 / 7 / 4",
  borderRadius: radius.paper,
  background: color.sun,
});
