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
  /** For a tool or a result. */
  surface: [base, { background: color.surface, borderColor: color.line }],
  /** For a quiet aside. */
  sand: [base, { background: color.sand }],
  /**
   * For a call to action: dark in both schemes, so its content uses the dark scheme's colours.
   */
  ink: [base, { colorScheme: "dark", background: color.sand, color: color.ink }],
});
