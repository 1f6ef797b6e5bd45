import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const headline = style({
  fontFamily: tokens.font.display,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1.08,
  textWrap: "balance",
  hyphens: "auto",
  // Only a word that is wider than a phone is worth breaking.
  hyphenateLimitChars: "16 6 6",
});

/** Headlines in the serif, by size; the level comes from the element. */
export const heading = styleVariants({
  hero: [headline, { fontSize: tokens.size.hero, lineHeight: 1.02, letterSpacing: "-0.025em" }],
  display: [headline, { fontSize: tokens.size.display, lineHeight: 1.05 }],
  xxl: [headline, { fontSize: tokens.size.xxl }],
  xl: [headline, { fontSize: tokens.size.xl, lineHeight: 1.15, letterSpacing: "-0.015em" }],
});

/** Running text and labels in the sans. */
export const text = styleVariants({
  lead: { fontSize: tokens.size.l, lineHeight: 1.5, color: tokens.color.inkSoft, maxWidth: "34em" },
  body: { fontSize: tokens.size.m, lineHeight: 1.6, maxWidth: "38em" },
  soft: { fontSize: tokens.size.m, lineHeight: 1.6, maxWidth: "38em", color: tokens.color.inkSoft },
  small: { fontSize: tokens.size.s, lineHeight: 1.5, color: tokens.color.inkSoft },
  caption: { fontSize: tokens.size.xs, lineHeight: 1.4, color: tokens.color.inkSoft },
  /** A heading inside a list or a card, in the sans. */
  title: { fontSize: tokens.size.l, lineHeight: 1.3, fontWeight: 620, letterSpacing: "-0.005em" },
  /** The line above a headline. */
  eyebrow: { fontSize: tokens.size.s, lineHeight: 1.4, fontWeight: 620, color: tokens.color.accent },
});

/** A number that is read as a headline; the figures keep their places when they change. */
export const figure = style([
  headline,
  { fontSize: tokens.size.display, lineHeight: 1, fontVariantNumeric: "lining-nums tabular-nums" },
]);
