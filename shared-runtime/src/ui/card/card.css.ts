import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, space } = tokens;

const base = style({
  paddingBlock: space.l,
  paddingInline: `min(${space.m}, 5cqi)`,
  border: "1px solid transparent",
  borderRadius: radius.tool,
  "@container": { "(min-width: 36em)": { padding: space.xl }, "(min-width: 56em)": { padding: space.xxl } },
});

export const card = styleVariants({
  /** A tool or a result. */
  surface: [base, { background: color.surface, borderColor: color.line }],
  /** A quiet aside. */
  sand: [base, { background: color.sand }],
  /**
   * The one card that wants something: an evening in both schemes, with everything in it in the dark scheme's colours.
   */
  ink: [base, { colorScheme: "dark", background: color.sand, color: color.ink }],
});
