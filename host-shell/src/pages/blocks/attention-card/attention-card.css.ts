import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block]);

export const card = style({
  padding: `clamp(${space.m}, 3vw, ${space.xl}) clamp(${space.m}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `6px solid ${color.sun}`,
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  background: color.surface,
  "@media": {
    "(forced-colors: active)": { borderInlineStartColor: "CanvasText" },
  },
});

/** On wide screens, the title is left of the text. */
globalStyle(`${card} > [data-collapsible]`, {
  "@media": {
    [wideScreen]: { display: "grid", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: space.xxl },
  },
});
globalStyle(`${card} > [data-collapsible] > :last-child`, { "@media": { [wideScreen]: { paddingTop: 0 } } });
