import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block]);

export const paper = style({
  maxWidth: rems(56),
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
});
