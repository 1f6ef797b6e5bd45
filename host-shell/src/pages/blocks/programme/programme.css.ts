import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font, motion, radius, size, space } = tokens;

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: space.xl,
    "@media": {
      [wideScreen]: {
        selectors: {
          "&:has(> :nth-child(2))": {
            gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
            columnGap: space.xxl,
            alignItems: "start",
          },
        },
      },
    },
  },
]);

export const opening = style({ ...stacked, gap: space.s, maxWidth: rems(44) });

export const list = style({ borderBottom: `1px solid ${color.line}` });

export const item = style({
  ...stacked,
  gap: space.xxs,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  "@media": { [tablet]: { gridTemplateColumns: `${rems(8)} minmax(0, 1fr)`, columnGap: space.l } },
});

export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.s}`,
  "@media": { [tablet]: { flexDirection: "column", alignItems: "flex-start" } },
});

export const time = style({
  color: color.inkSoft,
  fontFamily: font.display,
  fontSize: size.l,
  fontVariantNumeric: "lining-nums tabular-nums",
  lineHeight: 1.35,
});

export const words = style({ ...stacked, gap: space.xxs });

export const mark = style({
  paddingInline: space.xs,
  border: "1px solid transparent",
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  fontSize: size.xs,
  fontWeight: 620,
  lineHeight: 1.6,
});

export const text = style({ maxWidth: "38em", color: color.inkSoft });

// An item that the browser's search can find takes no room.
globalStyle(`${list} > [data-more] > [hidden="until-found"]`, {
  display: "block !important",
  contentVisibility: "hidden",
  padding: 0,
  border: 0,
  "@media": { print: { contentVisibility: "visible", paddingBlock: space.l } },
});

/** Before the script runs, if it is going to. */
globalStyle(
  `html[data-scripted] body:not([data-widget-editing]) [data-programme="closed"] ${list} > [data-more] > :not([hidden])`,
  { "@media": { screen: { display: "none" } } },
);

export const button = style({
  display: "none",
  alignItems: "center",
  gap: space.xs,
  maxWidth: "100%",
  minHeight: rems(2.75),
  marginTop: space.l,
  paddingBlock: space.xs,
  paddingInline: space.m,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: "none",
  fontWeight: 600,
  textAlign: "start",
  textWrap: "balance",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.surface },
    "html[data-scripted] body:not([data-widget-editing]) &": { display: "inline-flex" },
  },
  "@media": {
    print: { selectors: { "html[data-scripted] body:not([data-widget-editing]) &": { display: "none" } } },
  },
});

export const whenClosed = style({ selectors: { '[aria-expanded="true"] > &': { display: "none" } } });

export const whenOpen = style({ selectors: { '[aria-expanded="false"] > &': { display: "none" } } });

export const chevron = style({
  display: "flex",
  flex: "none",
  transition: `rotate ${motion.calm}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: "180deg" } },
});
