import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xxs, minWidth: 0 });

export const frame = style({ position: "relative", display: "block" });

export const select = style({
  appearance: "none",
  width: "100%",
  minHeight: rems(3),
  paddingBlock: rems(0.5),
  paddingInline: `min(${space.m}, 4vw) ${rems(2.75)}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  // Below 16 px, a phone zooms in on the focused field.
  fontSize: size.m,
  lineHeight: 1.4,
  textOverflow: "ellipsis",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
});

/** On some systems the open list only uses the colours of its options. */
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
