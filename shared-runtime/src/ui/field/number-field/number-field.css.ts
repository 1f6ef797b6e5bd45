import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, size, space } = tokens;

export const amount = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s, width: "100%" });

/** The number shrinks before the unit wraps to the next line. */
export const number = style({
  flex: `1 1 ${rems(6)}`,
  minWidth: 0,
  maxWidth: rems(12),
});

export const unit = style({ fontSize: size.m, color: color.inkSoft, marginBlockStart: space.xxs });
