import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const hero = style({
  overflow: "clip",
  borderBottom: `2px solid ${color.ink}`,
  background: color.sand,
  "@media": { print: { background: "none" } },
});

export const inner = style([
  column,
  {
    ...stacked,
    gap: space.xl,
    paddingBlock: `clamp(${space.xl}, 6vw, ${space.xxxl})`,
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)",
        columnGap: space.xxl,
        alignItems: "center",
      },
      print: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)", paddingBlock: space.m },
    },
  },
]);

export const words = style({ ...stacked, justifyItems: "start", gap: space.m });

export const title = style({
  // On phones, the title is as large as its longest line allows. From tablets on, it has the size of the type scale.
  fontSize: `max(${size.hero}, min(13vw, ${rems(3.5)}))`,
});

export const line = style({
  display: "block",
  "@media": { [wideScreen]: { selectors: { "& + &": { marginInlineStart: "0.6em" } } } },
});

export const theme = style({ maxWidth: "24em" });

export const facts = style({
  ...stacked,
  width: "100%",
  maxWidth: rems(34),
  marginTop: space.xs,
  borderBottom: `1px solid ${color.edge}`,
});

globalStyle(`${facts} > div`, {
  display: "grid",
  gridTemplateColumns: `${rems(5)} minmax(0, 1fr)`,
  columnGap: space.m,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.edge}`,
});
globalStyle(`${facts} dt`, { color: color.inkSoft, fontSize: size.s, lineHeight: "1.7em" });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere", fontWeight: 560 });
globalStyle(`${facts} dd > time::first-letter`, { textTransform: "uppercase" });
globalStyle(`${facts} dd > time`, { display: "inline-block" });

export const over = style({ fontFamily: font.display, fontSize: size.l });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s} ${space.xs}`,
  marginTop: space.xs,
  "@media": { print: { display: "none" } },
});

export const circle = style({
  containerType: "inline-size",
  position: "relative",
  alignSelf: "center",
  width: "100%",
  maxWidth: rems(32),
  aspectRatio: "1",
  marginInline: "auto",
});

export const table = style({
  position: "absolute",
  inset: "20%",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  color: color.onSun,
  fontFamily: font.display,
  lineHeight: 1.1,
  textAlign: "center",
  "@media": { "(forced-colors: active)": { color: "CanvasText" } },
});

export const day = style({
  fontSize: "27cqi",
  fontWeight: 480,
  fontVariantNumeric: "lining-nums",
  letterSpacing: "-0.03em",
  lineHeight: 0.98,
  // The digits are in the upper part of their line.
  marginBlock: "0.1em -0.16em",
  // The full stop hangs, so that the number is in the middle.
  marginInlineEnd: "-0.12em",
});

export const month = style({ fontSize: "7.4cqi", letterSpacing: "-0.015em" });

export const small = style({ fontFamily: font.text, fontSize: "3.8cqi", fontWeight: 560 });
