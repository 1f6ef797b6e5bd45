import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../chrome/page.css.ts";

const { color, radius, size, space } = tokens;
const tablet = "screen and (min-width: 40rem)";

export const panel = style({
  ...stacked,
  gap: space.m,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space.xxs,
  maxWidth: rems(30),
  listStyle: "none",
  fontSize: size.s,
});

const anyStep = style({ paddingTop: space.xxs, borderTop: "6px solid" });

export const step = styleVariants({
  past: [anyStep, { borderColor: color.ink }],
  present: [anyStep, { borderColor: color.sun, fontWeight: 620 }],
  coming: [anyStep, { borderColor: color.line, color: color.inkSoft }],
});

export const figure = style({ ...stacked, gap: space.s, maxWidth: rems(46) });

export const legend = style({ display: "flex", flexWrap: "wrap", columnGap: space.m, fontSize: size.s });

const square = style({ display: "inline-block", width: "0.7em", height: "0.7em", forcedColorAdjust: "none" });

export const swatch = styleVariants({
  fresh: [square, { background: color.ink }],
  stable: [square, { background: color.edge }],
});

export const fill = styleVariants({
  fresh: { fill: color.ink },
  stable: { fill: color.edge },
  worse: { fill: color.bad },
});

export const rows = style({ ...stacked, gap: space.s });

export const row = style({
  ...stacked,
  columnGap: space.m,
  alignItems: "center",
  "@media": { [tablet]: { gridTemplateColumns: `${rems(10)} minmax(0, 1fr)` } },
});

export const name = style({ fontSize: size.s });
export const worseName = style([name, { color: color.bad, fontWeight: 620 }]);

export const bars = style({ ...stacked, gap: "3px" });

export const bar = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${rems(5.5)}`,
  alignItems: "center",
  columnGap: space.s,
});

export const track = style({ width: "100%", height: rems(0.5), background: color.sand });

export const value = style({ fontSize: size.s, lineHeight: 1.2 });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontSize: size.s,
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});

export const caption = style({ paddingBottom: space.xs, color: color.inkSoft, textAlign: "start", fontSize: size.xs });

export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: size.xs });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xxs,
  borderTop: `1px solid ${color.line}`,
  textAlign: "end",
  fontWeight: 400,
});
globalStyle(`${table} th:first-child`, { textAlign: "start" });
