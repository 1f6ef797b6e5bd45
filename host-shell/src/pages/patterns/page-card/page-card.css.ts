import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { card as anyCard, corner } from "../card/card.css.ts";

const { color, radius, size, space } = tokens;

/** Words on the paper of the page. Without a picture, a line is at the place of the picture's upper edge. */
export const card = style([
  anyCard,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    height: "100%",
    vars: { [corner]: radius.control },
    selectors: {
      "&:not(:has(> img))": {
        vars: { [corner]: "0px" },
        paddingBlockStart: space.m,
        borderBlockStart: `1px solid ${color.edge}`,
      },
    },
    "@media": { "(forced-colors: active)": { padding: space.s } },
  },
]);

export const picture = style({ marginBlockEnd: space.m });

export const published = style({ color: color.inkSoft, marginBlockEnd: space.xxs });

export const signUp = style({
  marginBlockEnd: space.xs,
  paddingInline: space.xs,
  border: `1px solid ${color.edge}`,
  borderRadius: rems(0.25),
  fontSize: size.s,
  fontWeight: 620,
});

export const manchet = style({ marginBlockStart: space.xs, color: color.inkSoft });

/** A weekday begins with a small letter in Danish, except at the beginning of a line. */
export const date = style({
  display: "inline-block",
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const facts = style({
  display: "grid",
  gap: space.xxs,
  width: "100%",
  paddingBlockStart: space.s,
  fontSize: size.s,
  fontWeight: 620,
});
