import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet } from "../../chrome/page.css.ts";
import { corner } from "../../patterns/card/card.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block, stacked, { gap: space.l }]);

export const tiles = style({
  listStyle: "none",
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [tablet]: {
      display: "grid",
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(17)}), 1fr))`,
      gap: space.m,
      borderTop: 0,
    },
  },
});

/** A row on phones, with the icon before its words and a chevron after them; a card on wider screens. */
export const tile = style({
  vars: { [corner]: radius.tool },
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space.m,
  paddingBlock: space.m,
  borderBottom: `1px solid ${color.line}`,
  "@media": {
    [tablet]: {
      display: "flex",
      flexDirection: "column",
      alignItems: "stretch",
      gap: space.xs,
      padding: space.l,
      border: `1px solid ${color.line}`,
      background: color.surface,
      selectors: { "&:has(a:hover)": { borderColor: color.edge } },
    },
  },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: rems(2.5),
  height: rems(2.5),
  borderRadius: radius.pill,
  background: color.sand,
  "@media": { [tablet]: { marginBlockEnd: space.xs } },
});

export const words = style({
  ...stacked,
  gap: space.xxs,
  "@media": { [tablet]: { gap: space.xs } },
});

/** At the lower edge of the tile, whatever the length of the words above it. */
export const cue = style({
  display: "none",
  "@media": { [tablet]: { display: "flex", marginBlockStart: "auto" }, print: { display: "none" } },
});

export const chevron = style({
  display: "flex",
  alignSelf: "center",
  color: color.inkSoft,
  "@media": { [tablet]: { display: "none" }, print: { display: "none" } },
});
