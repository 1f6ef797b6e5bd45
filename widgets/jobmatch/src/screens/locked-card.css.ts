import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const place = style({ paddingBlock: space.l });

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "center",
  "@container": { "(min-width: 44em)": { gridTemplateColumns: `minmax(0, 1fr) ${rems(11)}`, columnGap: space.xl } },
});

export const words = style({ display: "grid", gap: space.s, justifyItems: "start", maxWidth: "34em" });

export const text = style({ color: color.inkSoft });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.l,
  rowGap: space.xs,
  paddingBlockStart: space.xs,
});

export const drawing = style({
  display: "none",
  "@container": { "(min-width: 44em)": { display: "block", rotate: "-2deg" } },
});

export const paper = style({ fill: "#e9e5dc" });

export const lines = style({ fill: "none", stroke: "#c6beae", strokeWidth: 5, strokeLinecap: "round" });

export const seal = style({ fill: color.sun });

export const keyhole = style({ fill: color.onSun });
