import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, shadow, space } = tokens;

export const sheet = style({ position: "relative", width: "100%" });

/** White in both schemes, but dimmer in the dark one. */
export const paper = style({
  overflow: "hidden",
  aspectRatio: "1 / 1.414",
  background: "light-dark(#ffffff, #e9e5dc)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.paper,
  boxShadow: shadow.paper,
});

/** A page in another format than A4 is cropped at the bottom and not stretched. */
export const page = style({ width: "100%", height: "100%", objectFit: "cover", objectPosition: "top" });

export const drawing = style({ width: "100%", height: "100%", color: "light-dark(#e4dccd, #c6beae)" });

export const note = style({
  position: "absolute",
  insetInlineEnd: `calc(-1 * ${space.xs})`,
  bottom: space.l,
  maxWidth: "100%",
});
