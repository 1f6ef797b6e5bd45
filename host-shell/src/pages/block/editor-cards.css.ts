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

export const uid = style({ marginTop: space.xs, fontSize: tokens.size.s, color: color.inkSoft });

export const place = style([
  column,
  {
    marginBlock: space.l,
    padding: space.xl,
    border: `1.5px dashed ${color.edge}`,
    borderRadius: radius.control,
    color: color.inkSoft,
    textAlign: "center",
  },
]);
