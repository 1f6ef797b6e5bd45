import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const words = style({ display: "grid", gap: space.s });

export const left = style({ fontWeight: 640 });

export const problem = style({ selectors: { "&:empty": { position: "absolute" } } });
