import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;
const oneColumn = "minmax(0, 1fr)";
const maxWidth = rems(48);

export const panel = style({ outline: "none" });

export const content = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.l });

export const rows = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  maxWidth,
  borderBlock: `1px solid ${color.line}`,
});

/** Words on the left, a button on the right. */
const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.m,
  rowGap: space.xs,
  overflowWrap: "anywhere",
});

export const row = style([
  line,
  { paddingBlock: space.s, selectors: { "li + li > &": { borderBlockStart: `1px solid ${color.line}` } } },
]);

/** Has two buttons, which are below the words on a phone. */
export const doubtedRow = style([
  row,
  {
    borderInlineStart: `3px solid ${color.warn}`,
    paddingInlineStart: space.s,
    "@container": { "(max-width: 36em)": { gridTemplateColumns: oneColumn } },
  },
]);

export const listItems = line;

/** A time without an entry. */
export const gapRow = style([
  line,
  { paddingBlock: space.xs, paddingInlineStart: space.s, borderInlineStart: `3px dotted ${color.edge}` },
]);

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

export const lists = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.s, maxWidth });

export const listRow = style({ borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s });
