import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { space } = tokens;

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.l,
  rowGap: space.xs,
});
