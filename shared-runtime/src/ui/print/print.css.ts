import { style, type StyleRule } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

/** A rule for print that overrides the part's own styles, even if their file comes later. */
const printed = (rule: StyleRule): string => style({ "@media": { print: { selectors: { "&&": rule } } } });

/** Not printed: buttons, drawings, side notes. */
export const offPaper = printed({ display: "none" });

/** A printed part: dark text of the light scheme on white, without the look of a card. */
export const onPaper = printed({
  colorScheme: "light",
  padding: 0,
  border: 0,
  boxShadow: "none",
  background: tokens.color.surface,
  color: tokens.color.ink,
});

/** Not divided between two pages if it fits on one. */
export const unbroken = printed({ breakInside: "avoid" });
