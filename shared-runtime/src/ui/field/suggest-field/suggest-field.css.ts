import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, radius, shadow, size, space } = tokens;

export const frame = style({ position: "relative", width: "100%" });

export const list = style({
  position: "absolute",
  zIndex: 10,
  insetInline: 0,
  top: `calc(100% + ${space.xxs})`,
  margin: 0,
  padding: 0,
  overflow: "hidden",
  listStyle: "none",
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.dialog,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.s,
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  paddingInline: `min(${space.m}, 4vw)`,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  cursor: "pointer",
  ":hover": { background: color.sand },
  selectors: { '&[aria-selected="true"]': { background: color.sand, boxShadow: `inset 3px 0 0 ${color.ink}` } },
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&[aria-selected="true"]': { outline: "2px solid Highlight", outlineOffset: -2 } },
    },
  },
});

export const hint = style({ fontSize: size.s, color: color.inkSoft });
