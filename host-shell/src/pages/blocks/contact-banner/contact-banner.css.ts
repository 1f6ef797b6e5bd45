import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const section = style([column, block]);

const lines = style({
  ...stacked,
  gap: space.l,
  paddingBlock: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
  borderBlock: `1px solid ${color.line}`,
});

export const banner = style([
  lines,
  {
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
        columnGap: space.xxxl,
        alignItems: "center",
      },
    },
  },
]);

/** The picture is on the right of the words and of the ways to reach us. */
export const withPicture = style([
  lines,
  {
    "@media": {
      [tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xxl },
      [wideScreen]: { columnGap: space.xxxl },
    },
  },
]);

export const words = style({
  ...stacked,
  gap: space.m,
  selectors: { [`${withPicture} > &`]: { alignSelf: "end" } },
});

export const ways = style({ ...stacked, gap: space.xs, alignContent: "start", justifyItems: "start" });

export const picture = style({ "@media": { [tablet]: { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" } } });

export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontFamily: font.display,
  fontSize: size.display,
  letterSpacing: "-0.02em",
  lineHeight: 1.15,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
  textDecorationThickness: "3px",
  textDecorationColor: color.sun,
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
  textUnderlineOffset: "0.2em",
  selectors: { "&:is(a):hover": { textDecorationColor: color.accent } },
});

export const email = style({
  display: "inline-block",
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  overflowWrap: "anywhere",
  hyphens: "none",
  textDecorationColor: color.edge,
  selectors: { "&:is(a):hover": { textDecorationColor: color.accent } },
});

export const link = style({ marginTop: space.xs });
