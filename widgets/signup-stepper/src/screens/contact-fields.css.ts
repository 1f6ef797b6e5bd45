import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const note = style({
  color: color.warn,
  lineHeight: 1.45,
  // Empty, it takes no room of the grid.
  selectors: { "&:empty": { display: "block", marginBlock: `calc(${space.l} / -2)` } },
});

export const privacy = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  color: "inherit",
});
