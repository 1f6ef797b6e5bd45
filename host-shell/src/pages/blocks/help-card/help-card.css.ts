import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet } from "../../chrome/page.css.ts";

const { color, font, radius, size, space } = tokens;

export const section = style([column, block]);

export const card = style({
  ...stacked,
  gap: `${space.xl} ${space.xxl}`,
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  "@media": { [tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});

export const words = style({ ...stacked, gap: space.s, alignContent: "start" });

export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: rems(2.75),
  overflowWrap: "anywhere",
  fontFamily: font.display,
  fontSize: size.xxl,
  letterSpacing: "-0.01em",
  fontVariantNumeric: "lining-nums",
  textDecorationThickness: "2px",
  textDecorationColor: color.sun,
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
  textUnderlineOffset: "0.2em",
});
