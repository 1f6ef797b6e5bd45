import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked } from "../../chrome/page.css.ts";

const { color, space } = tokens;

export const place = style([column, { paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})` }]);

/** Nothing to fill in is printed. */
globalStyle(`${place} > [data-widget]`, { "@media": { print: { display: "none" } } });

export const facts = style({ paddingBottom: space.xl });

/** In place of the form. */
export const closed = style({
  ...stacked,
  gap: space.s,
  paddingBlock: space.xl,
  borderBlock: `1px solid ${color.line}`,
});
