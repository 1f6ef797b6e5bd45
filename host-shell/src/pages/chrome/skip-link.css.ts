import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const link = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  padding: `${space.s} ${space.l}`,
  borderRadius: radius.pill,
  background: color.ink,
  color: color.onInk,
  fontWeight: 600,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
