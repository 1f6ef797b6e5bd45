import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

/** Portrait, name, title, city, tags and contact: a row each, at the same height for all persons in a row. */
export const cardRows = 6;

const rowsOfGrid = { display: "grid", gridTemplateRows: "subgrid" } as const;

const shared = style({ position: "relative", display: "flex", gap: space.m, alignItems: "flex-start", height: "100%" });

/** On phones, a portrait that is not large is to the left of the words, or above them if the text is large. */
export const card = styleVariants({
  row: [shared, { flexWrap: "wrap", "@media": { [wideScreen]: { gap: space.l } } }],
  card: [
    shared,
    {
      flexWrap: "wrap",
      "@media": {
        [tablet]: { ...rowsOfGrid, gridRow: `1 / span ${cardRows}`, rowGap: space.xxs, justifyItems: "start" },
      },
    },
  ],
  large: [
    shared,
    { flexDirection: "column", "@media": { [tablet]: { flexDirection: "row", gap: space.xxl, alignItems: "center" } } },
  ],
});

export const words = style({
  ...stacked,
  flex: 1,
  minWidth: 0,
  gap: space.xxs,
  alignContent: "start",
  overflowWrap: "anywhere",
  selectors: {
    [`:is(${card.row}, ${card.card}) > &`]: { flexBasis: rems(10) },
    [`${card.large} > &`]: { width: "100%" },
  },
  "@media": {
    [tablet]: {
      selectors: {
        [`${card.card} > &`]: {
          ...rowsOfGrid,
          gridRow: `2 / span ${cardRows - 1}`,
          alignContent: "stretch",
          width: "100%",
        },
      },
    },
  },
});

const row = (gridRow: number) =>
  ({
    "@media": { [tablet]: { selectors: { [`${card.card} > ${words} > &`]: { gridRow, alignSelf: "start" } } } },
  }) as const;

export const title = style({ lineHeight: 1.45, ...row(2) });

export const city = style(row(3));

export const text = style({ marginTop: space.xs, color: color.inkSoft });

/** Covers the card, so that all of it can be pressed. */
export const link = style({
  color: color.ink,
  textDecorationColor: color.sun,
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
  textDecorationThickness: "2px",
  selectors: {
    "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: radius.control },
    "&:hover": { textDecorationColor: color.accent },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: space.xs },
  },
});

export const number = style({ minHeight: rems(2.75), ...row(5) });

/** Above the link that covers the card. */
export const call = style({ position: "relative", zIndex: 1 });

/** The room of a dot. Dots at the beginning of a line are cut off. */
const dot = "1em";

export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: `calc(-1 * ${dot})`,
  clipPath: `inset(0 0 0 ${dot})`,
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: 1.5,
  ...row(4),
});

export const tag = style({
  minWidth: 0,
  selectors: {
    "&::before": { content: '"\\00b7" / ""', display: "inline-block", width: dot, textAlign: "center" },
  },
});
