import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const list = style({ display: "grid", gap: space.s, minWidth: 0, border: "none" });

const base = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.control,
});
export const product = styleVariants({
  open: [base],
  chosen: [base, { borderColor: color.accent, background: color.paper }],
});
/** Aligned with the label of the box. */
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.s}`,
  paddingInlineStart: `calc(${rems(1.75)} + min(${space.s}, 3vw))`,
});
export const article = style({ display: "grid", gap: space.s });
