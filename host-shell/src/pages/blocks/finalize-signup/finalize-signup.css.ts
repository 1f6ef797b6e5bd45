import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { space } = tokens;

export const section = style([column, block, stacked, { gap: space.l, overflowWrap: "anywhere" }]);
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: rems(42),
  gap: space.xs,
});
export const products = style({ display: "grid", gap: space.m, margin: 0, padding: 0, listStyle: "none" });
