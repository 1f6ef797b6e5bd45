import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet, wideScreen } from "../chrome/page.css.ts";

const { color, font, radius, size, space } = tokens;

export const page = style([
  column,
  {
    ...stacked,
    gap: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
    paddingBlock: `clamp(${space.xl}, 6vw, ${rems(5)})`,
  },
]);

export const header = style({ ...stacked, gap: space.m });

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: rems(2.75) });

/** Names and versions, which are never hyphenated. */
export const verbatim = style({ hyphens: "manual", overflowWrap: "anywhere" });

const sign = style({ display: "inline-flex", alignItems: "center", gap: space.xs, fontSize: size.s, fontWeight: 620 });

export const health = styleVariants({
  good: [sign, { color: color.good }],
  warn: [sign, { color: color.warn }],
  bad: [sign, { color: color.bad }],
  quiet: [sign, { color: color.inkSoft }],
});

export const overview = style({ ...stacked, gap: space.m });

export const lines = style({ listStyle: "none", borderBottom: `1px solid ${color.line}` });

export const line = style({
  ...stacked,
  alignItems: "center",
  columnGap: space.m,
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", minHeight: rems(3.5) },
  },
});

export const action = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.l,
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.line}`,
});

export const actionLinks = style({ display: "flex", flexWrap: "wrap", columnGap: space.m });

/** The technical name of a widget after its title. */
export const technicalName = style([
  verbatim,
  { color: color.inkSoft, fontFamily: "ui-monospace, monospace", fontSize: size.s, fontWeight: 400, letterSpacing: 0 },
]);

/** Two parts at the ends of a line, or below each other if the line has no room for both. */
export const linePart = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.m,
  "@media": {
    [wideScreen]: { display: "grid", gridTemplateColumns: `minmax(0, 1fr) ${rems(13.5)}` },
  },
});

export const lineName = style([
  verbatim,
  {
    display: "inline-flex",
    alignItems: "center",
    columnGap: space.s,
    flexWrap: "wrap",
    minHeight: rems(2.75),
    fontWeight: 620,
  },
]);

export const lineVersion = style([verbatim, { color: color.inkSoft, fontSize: size.s }]);

export const lineFigures = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  color: color.inkSoft,
  fontSize: size.s,
  "@media": {
    [wideScreen]: { display: "grid", gridTemplateColumns: "5fr 6fr 3fr", textAlign: "end", whiteSpace: "nowrap" },
  },
});

export const widget = style({
  ...stacked,
  gap: space.xl,
  padding: `clamp(${space.m}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  scrollMarginTop: space.m,
});

export const widgetTop = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.l}`,
});

export const channels = style({
  ...stacked,
  gap: space.m,
  "@media": { [tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});

export const channel = style({
  ...stacked,
  alignContent: "start",
  gap: space.xxs,
  paddingLeft: space.m,
  borderLeft: `3px solid ${color.sun}`,
  "@media": { "(forced-colors: active)": { borderLeftColor: "CanvasText" } },
});

export const channelName = style({ color: color.inkSoft, fontSize: size.s });

export const channelVersion = style([
  verbatim,
  { fontFamily: font.display, fontSize: size.xl, lineHeight: 1.15, letterSpacing: "-0.01em" },
]);

export const channelFacts = style([verbatim, { color: color.inkSoft, fontSize: size.s }]);

export const namesForm = style({ ...stacked, justifyItems: "start", gap: space.s, paddingTop: space.s });

export const namesInput = style({
  width: "100%",
  maxWidth: rems(28),
  minHeight: rems(2.75),
  paddingInline: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
});

const halves = {
  ...stacked,
  gap: space.xl,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xxl, alignItems: "start" },
  },
} as const;

export const periods = style(halves);

export const records = style([halves, { paddingTop: space.xl, borderTop: `1px solid ${color.line}` }]);

export const period = style({ ...stacked, gap: space.m });

export const part = style({ ...stacked, gap: space.s });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.s,
  "@media": { [tablet]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" } },
});

export const figure = style({ minWidth: 0 });

export const figureName = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: color.inkSoft,
  fontSize: size.xs,
});

export const figureValue = style({
  fontFamily: font.display,
  fontSize: size.xl,
  lineHeight: 1.2,
  fontVariantNumeric: "lining-nums tabular-nums",
});

const swatch = style({ flexShrink: 0, width: "0.7em", height: "0.7em", forcedColorAdjust: "none" });

export const legend = styleVariants({
  mounted: [swatch, { background: color.ink }],
  failed: [swatch, { background: color.accent }],
  time: [swatch, { height: "2px", background: color.inkSoft }],
});

export const empty = style({
  ...stacked,
  gap: space.s,
  padding: space.m,
  borderRadius: radius.control,
  background: color.sand,
});

export const code = style([verbatim, { fontFamily: "ui-monospace, monospace", fontSize: size.s }]);

export const entries = style({ listStyle: "none" });

export const entry = style({
  ...stacked,
  gap: space.xxs,
  paddingBlock: space.s,
  selectors: { "& + &": { borderTop: `1px dashed ${color.line}` } },
});

export const entryTop = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });

export const entryName = style([verbatim, { fontWeight: 620 }]);

export const entryFacts = style([verbatim, { color: color.inkSoft, fontSize: size.s, lineHeight: 1.5 }]);

/** The loads of a version, one line per period. */
export const entryLoads = style({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, max-content) minmax(0, 1fr)",
  columnGap: space.s,
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: 1.5,
});

export const event = style([verbatim, { display: "flex", gap: space.xs, lineHeight: 1.45 }]);

export const reason = style([
  verbatim,
  { paddingLeft: space.s, borderLeft: `2px solid ${color.edge}`, fontSize: size.s, lineHeight: 1.5 },
]);

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontSize: size.s,
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});
