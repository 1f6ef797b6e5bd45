import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;
const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const screen = style([column, { gap: space.l }]);
export const notice = style([column, { gap: space.m, justifyItems: "start" }]);
