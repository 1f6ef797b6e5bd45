import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block]);

export const box = style({
  ...stacked,
  gap: space.m,
  justifyItems: "start",
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
  borderRadius: radius.tool,
  background: color.sand,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
