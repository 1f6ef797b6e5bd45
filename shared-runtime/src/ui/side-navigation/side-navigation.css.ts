import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const roomy = "(min-width: 44em)";

/** On a phone a button opens the list; with more room the list is always open. */
export const toggle = style({
  appearance: "none",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  width: "100%",
  minHeight: rems(3),
  paddingInline: space.m,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  fontWeight: 620,
  textAlign: "start",
  cursor: "pointer",
  "@media": { [roomy]: { display: "none" } },
});

export const chevron = style({
  display: "flex",
  transition: `rotate ${motion.calm}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: "180deg" } },
});

export const list = style({
  paddingBlockStart: space.xs,
  "@media": { [roomy]: { paddingBlockStart: 0 } },
  selectors: { '[aria-expanded="false"] + &': { display: "none", "@media": { [roomy]: { display: "block" } } } },
});

export const inner = style({ paddingInlineStart: space.m, borderInlineStart: `1px solid ${color.line}` });

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingBlock: space.xxs,
  paddingInline: space.s,
  borderRadius: radius.control,
  lineHeight: 1.3,
  textDecoration: "none",
  overflowWrap: "anywhere",
  hyphens: "auto",
  ":hover": { background: color.sand },
  selectors: {
    '&[aria-current="page"]': { background: color.sand, fontWeight: 620, boxShadow: `inset 3px 0 ${color.accent}` },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { '&[aria-current="page"]': { outline: "2px solid Highlight" } } },
  },
});

export const badge = style({ marginInlineStart: "auto", fontSize: size.s, color: color.inkSoft });
