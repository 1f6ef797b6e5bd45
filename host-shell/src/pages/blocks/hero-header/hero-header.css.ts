import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

/** Laptops on which the buttons would otherwise be below the question about cookies. */
const lowScreen = "screen and (min-width: 62em) and (max-height: 56em)";

/** The bottom border looks like the edge of a table at which the drawn sheet is clipped. */
export const hero = style({ overflow: "clip", borderBottom: `2px solid ${color.ink}` });

export const inner = style([
  column,
  {
    ...stacked,
    gap: space.xxxl,
    paddingTop: `clamp(${space.xxl}, 8vw, ${space.huge})`,
    "@media": {
      [lowScreen]: { paddingTop: space.xl },
      [wideScreen]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: space.xxl, alignItems: "start" },
    },
  },
]);

export const words = style({
  ...stacked,
  justifyItems: "start",
  gap: space.l,
  "@media": { [wideScreen]: { selectors: { [`${inner} > &`]: { paddingBottom: space.xxl } } } },
});

export const title = style({
  // On phones, the title is as large as its longest line allows. From tablets on, it has the size of the type scale.
  fontSize: `max(${size.hero}, min(13vw, ${rems(3.5)}))`,
});

export const sentence = style({
  display: "block",
  textWrap: "balance",
  selectors: {
    "& + &": { marginTop: "0.14em" },
  },
  "@media": { [wideScreen]: { selectors: { "& + &": { marginInlineStart: "0.9em" } } } },
});

/** Looks like a marker line: below the letters, and not across them. */
export const marked = style({
  background: "none",
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationColor: color.sun,
  textDecorationThickness: "0.16em",
  textUnderlineOffset: "0.02em",
  textDecorationSkipInk: "none",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: `${space.s} ${space.xs}`, marginTop: space.xs });

export const table = style({
  position: "relative",
  containerType: "inline-size",
  width: "100%",
  maxWidth: rems(27),
  marginInline: "auto",
  marginBottom: "-15%",
  "@media": { [wideScreen]: { maxWidth: "none", marginTop: space.xl, marginBottom: "-22%" } },
});

export const turned = style({ transform: "rotate(2.2deg)" });

export const question = style({
  insetInlineEnd: "-3%",
  insetBlockStart: "43.5%",
  maxWidth: "56%",
  transform: "rotate(-4deg)",
});

export const praise = style({
  insetInlineStart: "-3%",
  insetBlockStart: "67%",
  maxWidth: "60%",
  transform: "rotate(-1deg)",
});

/** The picture is below the words, or next to them from tablets on. */
export const withPicture = style([
  column,
  {
    ...stacked,
    gap: `clamp(${space.l}, 5vw, ${space.xxxl})`,
    paddingBlock: `clamp(${space.xl}, 6vw, ${space.xxxl})`,
    "@media": {
      "screen and (min-width: 48em)": { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "center" },
      [wideScreen]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
      [lowScreen]: { paddingTop: space.xl },
    },
  },
]);

/** For a title and texts without a drawing. */
export const wordsAlone = style([
  column,
  {
    paddingBlock: `clamp(${space.xl}, 6vw, ${space.xxxl})`,
    "@media": { [wideScreen]: { maxWidth: rems(72) }, [lowScreen]: { paddingTop: space.xl } },
  },
]);

export const picture = style([column, { paddingTop: `clamp(${space.m}, 3vw, ${space.xl})` }]);
