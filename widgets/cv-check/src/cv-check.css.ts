import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const tool = style({ display: "grid", gap: space.l });

export const inside = style({
  display: "grid",
  gap: space.l,
  "@container": { "(min-width: 36em)": { gap: space.xl } },
});
