import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space.m,
  paddingBlock: space.l,
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: rems(3.5),
  height: rems(3.5),
  borderRadius: radius.pill,
  background: color.goodFill,
  color: color.good,
  fontSize: rems(1.75),
});

/** Leaves room above the title when the page is scrolled to it, so that the mark above it is visible. */
export const title = style({ outline: "none", scrollMarginTop: rems(7) });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s, marginBlockStart: space.s });
