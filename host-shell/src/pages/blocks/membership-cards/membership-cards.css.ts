import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

/** From this width on, the cards are in a row. */
export const sideBySide = "screen and (min-width: 46em)";

/** The opposite, and paper. */
export const oneBelowAnother = "screen and (max-width: 45.99em), print";

const { color, font, radius, size, space } = tokens;

export const section = style([column, block, { ...stacked, gap: `clamp(${space.xl}, 4vw, ${space.xxl})` }]);

export const words = style({ ...stacked, gap: space.s });

export const overview = style({ "@media": { [sideBySide]: { display: "none" } } });

/** Columns as wide as the names need, so that each name is on one line where possible. */
export const prices = style({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${rems(6.3)}, 1fr))`,
  gap: "1px",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
});

/** A line between neighbours in all directions. */
export const priceItem = style({ display: "grid", boxShadow: `0 0 0 1px ${color.line}` });

export const priceLink = style({
  display: "grid",
  alignContent: "space-between",
  gap: space.xxs,
  padding: `${space.s} clamp(${space.xs}, 3vw, ${space.m})`,
  color: color.ink,
  fontSize: size.s,
  lineHeight: 1.3,
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
});

export const priceFigure = style({
  // An inline block, so that underlines are not drawn through it.
  display: "inline-block",
});

export const priceAmount = style({
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: 400,
});

/** Each line of the memberships: its words across the table, and below them a mark for each membership. */
export const comparison = style({
  width: "100%",
  tableLayout: "fixed",
  borderSpacing: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  fontSize: size.s,
  lineHeight: 1.4,
});

export const headCell = style({
  padding: 0,
  borderBottom: `1px solid ${color.edge}`,
  verticalAlign: "bottom",
  fontWeight: 400,
  selectors: { "& + &": { borderInlineStart: `1px solid ${color.line}` } },
});

export const lineName = style({
  padding: `${space.s} ${space.m} 0`,
  fontWeight: 400,
  textAlign: "start",
  selectors: { "tbody + tbody &": { borderTop: `1px solid ${color.line}` } },
});

export const lineMark = style({
  padding: `${space.xxs} ${space.xs} ${space.s}`,
  color: color.good,
  textAlign: "center",
});

globalStyle(`${lineMark} > svg`, { display: "inline-block" });

/** A dash in place of the check mark. */
export const noMark = style({
  display: "inline-block",
  width: rems(0.75),
  borderTop: `2px solid ${color.edge}`,
  verticalAlign: "middle",
});

/** With room for the label on the edge of a card. */
const grid = style({
  listStyle: "none",
  ...stacked,
  gap: `${space.xl} clamp(${space.s}, 2vw, ${space.l})`,
  paddingTop: space.s,
});

/** The grids of cards, by the number of cards in a row. */
export const cards = styleVariants({
  one: [grid, { "@media": { [sideBySide]: { maxWidth: rems(30) } } }],
  two: [grid, { "@media": { [sideBySide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }],
  three: [grid, { "@media": { [sideBySide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } }],
});

export const contact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});

export const whenOpen = style({ selectors: { '[data-open="false"] > &': { display: "none" } } });

export const whenClosed = style({ selectors: { '[data-open="true"] > &': { display: "none" } } });

const way = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  textDecorationThickness: "2px",
  textDecorationColor: color.sun,
  textUnderlineOffset: "0.2em",
} as const;

export const phone = style({
  ...way,
  fontFamily: font.display,
  fontSize: size.xl,
  fontVariantNumeric: "lining-nums",
});

export const callMe = style({ ...way, fontSize: size.l, fontWeight: 620 });

export const help = style({ fontSize: size.l });
