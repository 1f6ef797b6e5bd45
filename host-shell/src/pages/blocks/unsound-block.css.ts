import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const note = style([
  column,
  {
    marginBlock: space.l,
    padding: space.l,
    border: `1.5px dashed ${color.warn}`,
    borderRadius: radius.control,
    background: color.warnFill,
    color: color.ink,
  },
]);

export const problems = style({ paddingInlineStart: space.l });
