import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, tablet } from "../../chrome/page.css.ts";
import { card, corner } from "../../patterns/card/card.css.ts";

const { color, font, radius, size, space } = tokens;

export const text = style({ color: color.inkSoft });

export const price = style({
  fontFamily: font.display,
  fontSize: size.xxl,
  fontWeight: 480,
  fontVariantNumeric: "lining-nums tabular-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
});

const words = style({ ...stacked, alignContent: "start", gap: space.xs, minWidth: 0 });

/** A panel whose price is on a sheet of sand along the lower edge. */
export const panel = {
  product: style([
    card,
    {
      display: "flex",
      flexDirection: "column",
      height: "100%",
      border: `1px solid ${color.line}`,
      vars: { [corner]: radius.tool },
      background: color.surface,
      selectors: { "&:has(a:hover)": { borderColor: color.ink } },
    },
  ]),
  picture: style({}),
  words: style([words, { flexGrow: 1, padding: space.l }]),
  offer: style({
    ...stacked,
    gap: space.xxs,
    padding: `${space.m} ${space.l} ${space.s}`,
    borderRadius: `0 0 calc(${radius.tool} - 1px) calc(${radius.tool} - 1px)`,
    background: color.sand,
    "@media": { "(forced-colors: active)": { borderBlockStart: "1px solid" } },
  }),
};

globalStyle(`${panel.picture} > img`, {
  borderRadius: `calc(${radius.tool} - 1px) calc(${radius.tool} - 1px) 0 0`,
});

export const rows = style({ borderBlockEnd: `1px solid ${color.line}` });

/** A line of a price list: picture, words, price. */
export const row = {
  product: style([
    card,
    {
      ...stacked,
      vars: { [corner]: "0px" },
      gap: `${space.m} ${space.xl}`,
      paddingBlock: space.l,
      borderBlockStart: `1px solid ${color.line}`,
      "@media": {
        [tablet]: {
          display: "flex",
          alignItems: "center",
        },
        "(forced-colors: active)": { paddingInline: space.s },
      },
    },
  ]),
  picture: style({ "@media": { [tablet]: { flex: "none", width: "22%" } } }),
  words: style([words, { flexGrow: 1 }]),
  offer: style({
    ...stacked,
    "@media": { [tablet]: { flex: "none", width: `min(34%, ${rems(15)})` } },
  }),
};
