import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { label } from "./field.css.ts";

const { space } = tokens;

/** A group of controls. */
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  width: "100%",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style([label, { padding: 0, marginBlockEnd: space.xxs }]);
