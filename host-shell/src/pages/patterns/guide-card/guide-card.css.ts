import { style } from "@vanilla-extract/css";
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

export const picture = style({ marginBlockEnd: space.m });

/** Words without a picture begin with a line at the place of the picture's upper edge. */
export const bare = style([
  guide,
  { paddingBlockStart: space.m, vars: { [corner]: "0px" }, borderBlockStart: `1px solid ${color.edge}` },
]);

export const text = style({ marginBlockStart: space.xs, color: color.inkSoft });

export const cue = style({ marginBlockStart: "auto" });
