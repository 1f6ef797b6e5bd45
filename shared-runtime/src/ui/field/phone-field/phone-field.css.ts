import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { size, space } = tokens;

export const number = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  width: "100%",
  maxWidth: rems(24),
  marginBlockStart: space.xxs,
});

export const country = style({ position: "relative", flex: "none", width: rems(6.5) });

/**
 * The list of countries. When it is closed, its text would be the name of the country and the code. This text is
 * transparent, and another element shows the code alone above it.
 */
export const code = style({
  color: "transparent",
  // Without this, the browser would make the transparent text visible. The tokens are already system colours.
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
});

export const shownCode = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: `min(${space.m}, 4vw)`,
  display: "flex",
  alignItems: "center",
  fontSize: size.m,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
});

export const digits = style({ flex: `1 1 ${rems(9)}`, minWidth: 0, width: "auto", marginBlockStart: 0 });
