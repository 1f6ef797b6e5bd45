import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, shadow, space } = tokens;

/** In front of the page, within reach of a thumb. Presses outside it reach the page. */
export const region = style({
  position: "fixed",
  zIndex: 800,
  insetInline: 0,
  insetBlockEnd: "var(--lk-consent-room, 0px)",
  display: "grid",
  justifyItems: "center",
  gap: space.xs,
  padding: space.m,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

export const toast = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
  maxWidth: `min(100%, ${rems(34)})`,
  paddingBlock: space.xs,
  paddingInline: `${space.m} ${space.xs}`,
  border: "1px solid transparent",
  borderRadius: radius.control,
  background: color.ink,
  color: color.onInk,
  boxShadow: shadow.dialog,
  pointerEvents: "auto",
  overflowWrap: "anywhere",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      transition: `opacity ${motion.calm}, translate ${motion.calm}`,
      "@starting-style": { opacity: 0, translate: "0 12px" },
    },
  },
});

export const button = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  minWidth: rems(2.75),
  minHeight: rems(2.75),
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: "inherit",
  fontWeight: 620,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  // The usual focus ring would not be visible on `ink`.
  ":focus-visible": { outlineColor: color.sun },
});

export const buttons = style({ display: "flex", marginInlineStart: "auto" });
