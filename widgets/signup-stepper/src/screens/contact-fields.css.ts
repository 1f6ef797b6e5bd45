import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const place = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const note = style({
  color: color.warn,
  lineHeight: 1.45,
  selectors: { "&:not(:empty)": { marginBlockStart: space.xs } },
});

export const privacy = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  color: "inherit",
});
