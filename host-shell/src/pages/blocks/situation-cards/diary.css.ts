import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { pageMargin, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

const phone = "screen and (max-width: 39.99em)";

/** On phones, the days are next to one another: a row to swipe, in which the next day can be seen. */
export const diary = style({
  listStyle: "none",
  borderBottom: `1px solid ${color.line}`,
  "@media": {
    [phone]: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "min(84%, 19rem)",
      columnGap: space.l,
      marginInline: `calc(-1 * ${pageMargin})`,
      paddingInline: pageMargin,
      borderBottom: 0,
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x mandatory",
      scrollPaddingInline: pageMargin,
      scrollbarWidth: "thin",
    },
  },
});

export const moment = style({
  ...stacked,
  gap: space.xs,
  paddingBlock: `clamp(${space.l}, 3.5vw, ${space.xxl})`,
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [phone]: {
      gridTemplateRows: "auto 1fr",
      borderTop: `2px solid ${color.ink}`,
      paddingBlock: space.m,
      scrollSnapAlign: "start",
    },
    [tablet]: { gridTemplateColumns: `${rems(8.5)} minmax(0, 1fr)`, columnGap: space.l },
    [wideScreen]: { gridTemplateColumns: `${rems(13)} minmax(0, 1fr)`, columnGap: space.xxl },
  },
});

export const when = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  color: color.inkSoft,
  fontSize: size.s,
  "@media": { [tablet]: { flexDirection: "column", gap: 0 } },
});

export const clock = style({
  color: color.ink,
  fontFamily: font.display,
  fontSize: size.xl,
  fontVariantNumeric: "lining-nums tabular-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1.15,
  "@media": { [tablet]: { fontSize: size.xxl } },
});

export const momentTitle = style({ "@media": { [wideScreen]: { fontSize: rems(2), lineHeight: 1.12 } } });

export const help = style({
  ...stacked,
  alignContent: "start",
  gap: space.s,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: space.xxl },
  },
});

export const answer = style({ color: color.inkSoft });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  color: color.ink,
  fontWeight: 600,
  textDecorationColor: color.sun,
  textDecorationThickness: "2px",
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
});
