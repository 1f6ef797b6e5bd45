import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color } = tokens;

export const line = style({ flex: "none", width: rems(6.75), maxWidth: "40%", fill: "none" });

export const rest = style({ stroke: color.edge, strokeWidth: 1.4, strokeDasharray: "0.1 4", strokeLinecap: "round" });

export const way = style({ stroke: color.inkSoft, strokeWidth: 1.5 });

export const home = style({ fill: color.inkSoft });

export const pin = style({
  fill: color.accent,
  "@media": { "(forced-colors: active)": { fill: "Highlight" } },
});
