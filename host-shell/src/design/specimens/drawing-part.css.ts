import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const wall = (width: string) =>
  style({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), ${width}))`,
    gap: tokens.space.l,
  });

export const small = wall("64px");
export const medium = wall("120px");
export const large = wall("320px");
export const figure = style({ display: "grid", gap: tokens.space.xs, fontSize: tokens.size.xs });
export const onSurface = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.tool,
  background: tokens.color.surface,
});
export const onSand = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.tool,
  background: tokens.color.sand,
});
