import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { figure, heading } from "shared-runtime/theme/typography.css.ts";
import { stacked } from "../../chrome/page.css.ts";
import { oneBelowAnother, sideBySide } from "./membership-cards.css.ts";

const { color, radius, size, space } = tokens;

/** If cards are side by side, equal parts of the cards are in the same row of a grid. */
export const card = style({
  position: "relative",
  overflowWrap: "anywhere",
  breakInside: "avoid",
  ...stacked,
  alignContent: "start",
  gap: space.l,
  padding: `clamp(${space.l}, 4vw, ${space.xl}) clamp(${space.m}, 2.5vw, ${space.xl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  "@media": {
    [sideBySide]: {
      gridTemplateRows: "subgrid",
      gridRow: "span 5",
      alignContent: "stretch",
      rowGap: 0,
    },
  },
});

export const chosenCard = style([card, { borderColor: color.ink, boxShadow: `0 0 0 1px ${color.ink}` }]);

export const opening = style({ ...stacked, gap: space.xs, alignContent: "start" });

/** A label on the upper edge of the card. */
export const label = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: `clamp(${space.m}, 2.5vw, ${space.xl})`,
  translate: "0 -50%",
  maxWidth: `calc(100% - 2 * ${space.l})`,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: radius.paper,
  background: color.sun,
  color: color.onSun,
  fontSize: size.s,
  fontWeight: 620,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

/** Smaller in the narrow columns on a tablet. */
export const title = style([
  heading.xxl,
  { "@media": { "screen and (min-width: 46em) and (max-width: 61.99em)": { fontSize: size.xl } } },
]);

export const cost = style({
  ...stacked,
  gap: space.xxs,
  alignContent: "start",
  "@media": { [sideBySide]: { paddingTop: space.l } },
});

export const price = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.xs });

export const amount = style([figure, { overflowWrap: "anywhere" }]);

export const unit = style({ fontSize: size.l, color: color.inkSoft });

/** A price in words, as high as a number. */
export const priceInWords = style([
  heading.xl,
  { display: "flex", alignItems: "end", minHeight: `calc(${size.display} * 1.05)`, overflowWrap: "anywhere" },
]);

export const order = style({
  ...stacked,
  alignContent: "start",
  containerType: "inline-size",
  "@media": { [sideBySide]: { paddingTop: space.l }, print: { display: "none" } },
});

export const lines = style({
  listStyle: "none",
  ...stacked,
  alignContent: "start",
  gap: space.s,
  "@media": {
    [sideBySide]: { paddingTop: space.l },
    // The table above the cards has the same lines.
    [oneBelowAnother]: { selectors: { "[data-compared] > * > * > &": { display: "none" } } },
  },
});

export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.s,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
});

export const fadedLine = style([line, { color: color.inkSoft }]);

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: rems(1.25),
  height: "1.45em",
  color: color.good,
});

/** A dash in place of the check mark of other lines. */
export const dash = style({ width: rems(0.75), borderTop: `2px solid ${color.edge}` });

export const more = style({
  selectors: { "&:empty": { display: "none" } },
  "@media": { [sideBySide]: { paddingTop: space.l, selectors: { "&:empty": { display: "block" } } } },
});
