import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font } = tokens;

export const art = style({
  width: rems(9),
  height: rems(9.85),
  overflow: "visible",
  "@media": { "(max-width: 39.99em)": { width: rems(4.5), height: rems(4.925) } },
});

export const paper = style({ fill: color.surface, stroke: color.line });
export const line = style({ fill: color.line });
export const pen = style({
  fill: "none",
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const glass = style({ fill: color.surface, fillOpacity: 0.55, stroke: color.ink, strokeWidth: 2.5 });
export const note = style({ fill: color.sun });
export const onNote = style({
  fill: "none",
  stroke: color.onSun,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const label = style({
  fill: color.ink,
  fontFamily: font.text,
  fontSize: 11,
  fontWeight: 700,
  letterSpacing: "0.04em",
});
