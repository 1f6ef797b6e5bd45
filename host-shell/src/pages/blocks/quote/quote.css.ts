import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { blockSpace, column, stacked } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const band = style({
  background: color.sun,
  color: color.onSun,
  "@media": { "(forced-colors: active)": { borderBlock: "1px solid" } },
});

/** The band keeps its room above and below the words, whatever an editor chose as padding. */
export const figure = style([column, { ...stacked, gap: space.l, paddingBlock: blockSpace }]);

export const words = style({
  maxWidth: "13em",
  fontFamily: font.display,
  fontSize: size.hero,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1.05,
  textWrap: "balance",
});
