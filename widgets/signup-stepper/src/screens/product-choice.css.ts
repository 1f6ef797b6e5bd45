import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

export const choice = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  paddingBlock: space.l,
  paddingInline: `min(${space.l}, 5vw)`,
  borderRadius: radius.tool,
  background: color.sand,
});

export const remark = style({ fontSize: size.s, color: color.inkSoft });
