import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const band = style({
  background: color.sun,
  color: color.onSun,
  "@media": { "(forced-colors: active)": { borderBlock: "1px solid" } },
});

export const figure = style([column, block, { ...stacked, gap: space.l }]);

export const words = style({
  maxWidth: "13em",
  fontFamily: font.display,
  fontSize: size.hero,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1.05,
  textWrap: "balance",
});
