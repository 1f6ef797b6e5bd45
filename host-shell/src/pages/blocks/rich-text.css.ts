import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, wideScreen } from "../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const section = style([column, block]);

/** On wide screens it aligns with the right column of the other blocks. */
export const prose = style({
  maxWidth: "38em",
  "@media": { [wideScreen]: { marginInlineStart: `calc(100% * 5 / 12 + ${space.xxxl} * 7 / 12)` } },
});

globalStyle(`${prose} > * + *`, { marginTop: space.m });
globalStyle(`${prose} h2`, {
  fontFamily: font.display,
  fontSize: size.xxl,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1.08,
});
globalStyle(`${prose} > * + h2`, { marginTop: space.xxl });
globalStyle(`${prose} > h2 + *`, { marginTop: space.s });
globalStyle(`${prose} h3`, { marginTop: space.xl, fontSize: size.l, fontWeight: 620, lineHeight: 1.3 });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: "1.25em" });
globalStyle(`${prose} li + li`, { marginTop: space.xs });
globalStyle(`${prose} li::marker`, { color: color.inkSoft });
globalStyle(`${prose} a`, { textDecorationColor: color.edge, textDecorationThickness: "1.5px" });
globalStyle(`${prose} a:hover`, { textDecorationColor: color.accent });
globalStyle(`${prose} blockquote`, { paddingInlineStart: space.l, borderInlineStart: `3px solid ${color.sun}` });
