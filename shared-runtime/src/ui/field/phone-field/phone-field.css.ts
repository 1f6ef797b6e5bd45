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

/** The open list shows the names of countries. The closed field shows only the code, over its own transparent text. */
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
