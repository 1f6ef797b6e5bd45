import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { card, corner } from "../card/card.css.ts";

const { color, radius, space } = tokens;

/** A picture and words on the paper of the page, without a frame. */
export const guide = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    vars: { [corner]: radius.control },
    "@media": { "(forced-colors: active)": { padding: space.s } },
  },
]);

/** On phones, cards below one another are low: the picture is next to the words. */
const inAList = "screen and (max-width: 39.99em)";

export const picture = style({ marginBlockEnd: space.m });

/** A card with a picture in a grid. */
export const listed = style([
  guide,
  {
    "@media": {
      [inAList]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        columnGap: space.m,
        alignContent: "start",
      },
    },
  },
]);

globalStyle(`${listed} > picture`, { "@media": { [inAList]: { gridRow: "1 / span 3", marginBlockEnd: 0 } } });
globalStyle(`${listed} > picture > img`, { "@media": { [inAList]: { aspectRatio: "1" } } });
globalStyle(`${listed} > :not(picture)`, { "@media": { [inAList]: { gridColumn: 2 } } });

/** Words without a picture begin with a line at the place of the picture's upper edge. */
export const bare = style([
  guide,
  { paddingBlockStart: space.m, vars: { [corner]: "0px" }, borderBlockStart: `1px solid ${color.edge}` },
]);

export const text = style({ marginBlockStart: space.xs, color: color.inkSoft });

export const cue = style({ marginBlockStart: "auto" });
