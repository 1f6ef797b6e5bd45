import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const panel = style({
  display: "grid",
  gap: space.s,
  padding: space.m,
  borderRadius: radius.control,
  background: color.sand,
});

export const rows = style({ display: "grid", margin: 0 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.m,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:last-child": { fontWeight: 600 } },
});

export const value = style({ margin: 0, whiteSpace: "nowrap" });
