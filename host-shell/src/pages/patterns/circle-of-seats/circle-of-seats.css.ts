import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color } = tokens;

export const art = style({ width: "100%", height: "auto", overflow: "visible" });
export const seat = style({ fill: color.sand, stroke: color.edge, strokeWidth: 1.5 });
export const back = style({ fill: "none", stroke: color.ink, strokeWidth: 5, strokeLinecap: "round" });
export const ownSeat = style({ fill: color.sun, stroke: color.ink, strokeWidth: 1.5 });
export const seatOnSand = style([seat, { fill: color.surface }]);
export const accentSeat = style([ownSeat, { fill: color.accent }]);
export const table = style({ fill: color.sun, stroke: color.ink, strokeWidth: 1.5 });
