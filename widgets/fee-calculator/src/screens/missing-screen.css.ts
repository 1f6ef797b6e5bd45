import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const screen = style({ display: "grid", gap: space.s });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  selectors: { "&:empty": { display: "none" } },
});
