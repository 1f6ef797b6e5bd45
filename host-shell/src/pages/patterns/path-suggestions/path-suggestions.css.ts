import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

export const part = style({ ...stacked, width: "100%", maxWidth: rems(36) });

export const suggestions = style({ selectors: { "&[hidden]": { display: "none" } } });

export const list = style({ listStyle: "none", marginBlockStart: space.xs, borderBlockEnd: `1px solid ${color.line}` });

globalStyle(`${list} a`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "center",
  justifyContent: "space-between",
  gap: `0 ${space.m}`,
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink,
  lineHeight: 1.4,
  textDecoration: "none",
  overflowWrap: "anywhere",
});
globalStyle(`${list} a:hover`, { background: color.sand });
globalStyle(`${list} a span:first-child`, {
  textDecorationLine: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.2em",
});
globalStyle(`${list} a span + span`, { color: color.inkSoft, fontSize: size.s });
