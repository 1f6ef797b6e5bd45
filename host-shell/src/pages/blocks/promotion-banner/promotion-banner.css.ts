import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: space.xl,
    justifyItems: "center",
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        alignItems: "center",
        columnGap: space.huge,
      },
      print: { display: "none" },
    },
  },
]);

export const circle = style({
  containerType: "inline-size",
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: rems(32),
  "@media": { "screen and (max-width: 39.99em)": { maxWidth: rems(16) } },
});

export const title = style({
  position: "absolute",
  inset: "24%",
  fontSize: "10cqi",
  display: "grid",
  placeItems: "center",
  textAlign: "center",
});

export const words = style({ ...stacked, gap: space.l, justifyItems: "start" });

/** The words come first in the document, for screen readers, and are below the picture on the screen. */
export const pictured = style([column, block, { ...stacked }]);

export const picture = style({ order: -1 });

globalStyle(`${picture} > img`, { "@media": { "screen and (max-width: 39.99em)": { aspectRatio: "16 / 9" } } });

/** Covers the lower left corner of the picture on a wide screen. */
export const sheet = style([
  words,
  {
    paddingBlockStart: space.l,
    "@media": {
      [wideScreen]: {
        position: "relative",
        justifySelf: "start",
        maxWidth: "60%",
        marginBlockStart: `calc(-1 * ${space.xxxl})`,
        padding: `${space.l} ${space.xxl} 0 0`,
        borderStartEndRadius: radius.tool,
        background: color.paper,
      },
      [`${wideScreen} and (forced-colors: active)`]: { borderBlockStart: "1px solid", borderInlineEnd: "1px solid" },
    },
  },
]);
