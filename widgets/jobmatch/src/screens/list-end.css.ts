import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const more = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s,
  paddingBlockStart: space.l,
  borderTop: `1px solid ${color.line}`,
  textAlign: "center",
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.l,
  paddingBlockStart: space.s,
  borderTop: `1px solid ${color.line}`,
});
