import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, motion, radius, size, space } = tokens;

export const section = style([column, block]);

// Without padding, a text still keeps a distance from the text above it, since it often begins with a heading.
globalStyle(`${section} + ${section}:is([data-padding="none"], [data-padding="bottom"])`, { paddingTop: space.xxl });

/** On wide screens, the title of each section is left of its text. */
export const sections = style({});

globalStyle(`${sections} > *`, {
  "@media": {
    [wideScreen]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: space.xxxl,
      maxWidth: "none",
    },
  },
});
globalStyle(`${sections} > * > *`, { "@media": { [wideScreen]: { gridColumn: 2, maxWidth: "38em" } } });
globalStyle(`${sections} > * > h2`, { "@media": { [wideScreen]: { gridColumn: 1, alignSelf: "baseline" } } });
// A title of several lines must not make room below a short paragraph.
globalStyle(`${sections} > * > h2:has(+ :not(h2) + :not(h2))`, {
  "@media": { [wideScreen]: { gridRow: "span 2" } },
});
globalStyle(`${sections} > * > h2 + *`, { "@media": { [wideScreen]: { alignSelf: "baseline" } } });
globalStyle(`${sections} > * > * + h2 + *`, { "@media": { [wideScreen]: { marginTop: space.xxl } } });
globalStyle(`${sections} > * > h2:first-child + *`, { "@media": { [wideScreen]: { marginTop: 0 } } });

export const withContents = style({
  ...stacked,
  gap: space.xl,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: space.xxxl, alignItems: "start" },
  },
});

export const beside = style({
  display: "none",
  "@media": { [wideScreen]: { display: "block", position: "sticky", insetBlockStart: space.l } },
  // A list that is longer than the screen scrolls separately. The margins leave room for the focus ring.
  maxHeight: `calc(100dvh - 2 * ${space.l})`,
  overflowY: "auto",
  margin: `calc(-1 * ${space.xxs})`,
  padding: space.xxs,
});

export const above = style({
  maxWidth: "38em",
  "@media": { [wideScreen]: { display: "none" }, print: { display: "none" } },
});

export const contentsTitle = style({ fontSize: size.s, fontWeight: 620, color: color.inkSoft });

export const contents = style({ listStyle: "none" });

export const folded = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  paddingInline: space.m,
});

export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  borderBottom: `1px solid ${color.line}`,
  textDecorationLine: "none",
  overflowWrap: "anywhere",
  selectors: {
    [`${folded} li:last-child > &`]: { borderBottom: 0 },
    "&:hover": { textDecorationLine: "underline", textDecorationColor: color.accent },
  },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: rems(3),
  fontWeight: 620,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const chevron = style({
  display: "flex",
  color: color.inkSoft,
  transition: `rotate ${motion.calm}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
