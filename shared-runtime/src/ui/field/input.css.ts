import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const base = style({
  appearance: "none",
  width: "100%",
  minHeight: rems(3),
  marginBlockStart: space.xxs,
  paddingBlock: rems(0.625),
  paddingInline: `min(${space.m}, 4vw)`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.paper,
  color: color.ink,
  // Below 16 px, a phone zooms in on the focused field.
  fontSize: size.m,
  lineHeight: 1.5,
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
  selectors: {
    // Autofilled values keep the colours of the page.
    "&:autofill": { boxShadow: `inset 0 0 0 100vmax ${color.sand}`, WebkitTextFillColor: color.ink },
  },
});

export const input = styleVariants({
  right: [base],
  wrong: [base, { borderColor: color.bad, borderWidth: 2, ":hover": { borderColor: color.bad } }],
});

/** As wide as the expected value. */
export const width = styleVariants({ full: {}, phone: { maxWidth: rems(16) } });
