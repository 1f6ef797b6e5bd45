import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

const roomy = "(min-width: 36em)";
const broad = "(min-width: 56em)";

/** Room for the longest word of the title beside the paper, at the size the reader has set. */
const beside = "(min-width: 16em)";

/** A quiet box that the visitor's own paper sticks out of: its foot is behind the lower edge. */
export const card = style({
  display: "grid",
  overflow: "hidden",
  columnGap: space.m,
  rowGap: space.m,
  alignItems: "center",
  gridTemplate: '"top" auto "words" auto "action" auto "page" auto / minmax(0, 1fr)',
  paddingBlockStart: space.l,
  paddingInline: `min(${space.m}, 5cqi)`,
  border: "1px solid transparent",
  borderRadius: radius.tool,
  background: color.sand,
  "@container": {
    [beside]: {
      gridTemplate: `"top page" auto "words words" auto "action action" auto / minmax(0, 1fr) ${rems(5)}`,
      paddingBlockEnd: space.l,
    },
    [roomy]: {
      columnGap: space.xl,
      rowGap: space.xs,
      gridTemplate: `"page top" auto "page words" auto "page action" auto / ${rems(9)} minmax(0, 1fr)`,
      paddingBlock: space.xl,
      paddingInline: space.xl,
    },
    [broad]: {
      columnGap: space.xxl,
      gridTemplate: `"page top action" 1fr "page words action" 1fr / ${rems(9)} minmax(0, 1fr) auto`,
      paddingInline: space.xxl,
    },
  },
  "@media": { print: { display: "none" } },
});

export const page = style({
  gridArea: "page",
  alignSelf: "start",
  width: rems(5),
  // What is below the edge takes no room.
  height: rems(5),
  rotate: "-3deg",
  "@container": {
    [beside]: { rotate: "3deg" },
    [roomy]: { width: "100%", height: rems(8), rotate: "-3deg" },
  },
});

export const top = style({
  gridArea: "top",
  display: "grid",
  gap: space.xs,
  minWidth: 0,
  "@container": { [broad]: { alignSelf: "end" } },
});

export const words = style({ gridArea: "words", "@container": { [broad]: { alignSelf: "start" } } });

export const action = style({
  gridArea: "action",
  display: "grid",
  justifyItems: "start",
  "@container": { [roomy]: { paddingBlockStart: space.xs }, [broad]: { paddingBlockStart: 0 } },
});
