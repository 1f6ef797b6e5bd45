import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const headline = style({
  fontFamily: tokens.font.display,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1.08,
  textWrap: "balance",
  hyphens: "auto",
  // Hyphenates only words that may be wider than a phone.
  hyphenateLimitChars: "16 6 6",
});

/** Breaks a word that is wider than its column if the browser cannot hyphenate the word. */
const title = style([headline, { overflowWrap: "anywhere" }]);

/** Serif headlines by size. The element, and not the class, sets the heading level. */
export const heading = styleVariants({
  hero: [title, { fontSize: tokens.size.hero, lineHeight: 1.02, letterSpacing: "-0.025em" }],
  display: [title, { fontSize: tokens.size.display, lineHeight: 1.05 }],
  xxl: [title, { fontSize: tokens.size.xxl }],
  xl: [title, { fontSize: tokens.size.xl, lineHeight: 1.15, letterSpacing: "-0.015em" }],
});

/** Sans-serif running text and labels. */
export const text = styleVariants({
  lead: { fontSize: tokens.size.l, lineHeight: 1.5, color: tokens.color.inkSoft, maxWidth: "34em" },
  body: { fontSize: tokens.size.m, lineHeight: 1.6, maxWidth: "38em" },
  soft: { fontSize: tokens.size.m, lineHeight: 1.6, maxWidth: "38em", color: tokens.color.inkSoft },
  small: { fontSize: tokens.size.s, lineHeight: 1.5, color: tokens.color.inkSoft },
  caption: { fontSize: tokens.size.xs, lineHeight: 1.4, color: tokens.color.inkSoft },
  /** A heading inside a list or a card. */
  title: { fontSize: tokens.size.l, lineHeight: 1.3, fontWeight: 620, letterSpacing: "-0.005em" },
  /** The small line above a headline. */
  eyebrow: { fontSize: tokens.size.s, lineHeight: 1.4, fontWeight: 620, color: tokens.color.accent },
});

/** A large number. Tabular figures keep the width the same when the number changes. */
export const figure = style([
  headline,
  { fontSize: tokens.size.display, lineHeight: 1, fontVariantNumeric: "lining-nums tabular-nums" },
]);
