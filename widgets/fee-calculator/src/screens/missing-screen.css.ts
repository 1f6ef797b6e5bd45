import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const screen = style({ display: "grid", gap: tokens.space.s });
