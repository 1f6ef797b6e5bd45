import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

const oneColumn = "minmax(0, 1fr)";

export const bar = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  columnGap: space.m,
  rowGap: space.s,
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

/** Below the fields or to the right of them. */
export const beside = style({
  gridColumn: "1 / -1",
  fontSize: size.s,
  lineHeight: 1.4,
  "@container": { "(min-width: 56em)": { gridColumn: "auto", alignContent: "center", minHeight: rems(3) } },
});

/** The hint and the state of the search share one place, so that nothing moves and no empty room is reserved. */
export const notes = style([beside, { display: "grid", gridTemplateColumns: oneColumn, alignItems: "center" }]);

const note = style({ gridArea: "1 / 1" });

export const hint = styleVariants({
  shown: [note, { color: color.inkSoft }],
  covered: [note, { visibility: "hidden" }],
});

export const state = style([note, { display: "flex", alignItems: "center" }]);

export const failure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
});

export const reason = style({ display: "flex", gap: space.xs, alignItems: "center", color: color.bad });

export const mark = style({ display: "flex" });
