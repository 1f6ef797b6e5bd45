import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { figure } from "shared-runtime/theme/typography.css.ts";

const { color, size, space } = tokens;

const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const inside = style([column, { gap: space.l }]);

/** As high as a price and its two lines, so that the list below does not move when the price is loaded. */
export const price = style([column, { gap: space.xs, alignContent: "start", minHeight: rems(7.5) }]);

export const amount = style([figure, { fontSize: size.xxl, overflowWrap: "anywhere" }]);

export const sum = style({ fontSize: size.s, lineHeight: 1.5, color: color.inkSoft });

export const reason = style({ fontWeight: 620, lineHeight: 1.45 });

export const contents = style([column, { gap: space.xs, paddingTop: space.m, borderTop: `1px solid ${color.edge}` }]);

export const item = style({ display: "flex", alignItems: "start", columnGap: space.xs, lineHeight: 1.45 });

/** Centred on the first line. */
export const mark = style({ display: "flex", flex: "none", height: "1.45em", alignItems: "center", color: color.good });

export const foot = style([
  column,
  { gap: space.xxs, paddingTop: space.m, borderTop: `1px solid ${color.edge}`, fontSize: size.s, lineHeight: 1.5 },
]);

/** The padding makes room for a finger, and the margin keeps it out of the height of the line. */
export const phone = style({
  display: "inline-block",
  paddingBlock: rems(0.7),
  marginBlock: rems(-0.7),
  fontWeight: 620,
  color: "inherit",
  whiteSpace: "nowrap",
});
