import { keyframes, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color } = tokens;

export const rings = style({ position: "relative", width: "100%" });

export const ring = style({
  fill: "none",
  stroke: color.line,
  strokeWidth: 1.25,
  strokeDasharray: "1 5",
  strokeLinecap: "round",
});

const goOut = keyframes({
  from: { scale: "0.1", opacity: 1 },
  to: { scale: "1", opacity: 0 },
});

/** Replaces a progress bar, since the progress of a search is unknown. */
export const wave = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 2,
  opacity: 0.6,
  transformOrigin: "center",
  scale: "0.66",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${goOut} 2.4s ease-out infinite` },
    "(forced-colors: active)": { stroke: "Highlight" },
  },
});

/** White in both schemes, but dimmer in the dark one. */
export const slip = style({ fill: "light-dark(#ffffff, #e9e5dc)", stroke: color.line });

const stroke = style({ fill: "none", strokeWidth: 2.2, strokeLinecap: "round" });

export const lines = style([stroke, { stroke: "light-dark(#e4dccd, #c6beae)" }]);
export const marked = style([stroke, { stroke: color.sun }]);

export const home = style({
  fill: color.accent,
  stroke: color.surface,
  strokeWidth: 4,
  "@media": { "(forced-colors: active)": { fill: "Highlight" } },
});

/** Placed next to the marked sheet. */
export const note = style({ position: "absolute", insetInlineStart: "62%", top: "10%", maxWidth: "50%" });
