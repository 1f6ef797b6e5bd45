import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const words = style({ display: "grid", gap: space.m, justifyItems: "start", alignContent: "start", minWidth: 0 });

export const upload = style({ width: "100%" });

/** Runs without end: how far a review has come is not known, and a bar that pretends would be a lie. */
export const bar = style({
  width: "100%",
  height: "0.375rem",
  accentColor: color.accent,
  borderRadius: radius.pill,
});

export const rows = style({ display: "grid", gap: space.xs });
