import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font, radius, size, space } = tokens;

export const prose = style({ maxWidth: "38em" });

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
globalStyle(`${prose} h4`, { marginTop: space.l, fontWeight: 620, lineHeight: 1.4 });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: "1.25em" });
globalStyle(`${prose} li + li`, { marginTop: space.xs });
globalStyle(`${prose} li::marker`, { color: color.inkSoft });
globalStyle(`${prose} a`, { textDecorationColor: color.edge, textDecorationThickness: "1.5px" });
globalStyle(`${prose} a[href^="tel:"]`, { whiteSpace: "nowrap" });
globalStyle(`${prose} a:hover`, { textDecorationColor: color.accent });
globalStyle(`${prose} blockquote`, { paddingInlineStart: space.l, borderInlineStart: `3px solid ${color.sun}` });
globalStyle(`${prose} img`, { display: "block", maxWidth: "100%", height: "auto", borderRadius: radius.control });
globalStyle(`${prose} [data-table]`, { overflowX: "auto" });
globalStyle(`${prose} table`, { borderCollapse: "collapse", minWidth: "100%", fontSize: size.s });
globalStyle(`${prose} caption`, { textAlign: "start", paddingBottom: space.xs, fontWeight: 620 });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  // Words are not broken: line breaks between words make a column narrow enough.
  overflowWrap: "normal",
});
globalStyle(`${prose} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${prose} :is(th, td):not(:last-child)`, {
  "@media": { "screen and (max-width: 39.99em)": { paddingInlineEnd: space.s } },
});
globalStyle(`${prose} thead th`, { borderBottomColor: color.edge });
