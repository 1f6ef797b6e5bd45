import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

const base = style({
  display: "flex",
  gap: `min(${space.s}, 3cqi)`,
  paddingBlock: space.m,
  paddingInline: `min(${space.m}, 5cqi)`,
  border: "1px solid transparent",
  borderRadius: radius.control,
  fontSize: size.m,
  lineHeight: 1.5,
  color: color.ink,
});

export const notice = styleVariants({
  good: [base, { background: color.goodFill }],
  warn: [base, { background: color.warnFill }],
  bad: [base, { background: color.badFill }],
  info: [base, { background: color.sand }],
});

/** The icon is centred on the first line. */
export const mark = style({ display: "flex", height: "1.5em", alignItems: "center" });

export const content = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  overflowWrap: "break-word",
});

export const title = style({ fontWeight: 640 });
