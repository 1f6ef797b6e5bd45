import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";
import { hint } from "../field.css.ts";

const { color } = tokens;

export const area = style({
  minHeight: rems(8),
  resize: "vertical",
  fieldSizing: "content",
  maxHeight: "60vh",
  overflowWrap: "anywhere",
});

export const left = style([hint, { fontVariantNumeric: "tabular-nums" }]);

export const tooMany = style([left, { color: color.bad, fontWeight: 620 }]);
