import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color } = tokens;

const base = style({ flex: "none", width: "1.3em", height: "1.3em" });

export const icon = styleVariants({
  good: [base, { color: color.good }],
  lift: [base, { color: color.good }],
  warn: [base, { color: color.warn }],
  bad: [base, { color: color.bad }],
  info: [base, { color: color.ink }],
  unjudged: [base, { color: color.inkSoft }],
});

export const glyph = style({ stroke: color.surface });

/** Hollow, so that it differs from a filled mark not only by its colour. The stroke is inside the edge of the mark. */
export const ring = style({
  fill: color.goodFill,
  stroke: "currentColor",
  strokeWidth: 1.8,
  scale: "0.91",
  transformOrigin: "center",
  "@media": { "(forced-colors: active)": { fill: "Canvas" } },
});

export const ringGlyph = style({ stroke: "currentColor" });
