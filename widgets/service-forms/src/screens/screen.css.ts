import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const screen = style({ display: "grid", gap: space.m });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space.s });

/** Hidden without script, since the buttons do nothing; `noscript` shows a text instead. */
export const live = style([choices, { "@media": { "(scripting: none)": { display: "none" } } }]);
