import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const screen = style({ display: "grid", gap: space.m });

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space.s });

/** The buttons can do nothing without script; the text in `noscript` stands in their place. */
export const live = style([choices, { "@media": { "(scripting: none)": { display: "none" } } }]);
