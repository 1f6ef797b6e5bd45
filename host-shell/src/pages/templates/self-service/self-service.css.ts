import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, pageMargin } from "../../chrome/page.css.ts";

const { color, font, motion, radius, shadow, size, space } = tokens;

/** From this width on, the sidebar is next to the page; below it, the sidebar is a sheet over the page. */
const beside = "screen and (min-width: 48em)";
/**
 * From this width on, the sidebar is open unless the member has collapsed it. On narrower screens, it is collapsed
 * unless the member has opened it.
 */
const extraLarge = "screen and (min-width: 80em)";

/** Widths of the sidebar and the page. A custom property for them would restyle the whole page when it changes. */
const narrow = `${rems(4.5)} minmax(0, 1fr)`;
const wide = `${rems(16)} minmax(0, 1fr)`;

export const shell = style({
  display: "flex",
  flexGrow: 1,
  flexDirection: "column",
  "@media": {
    [beside]: { display: "grid", gridTemplateColumns: narrow },
    [extraLarge]: {
      gridTemplateColumns: wide,
      selectors: { 'html[data-sidebar="collapsed"] &': { gridTemplateColumns: narrow } },
    },
  },
  selectors: {
    "html[data-sidebar-open] &": { "@media": { [beside]: { gridTemplateColumns: wide } } },
  },
});

export const top = style({
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  "@media": { [beside]: { position: "sticky", top: 0, zIndex: 2 }, print: { display: "none" } },
  selectors: {
    // With news or messages, the bar is higher than the fixed offset of the sidebar, so the bar does not stick.
    "html[data-sign-in-news] &, &:has([data-service-message])": { position: "static" },
  },
});

// Keeps the focused element clear of the bar, which sticks to the top.
globalStyle(`html:has(${top})`, { "@media": { [beside]: { scrollPaddingBlockStart: rems(7) } } });

export const bar = style({
  display: "flex",
  alignItems: "center",
  columnGap: `min(${space.m}, 3vw)`,
  minHeight: rems(4),
  paddingBlock: space.xs,
  paddingInline: pageMargin,
  "@media": { [beside]: { paddingInline: space.l } },
});

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  minHeight: rems(2.75),
  textDecoration: "none",
});

// Large text on a phone: the name would break into single letters. The link still has it as its name.
globalStyle(`${home} svg + span`, { "@media": { "screen and (max-width: 20em)": { display: "none" } } });

globalStyle(`${bar} > :last-child`, { marginInlineStart: "auto" });

export const menuButton = style({
  appearance: "none",
  display: "inline-grid",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  marginInlineStart: `calc(-1 * ${space.s})`,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "transparent",
  color: color.ink,
  cursor: "pointer",
  ":hover": { background: color.sand },
  "@media": { [beside]: { display: "none" } },
});

export const body = style({ display: "flex", flexDirection: "column", flexGrow: 1, minWidth: 0 });

export const sidebar = style({
  color: color.ink,
  selectors: {
    "&:popover-open": {
      position: "fixed",
      inset: "0 auto 0 0",
      width: `min(${rems(21)}, 90vw)`,
      height: "auto",
      maxHeight: "none",
      margin: 0,
      padding: `${space.l} ${space.m}`,
      border: 0,
      background: color.surface,
      boxShadow: shadow.dialog,
      overflowY: "auto",
    },
    "&::backdrop": { background: "rgb(16 30 27 / 0.45)" },
  },
  "@media": {
    [beside]: {
      // A popover only on phones.
      display: "block",
      position: "sticky",
      inset: "auto",
      top: rems(4.0625),
      alignSelf: "start",
      width: "auto",
      height: `calc(100dvh - ${rems(4.0625)})`,
      margin: 0,
      padding: space.s,
      border: 0,
      borderInlineEnd: `1px solid ${color.line}`,
      background: color.surface,
      boxShadow: "none",
      overflowY: "auto",
      overflowX: "clip",
    },
    print: { display: "none" },
  },
});

/** The first and the last part of the sheet, which only phones have. */
const sheetOnly = { "@media": { [beside]: { display: "none" } } } as const;

export const sheetHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: space.xs,
  paddingInlineStart: space.s,
  ...sheetOnly,
});

export const close = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "transparent",
  color: color.ink,
  cursor: "pointer",
  ":hover": { background: color.sand },
});

export const sheetFoot = style({
  display: "grid",
  gap: space.xxs,
  marginBlockStart: space.m,
  paddingBlockStart: space.m,
  borderTop: `1px solid ${color.line}`,
  ...sheetOnly,
});

export const groups = style({ display: "grid", gap: space.m });

export const links = style({ display: "grid", gap: space.xxs, listStyle: "none" });

const entry = {
  display: "flex",
  alignItems: "center",
  gap: space.m,
  width: "100%",
  minHeight: rems(3),
  paddingInline: space.s,
  borderRadius: radius.control,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.m,
  textAlign: "start",
  textDecoration: "none",
  transition: `background-color ${motion.quick}`,
} as const;

export const link = style({
  ...entry,
  fontWeight: 500,
  selectors: {
    "&:hover": { background: color.sand },
    "&[aria-current]": { background: color.sand, fontWeight: 650, boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { outline: "2px solid CanvasText" } } },
  },
});

export const out = style({
  ...entry,
  appearance: "none",
  border: 0,
  background: "transparent",
  fontWeight: 500,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.sand } },
});

/** At the end of a row, only in the sheet. */
export const chevron = style({
  display: "flex",
  marginInlineStart: "auto",
  color: color.inkSoft,
  ...sheetOnly,
});

/** The button that collapses the sidebar. On phones, a button in the bar opens and closes the sidebar. */
export const toggle = style({
  ...entry,
  appearance: "none",
  display: "none",
  marginBlockEnd: space.s,
  border: 0,
  background: "transparent",
  color: color.inkSoft,
  fontSize: size.s,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.sand } },
  "@media": {
    [beside]: { selectors: { "html[data-scripted] &": { display: "flex" } } },
  },
});

globalStyle(`${sidebar} svg`, { flex: "none", width: rems(1.25), height: rems(1.25), margin: rems(0.125) });

/** Hides the name of a collapsed entry, so that only the icon is visible. Assistive technology still reads the name. */
const iconOnly = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } as const;

export const word = style({
  overflowWrap: "anywhere",
  "@media": {
    "screen and (min-width: 48em) and (max-width: 79.99em)": {
      selectors: { "html:not([data-sidebar-open]) &": iconOnly },
    },
    [extraLarge]: { selectors: { 'html[data-sidebar="collapsed"] &': iconOnly } },
  },
});

/** A collapsed group has a line in place of its title. */
const lineInstead = {
  height: 0,
  overflow: "hidden",
  paddingBlock: 0,
  borderTop: `1px solid ${color.line}`,
} as const;

export const groupTitle = style({
  paddingInline: space.s,
  paddingBlockEnd: space.xxs,
  fontSize: size.s,
  fontWeight: 620,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  "@media": {
    "screen and (min-width: 48em) and (max-width: 79.99em)": {
      selectors: { "html:not([data-sidebar-open]) &": lineInstead },
    },
    [extraLarge]: { selectors: { 'html[data-sidebar="collapsed"] &': lineInstead } },
  },
});

export const header = style([
  column,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s, paddingBlock: `${space.xl} ${space.l}` },
]);

export const article = style({ maxWidth: rems(46) });

export const notifications = style([
  column,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l, paddingBlock: `0 ${space.xxl}` },
]);

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  listStyle: "none",
  "@media": { "screen and (min-width: 62em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.s} ${space.m}`,
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  // Large text on a phone: no room for words next to the icon.
  "@media": { "screen and (max-width: 20em)": { gridTemplateColumns: "minmax(0, 1fr)", padding: space.m } },
});

export const mark = style({
  display: "grid",
  placeItems: "center",
  width: rems(2.5),
  height: rems(2.5),
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
});

globalStyle(`${mark} svg`, { width: rems(1.25), height: rems(1.25) });

export const label = style({
  justifySelf: "start",
  display: "inline-block",
  maxWidth: "100%",
  marginBlockStart: space.s,
  paddingInline: space.s,
  borderRadius: radius.control,
  background: color.goodFill,
  color: color.good,
  fontSize: size.s,
  fontWeight: 600,
});
