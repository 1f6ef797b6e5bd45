import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  paddingTop: space.s,
  borderTop: `1px solid ${color.line}`,
  fontSize: size.s,
  lineHeight: 1.5,
  fontVariantNumeric: "lining-nums",
});

export const reason = style({ fontWeight: 620 });

export const sentence = style({ color: color.inkSoft });
