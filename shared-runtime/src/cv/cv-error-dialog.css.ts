import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const words = style({ display: "grid", gap: tokens.space.s });
