import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

const base = style({
  display: "inline-block",
  maxWidth: "100%",
  paddingBlock: rems(0.1875),
  paddingInline: space.s,
  // Only visible in forced-colors mode, which removes the background.
  border: "1px solid transparent",
  borderRadius: radius.pill,
  fontSize: size.xs,
  fontWeight: 600,
  lineHeight: 1.35,
});

export const badge = styleVariants({
  good: [base, { background: color.goodFill, color: color.good }],
  lift: [base, { background: color.goodFill, color: color.good }],
  warn: [base, { background: color.warnFill, color: color.warn }],
  bad: [base, { background: color.badFill, color: color.bad }],
  info: [base, { background: color.sand, color: color.inkSoft }],
  unjudged: [base, { background: color.sand, color: color.inkSoft }],
  /** Looks like a note on a drawn sheet of paper. */
  sun: [
    base,
    { background: color.sun, color: color.onSun, fontSize: size.s, paddingBlock: rems(0.375), paddingInline: space.m },
  ],
});
