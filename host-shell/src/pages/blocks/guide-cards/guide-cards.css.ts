import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const guides = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(18)}), 1fr))`,
  gap: `${space.xxl} ${space.xl}`,
});
