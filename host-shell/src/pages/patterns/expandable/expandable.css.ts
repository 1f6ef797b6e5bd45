import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { hidden } from "shared-runtime/ui/visually-hidden/visually-hidden.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, motion, radius, size, space } = tokens;

/** Grows from zero to its full height, if the browser can and the visitor allows motion. */
const growing = {
  interpolateSize: "allow-keywords",
  selectors: {
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${motion.calm}, content-visibility ${motion.calm} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
} as const;

export const item = style({ borderBottom: `1px solid ${color.line}`, ...growing });

export const more = style(growing);

globalStyle(`:is(${item}, ${more})::details-content`, {
  "@media": { print: { blockSize: "auto", contentVisibility: "visible" } },
});

// The text of the button says nothing on paper, where all texts are open.
globalStyle(`${more} > summary`, { "@media": { print: { display: "none" } } });

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  minHeight: rems(4),
  paddingBlock: space.m,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
  fontSize: size.l,
  fontWeight: 620,
  lineHeight: 1.3,
  selectors: {
    [`${summary}:hover &`]: {
      textDecoration: "underline",
      textDecorationColor: color.edge,
      textDecorationThickness: "1.5px",
      textUnderlineOffset: "0.25em",
    },
  },
});

export const chevron = style({
  display: "flex",
  flex: "none",
  color: color.inkSoft,
  transition: `rotate ${motion.calm}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});

export const body = style({ paddingBlock: `${space.xs} ${space.xl}` });

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  maxWidth: "100%",
  minHeight: rems(2.75),
  paddingInline: space.m,
  overflowWrap: "anywhere",
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.pill,
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: color.surface },
  },
});

export const whenClosed = style({ selectors: { "details[open] > summary > &": { display: "none" } } });

export const whenOpen = style({ selectors: { "details:not([open]) > summary > &": { display: "none" } } });

export const about = style([hidden]);

export const moreBody = style({ paddingTop: space.m });

/** The complement of `wideScreen`. */
const narrowScreen = "screen and (width < 62em)";
const collapses = "html[data-scripted] body:not([data-widget-editing]) &";

export const collapsibleHead = style({
  position: "relative",
  "@media": {
    [narrowScreen]: {
      selectors: {
        [collapses]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          alignItems: "center",
          columnGap: space.m,
          minHeight: rems(2.75),
        },
      },
    },
  },
});

/** A chevron next to the heading. The button extends over the heading. */
export const cover = style({
  display: "none",
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: color.inkSoft,
  cursor: "pointer",
  "@media": { [narrowScreen]: { selectors: { [collapses]: { display: "flex" } } } },
  selectors: { "&::after": { content: "''", position: "absolute", inset: 0 } },
});

globalStyle(`${cover} svg`, { transition: `rotate ${motion.calm}` });
globalStyle(`${cover}[aria-expanded="true"] svg`, { rotate: "180deg" });

/** `hidden="until-found"` lets the browser's search find collapsed text. */
export const collapsibleBody = style({
  ...stacked,
  gap: space.m,
  paddingTop: space.s,
  selectors: { '&[hidden="until-found"]': { display: "grid !important", contentVisibility: "visible" } },
  "@media": {
    [narrowScreen]: {
      selectors: {
        // Until the script has run.
        'html[data-scripted] body:not([data-widget-editing]) [data-collapsible=""] > &': { display: "none" },
        '&[hidden="until-found"]': { contentVisibility: "hidden", paddingTop: 0 },
      },
    },
  },
});
