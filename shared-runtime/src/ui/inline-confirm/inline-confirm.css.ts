import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const question = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  paddingBlock: space.s,
  paddingInline: `min(${space.m}, 4cqi)`,
  borderInlineStart: `3px solid ${color.bad}`,
  borderRadius: `0 ${radius.control} ${radius.control} 0`,
  background: color.badFill,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.l,
  rowGap: space.xs,
});
