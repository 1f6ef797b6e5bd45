import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;
const oneColumn = "minmax(0, 1fr)";

export const panel = style({ outline: "none" });

export const content = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.l });

export const rows = style({ display: "grid", gridTemplateColumns: oneColumn, borderBlock: `1px solid ${color.line}` });

/** Words on the left, buttons on the right; below each other on a phone. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.m,
  paddingBlock: space.s,
  overflowWrap: "anywhere",
  selectors: { "li + li > &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const doubtedRow = style([row, { borderInlineStart: `3px solid ${color.warn}`, paddingInlineStart: space.s }]);

export const gapRow = style([row, { borderBlock: `1px dashed ${color.edge}`, marginBlockStart: -1 }]);

export const name = style({ fontWeight: 620 });

export const question = style({ fontWeight: 620, color: color.warn });

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s });

export const form = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.l,
  paddingBlock: space.m,
  paddingInline: space.m,
  background: color.sand,
  maxWidth: rems(40),
  overflowWrap: "anywhere",
});

export const others = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.s,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.m,
});

export const join = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.s, justifyItems: "start" });

export const lists = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.xs });

export const listRow = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s });
