import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";
import { cardRows } from "./person-card.css.ts";

const { color, space } = tokens;

const section = style([column, block, { ...stacked, gap: space.xl }]);

/** 4 of 12 columns for the words and 8 for the cards, which keep their width without words. */
export const beside = style([
  section,
  {
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
        columnGap: space.xxl,
        selectors: {
          "&:not(:has(> :nth-child(2)))": { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)" },
        },
      },
    },
  },
]);

export const below = style([section]);

export const opening = style({ ...stacked, gap: space.s, alignContent: "start", maxWidth: rems(44) });

const list = style({ ...stacked, gap: space.xl, alignItems: "start" });

/** On phones, a card is as wide as the screen. */
export const grid = style([
  list,
  {
    "@media": {
      [tablet]: {
        selectors: {
          // The rows of each person are rows of this grid, so that the same facts are at the same height.
          '&:is([data-columns="2"], [data-columns="3"])': {
            gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
            rowGap: space.xxs,
            marginBlockEnd: `calc(-1 * ${space.xxl})`,
          },
        },
      },
      "screen and (min-width: 48em)": {
        selectors: { '&[data-columns="3"]': { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
      },
    },
  },
]);

export const rows = style([
  list,
  {
    gap: 0,
    "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xxl } },
  },
]);

export const item = styleVariants({
  card: {
    "@media": {
      [tablet]: {
        display: "grid",
        gridRow: `span ${cardRows}`,
        gridTemplateRows: "subgrid",
        paddingBlockEnd: space.xxl,
      },
    },
  },
  large: {},
  row: { paddingBlock: space.l, borderTop: `1px solid ${color.line}`, height: "100%" },
});
