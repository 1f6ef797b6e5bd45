import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, textIndent, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block]);

/** Aligns with running text on wide screens. */
export const card = style({
  padding: `clamp(${space.m}, 3vw, ${space.xl}) clamp(${space.m}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `6px solid ${color.sun}`,
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  background: color.surface,
  "@media": {
    [wideScreen]: { marginInlineStart: textIndent },
    "(forced-colors: active)": { borderInlineStartColor: "CanvasText" },
  },
});
