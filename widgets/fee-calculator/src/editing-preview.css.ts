import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const screens = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.m });

export const sample = style({ marginBlockEnd: tokens.space.m });
