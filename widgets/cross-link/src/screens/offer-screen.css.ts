import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

const roomy = "(min-width: 36em)";
const broad = "(min-width: 56em)";

/** Wide enough for the longest word of the title next to the paper, at the reader's font size. */
const beside = "(min-width: 16em)";

/** A quiet box with the visitor's CV as a sheet of paper. If the box is wide, its lower edge crops the sheet. */
export const card = style({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  marginBlockEnd: `clamp(${space.l}, 4cqi, ${space.xxl})`,
  padding: `${space.l} min(${space.m}, 5cqi)`,
  border: "1px solid transparent",
  borderRadius: radius.tool,
  background: color.sand,
  "@container": {
    // The text flows around the paper.
    [beside]: { display: "flow-root" },
    [roomy]: {
      display: "grid",
      columnGap: space.xl,
      alignItems: "center",
      gridTemplate: `"page top" auto "page words" auto "page action" auto / ${rems(9)} minmax(0, 1fr)`,
      padding: space.xl,
    },
    [broad]: {
      columnGap: space.xxl,
      gridTemplate: `"page top action" 1fr "page words action" 1fr / ${rems(9)} minmax(0, 1fr) auto`,
      paddingInline: space.xxl,
    },
  },
  "@media": { print: { display: "none" } },
});

/** One line with a link, for a visitor who knows what is there. */
export const small = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.l}`,
  marginBlockEnd: `clamp(${space.l}, 4cqi, ${space.xxl})`,
  padding: `${space.m} min(${space.m}, 5cqi)`,
  border: "1px solid transparent",
  borderRadius: radius.tool,
  background: color.sand,
  "@container": { [roomy]: { paddingInline: space.xl } },
  "@media": { print: { display: "none" } },
});

export const smallTitle = style({ flex: `1 1 ${rems(12)}`, minWidth: 0 });

export const page = style({
  gridArea: "page",
  alignSelf: "start",
  order: 1,
  width: rems(5),
  marginBlockStart: space.m,
  rotate: "3deg",
  "@container": {
    [beside]: { float: "inline-end", marginBlock: `${space.xxs} ${space.s}`, marginInlineStart: space.m },
    // The cropped part of the sheet takes no room.
    [roomy]: { float: "none", order: 0, width: "100%", height: rems(8), margin: 0, rotate: "-3deg" },
  },
});

export const top = style({
  gridArea: "top",
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  "@container": { [broad]: { alignSelf: "end" } },
});

export const words = style({
  gridArea: "words",
  marginBlockStart: space.xs,
  "@container": { [broad]: { alignSelf: "start" } },
});

export const action = style({
  gridArea: "action",
  clear: "both",
  display: "grid",
  justifyItems: "start",
  paddingBlockStart: space.m,
  "@container": { [broad]: { paddingBlockStart: 0 } },
});
