import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const stack = style([column, { gap: space.l }]);

export const answered = style([column, { gap: space.xs }]);

export const row = style({
  appearance: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.m,
  width: "100%",
  minHeight: rems(3.5),
  paddingBlock: space.xs,
  paddingInline: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  ":hover": { borderColor: color.edge },
});

export const words = style([column, { minWidth: 0 }]);

export const title = style({ fontSize: size.s, lineHeight: 1.4, color: color.inkSoft });

export const answer = style({ fontWeight: 620, lineHeight: 1.4, overflowWrap: "anywhere" });

export const reopen = style({ fontSize: size.s, fontWeight: 600, textDecorationLine: "underline" });
