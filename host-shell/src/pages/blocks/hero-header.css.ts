import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, wideScreen } from "../chrome/page.css.ts";

const { color, space } = tokens;

export const hero = style({ overflow: "clip" });

export const inner = style([
  column,
  {
    display: "grid",
    gap: space.xxxl,
    paddingTop: `clamp(${space.xxl}, 8vw, ${space.huge})`,
    "@media": {
      [wideScreen]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: space.xxl, alignItems: "start" },
    },
  },
]);

export const words = style({
  display: "grid",
  justifyItems: "start",
  gap: space.l,
  "@media": { [wideScreen]: { paddingBottom: space.huge } },
});

export const sentence = style({
  display: "block",
  textWrap: "balance",
  selectors: {
    "& + &": { marginTop: "0.14em" },
  },
  "@media": { [wideScreen]: { selectors: { "& + &": { marginInlineStart: "0.9em" } } } },
});

/** As a marker would: under the letters, not behind them. */
export const marked = style({
  background: "none",
  color: "inherit",
  textDecoration: `underline ${color.sun} 0.16em`,
  textUnderlineOffset: "0.02em",
  textDecorationSkipInk: "none",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s, marginTop: space.xs });

/** The table's edge cuts the sheet off. */
export const table = style({
  position: "relative",
  width: "100%",
  maxWidth: rems(27),
  marginInline: "auto",
  marginBottom: "-22%",
  "@media": { [wideScreen]: { marginTop: rems(1.5), marginBottom: "-12%" } },
});

export const turned = style({ transform: "rotate(2.2deg)" });

export const question = style({
  insetInlineEnd: "-4%",
  insetBlockStart: "41%",
  maxWidth: "56%",
  transform: "rotate(-4deg)",
});

export const praise = style({ insetInlineStart: "-5%", insetBlockStart: "72%", maxWidth: "60%", transform: "rotate(-1deg)" });
