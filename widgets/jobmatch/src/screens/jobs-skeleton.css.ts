import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const jobs = style({ display: "grid" });

export const job = style({ paddingBlock: space.l, borderTop: `1px solid ${color.line}` });
