import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

const oneColumn = "minmax(0, 1fr)";

export const bar = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.m,
  alignItems: "end",
  paddingBlock: space.m,
  paddingInline: `min(${space.m}, 4cqi)`,
  border: "1px solid transparent",
  borderRadius: radius.control,
  background: color.sand,
  "@container": {
    "(min-width: 30em)": { gridTemplateColumns: `${oneColumn} ${oneColumn}` },
    "(min-width: 56em)": { gridTemplateColumns: `minmax(0, ${rems(14)}) minmax(0, ${rems(14)}) ${oneColumn}` },
  },
});

export const state = style({
  display: "flex",
  alignItems: "center",
  gridColumn: "1 / -1",
  minHeight: rems(1.75),
  fontSize: size.s,
  lineHeight: 1.4,
  "@container": { "(min-width: 56em)": { gridColumn: "auto", minHeight: rems(3) } },
});

export const failure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
});

export const reason = style({ display: "flex", gap: space.xs, alignItems: "center", color: color.bad });

export const mark = style({ display: "flex" });
