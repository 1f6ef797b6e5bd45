import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const place = style([column, { paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})` }]);

export const withoutScript = style({
  marginTop: space.m,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.control,
  background: color.sand,
});
