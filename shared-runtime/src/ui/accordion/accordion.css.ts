import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";

const { color, motion, size, space } = tokens;

const roomy = "(min-width: 30em)";

export const accordion = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.l,
});

export const tools = style({
  flex: "1 0 auto",
  maxWidth: "100%",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.l,
  justifyContent: "space-between",
  "@container": { [roomy]: { justifyContent: "flex-end" } },
  "@media": { print: { display: "none" } },
});

// Keeps both buttons on one line on a phone.
globalStyle(`${tools} > button`, { fontSize: size.s });

export const items = style({ borderBottom: `1px solid ${color.line}` });

export const item = style({
  borderTop: `1px solid ${color.line}`,
  interpolateSize: "allow-keywords",
  selectors: {
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${motion.calm}, content-visibility ${motion.calm} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
  "@media": {
    // Everything is printed, even a part that is closed or just opening.
    print: {
      selectors: { "&::details-content": { blockSize: "auto", contentVisibility: "visible", transition: "none" } },
    },
  },
});

export const summary = style({
  breakInside: "avoid",
  breakAfter: "avoid",
  display: "flex",
  alignItems: "center",
  gap: `min(${space.s}, 3cqi)`,
  minHeight: rems(4),
  paddingBlock: space.s,
  cursor: "pointer",
  listStyle: "none",
  // Room above a title that was scrolled to.
  scrollMarginTop: space.l,
  transition: `background-color ${motion.quick}`,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
  hyphens: "auto",
  fontSize: size.m,
  fontWeight: 620,
  lineHeight: 1.35,
  selectors: {
    [`${summary}:hover &`]: {
      textDecoration: "underline",
      textDecorationColor: color.edge,
      textUnderlineOffset: "0.25em",
    },
  },
});

/** Hidden visually on a phone, where the icon is enough. It is still read out. */
export const badge = style([
  hidden,
  {
    "@container": {
      [roomy]: { position: "static", width: "auto", height: "auto", margin: 0, overflow: "visible", clipPath: "none" },
    },
  },
]);

export const chevron = style({
  display: "flex",
  color: color.inkSoft,
  transition: `rotate ${motion.calm}`,
  selectors: { [`${item}[open] &`]: { rotate: "180deg" } },
  "@media": { print: { display: "none" } },
});

/** Aligned with the title, not with the icon, if there is room. */
export const body = style({
  // Leaves room for the focus ring of the title.
  paddingBlock: `${space.xs} ${space.l}`,
  "@container": { [roomy]: { paddingInlineStart: `calc(1.3em + ${space.s})` } },
});
