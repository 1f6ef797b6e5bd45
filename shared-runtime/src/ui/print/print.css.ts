import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

/** Left out on paper: buttons, drawings, notes on the side. */
export const offPaper = style({ "@media": { print: { display: "none !important" } } });

/** A printed part: the light scheme's ink on plain paper, without the look of a card. */
export const onPaper = style({
  "@media": {
    print: {
      colorScheme: "light",
      padding: 0,
      border: 0,
      boxShadow: "none",
      background: "none",
      color: tokens.color.ink,
    },
  },
});

/** Not divided between two pages, if it fits on one. */
export const unbroken = style({ "@media": { print: { breakInside: "avoid" } } });
