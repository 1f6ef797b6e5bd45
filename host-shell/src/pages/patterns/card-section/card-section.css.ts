import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { space } = tokens;

export const section = style([column, block]);

export const opening = style({
  ...stacked,
  gap: space.m,
  maxWidth: rems(44),
  marginBottom: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
});

export const closing = style({
  ...stacked,
  gap: space.m,
  justifyItems: "start",
  marginBlockStart: space.xl,
  overflowWrap: "anywhere",
});
