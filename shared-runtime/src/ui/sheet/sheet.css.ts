import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, shadow, space } = tokens;

export const sheet = style({ position: "relative", width: "100%" });

/** Paper is white in every scheme; in the dark it only gets less glaring. */
export const paper = style({
  overflow: "hidden",
  aspectRatio: "1 / 1.414",
  background: "light-dark(#ffffff, #e9e5dc)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.paper,
  boxShadow: shadow.paper,
});

/** Pages of another format than A4 are cut at the foot, never stretched. */
export const page = style({ width: "100%", height: "100%", objectFit: "cover", objectPosition: "top" });

export const drawing = style({ width: "100%", height: "100%", color: "light-dark(#e4dccd, #c6beae)" });

export const note = style({
  position: "absolute",
  insetInlineEnd: `calc(-1 * ${space.xs})`,
  bottom: space.l,
  maxWidth: "100%",
});
