import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const heading = style({ display: "grid", gap: tokens.space.xs });
