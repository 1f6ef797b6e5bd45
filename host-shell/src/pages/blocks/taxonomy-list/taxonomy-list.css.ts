import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { gridGap } from "../../patterns/card/card.css.ts";

const { color, size, space } = tokens;

export const list = style({ vars: { [gridGap]: space.xl }, rowGap: space.xxl });

export const more = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.l}`,
  marginBlockStart: space.xxl,
  "@media": { print: { display: "none" } },
});

export const count = style({ color: color.inkSoft, fontSize: size.s, fontVariantNumeric: "lining-nums tabular-nums" });

export const again = style({ marginBlockStart: space.l, "@media": { print: { display: "none" } } });
