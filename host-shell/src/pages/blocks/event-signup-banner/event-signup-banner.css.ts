import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, space } = tokens;

export const section = style([column, block]);

export const banner = style({
  ...stacked,
  gap: space.l,
  justifyItems: "start",
  paddingBlock: `clamp(${space.xl}, 5vw, ${space.xxl})`,
  borderBlock: `1px solid ${color.line}`,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: space.xxxl, alignItems: "center" },
  },
});

export const words = style({ ...stacked, gap: space.s });
