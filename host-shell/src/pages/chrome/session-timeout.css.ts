import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const words = style({ display: "grid", gap: space.s });

export const left = style({ fontWeight: 640 });

export const problem = style({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.control,
  background: color.badFill,
  color: color.ink,
  selectors: { "&:empty": { position: "absolute", padding: 0 } },
});
