import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, font, radius, shadow, size, space } = tokens;

/**
 * A sheet of paper on the table. Everything on it is measured in units of the sheet's width, so that the drawing looks
 * the same at any size.
 */
export const sheet = style({
  position: "relative",
  containerType: "inline-size",
  width: "100%",
  aspectRatio: "1 / 1.26",
  border: `1px solid ${color.line}`,
  borderRadius: radius.paper,
  background: color.surface,
  boxShadow: shadow.paper,
});

export const print = style({
  position: "absolute",
  inset: 0,
  ...stacked,
  alignContent: "start",
  gap: "3.1cqi",
  padding: "9cqi 9cqi 0",
  color: color.ink,
  lineHeight: 1.25,
});

export const name = style({ fontFamily: font.display, fontSize: "7.6cqi", letterSpacing: "-0.015em" });

export const heading = style({ marginTop: "4cqi", fontSize: "3.9cqi", fontWeight: 650 });

export const sentence = style({ position: "relative", fontSize: "4cqi", textWrap: "balance" });

export const marginMark = style({
  position: "absolute",
  insetInlineStart: "-1.55em",
  insetBlockStart: 0,
  width: "0.95em",
  height: "1.35em",
  overflow: "visible",
  fill: "none",
  stroke: color.ink,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/** The sentence to which a drawn note refers, with a drawn underline. */
export const questioned = style({
  textDecorationLine: "underline",
  textDecorationStyle: "wavy",
  textDecorationColor: color.sun,
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.35em",
  textDecorationSkipInk: "none",
});

/** A highlighted sentence. The colour is below the letters, so that they can be read in both colour schemes. */
export const marked = style({
  textDecorationLine: "underline",
  textDecorationColor: color.sun,
  textDecorationThickness: "0.26em",
  textUnderlineOffset: "0.08em",
  textDecorationSkipInk: "none",
});

export const bars = style({ display: "block", width: "100%", fill: color.sand });

export const note = style({
  position: "absolute",
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.paper,
  background: color.sun,
  color: color.onSun,
  fontSize: `clamp(${size.xs}, 3.4cqi, ${size.m})`,
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: "balance",
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
