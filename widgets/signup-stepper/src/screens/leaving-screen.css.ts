import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const screen = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s });
