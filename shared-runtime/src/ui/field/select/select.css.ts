import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

export const frame = style({ position: "relative", display: "block", width: "100%", marginBlockStart: space.xxs });

const base = style({
  appearance: "none",
  width: "100%",
  minHeight: rems(3),
  paddingBlock: rems(0.5),
  paddingInline: `min(${space.m}, 4vw) ${rems(2.75)}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.paper,
  color: color.ink,
  // Below 16 px, a phone zooms in on the focused field.
  fontSize: size.m,
  lineHeight: 1.4,
  textOverflow: "ellipsis",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
});

export const select = styleVariants({
  right: [base],
  wrong: [base, { borderColor: color.bad, borderWidth: 2, ":hover": { borderColor: color.bad } }],
});

/** On some systems, the open list takes only the colours of its options. */
export const option = style({ background: color.surface, color: color.ink });

export const chevron = style({
  position: "absolute",
  insetInlineEnd: `min(${space.m}, 4vw)`,
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  color: color.inkSoft,
  pointerEvents: "none",
});
