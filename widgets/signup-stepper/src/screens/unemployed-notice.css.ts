import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const call = style({ marginBlockStart: space.xs });

/** High enough for a finger, without moving the lines around it. */
export const link = style({
  display: "inline-block",
  marginBlock: rems(-0.625),
  paddingBlock: rems(0.625),
  color: "inherit",
  fontWeight: 620,
  textUnderlineOffset: "0.2em",
});

export const phone = style([link, { whiteSpace: "nowrap" }]);
