import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { onPaper, unbroken } from "../print/print.css.ts";

const { color, radius, shadow, size, space } = tokens;

const roomy = "(min-width: 44em)";
const stacked = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const place = style({ containerType: "inline-size", minWidth: 0 });

/** A slip of paper with tear lines between its parts. */
const slip = style({
  ...stacked,
  paddingInline: `clamp(${space.m}, 5cqi, ${space.xxl})`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.paper,
  boxShadow: shadow.paper,
});

export const receipt = style([slip, onPaper]);

export const head = style([
  unbroken,
  { ...stacked, gap: space.s, justifyItems: "start", paddingBlock: `clamp(${space.l}, 5cqi, ${space.xxl}) ${space.l}` },
]);

/** Leaves room above the title when the page is scrolled to it, so that the mark above it is visible. */
export const title = style({ maxWidth: "100%", overflowWrap: "anywhere", outline: "none", scrollMarginTop: rems(7) });

export const received = style({ display: "flex", alignItems: "center", gap: space.xs });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  rowGap: space.xs,
  fontSize: size.s,
  color: color.inkSoft,
});

export const fact = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs });

export const factValue = style({
  fontWeight: 620,
  color: color.ink,
  overflowWrap: "anywhere",
});

export const body = style({
  ...stacked,
  "@container": { [roomy]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)", columnGap: space.xxl } },
});

/** Edges as borders, since backgrounds are not printed. */
export const section = style({
  ...stacked,
  gap: space.m,
  alignContent: "start",
  paddingBlock: space.l,
  borderTop: `2px dashed ${color.line}`,
});

export const rows = style(stacked);

export const row = style([
  unbroken,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: space.l,
    paddingBlock: space.s,
    lineHeight: 1.5,
    overflowWrap: "anywhere",
    hyphens: "auto",
    selectors: { "&:not(:last-child)": { borderBottom: `1px solid ${color.line}` } },
    "@container": { "(min-width: 26em)": { gridTemplateColumns: `minmax(0, ${rems(11)}) minmax(0, 1fr)` } },
  },
]);

export const name = style({ fontSize: size.s, lineHeight: rems(1.6), color: color.inkSoft });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  paddingBlock: space.l,
  borderTop: `2px dashed ${color.line}`,
});
