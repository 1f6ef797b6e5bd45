import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, wideScreen } from "../../chrome/page.css.ts";
import { card, corner } from "../../patterns/card/card.css.ts";

const { color, radius, space } = tokens;

/** Fills its slide, so that all slides are equally high. */
const slide = style([
  card,
  {
    ...stacked,
    alignContent: "start",
    gap: `${space.l} ${space.xxl}`,
    height: "100%",
    vars: { [corner]: radius.control },
    "@media": { "(forced-colors: active)": { padding: space.m } },
  },
]);

export const story = style([
  slide,
  {
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        alignContent: "stretch",
        alignItems: "center",
      },
    },
  },
]);

export const bare = style([
  slide,
  {
    paddingBlockStart: space.l,
    vars: { [corner]: "0px" },
    borderBlockStart: `1px solid ${color.edge}`,
    "@media": { [wideScreen]: { paddingInlineEnd: "25%" } },
  },
]);

export const words = style({ ...stacked, gap: space.s });
