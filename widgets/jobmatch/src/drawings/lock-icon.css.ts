import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  width: "1.2em",
  height: "1.2em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinejoin: "round",
});
