import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../chrome/page.css.ts";

const { color, size, space } = tokens;

export const figure = style({ ...stacked, gap: space.xxs });

export const loads = style({ width: "100%", height: rems(5.5) });

export const times = style({ width: "100%", height: rems(1.75), marginTop: space.xxs });

export const mounted = style({ fill: color.ink });

export const failed = style({ fill: color.accent });

export const ground = style({ stroke: color.edge, strokeWidth: 1, fill: "none" });

export const time = style({ stroke: color.inkSoft, strokeWidth: 2, fill: "none" });

export const axis = style({
  display: "flex",
  justifyContent: "space-between",
  color: color.inkSoft,
  fontSize: size.xs,
});

export const scale = style({ color: color.inkSoft, fontSize: size.xs });

export const details = style({ fontSize: size.s });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  color: color.inkSoft,
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});

export const caption = style({ paddingBottom: space.xs, color: color.inkSoft, textAlign: "start", fontSize: size.xs });

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: size.xs,
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xxs,
  borderTop: `1px solid ${color.line}`,
  textAlign: "end",
  fontWeight: 400,
});

globalStyle(`${table} thead th`, { borderTop: 0, color: color.inkSoft });

globalStyle(`${table} th:first-child`, { textAlign: "start" });
