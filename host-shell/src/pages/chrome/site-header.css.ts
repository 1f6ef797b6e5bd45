import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, tablet, wideScreen } from "./page.css.ts";

const { color, motion, radius, shadow, size, space } = tokens;

const scripted = "html[data-scripted] &";
const xWide = "screen and (min-width: 75em)";
const signedIn = "html[data-signed-in] &";
export const header = style({ position: "relative", borderBottom: `1px solid ${color.line}` });

export const bar = style([
  column,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space.xxs}`,
    minHeight: rems(4.5),
    paddingBlock: space.s,
    "@media": {
      "screen and (min-width: 26em)": { columnGap: space.xs },
      [wideScreen]: { columnGap: space.s },
      [xWide]: { columnGap: space.m },
    },
  },
]);

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  minHeight: rems(2.75),
  textDecoration: "none",
});

export const menuButton = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: rems(2.75),
  minHeight: rems(2.75),
  marginInlineStart: "auto",
  anchorName: "--menu",
  padding: 0,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: color.ink,
  fontSize: size.s,
  fontWeight: 600,
  cursor: "pointer",
  "@media": { [wideScreen]: { selectors: { [scripted]: { display: "none" } } }, print: { display: "none" } },
});

export const menuIcon = style({
  width: rems(1),
  height: rems(1),
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
});

/**
 * The menu is a popover at the top of the document, so that the page scrolls away from it when a visitor follows a link
 * to an anchor. On wide screens with script, it is part of the header.
 */
export const menu = style({
  selectors: {
    "&:popover-open": {
      position: "absolute",
      inset: `${rems(4.75)} ${space.s} auto`,
      width: "auto",
      maxHeight: `calc(100dvh - ${rems(6)})`,
      margin: 0,
      padding: `${space.xs} ${space.l}`,
      overflowY: "auto",
      border: `1px solid ${color.line}`,
      borderRadius: radius.tool,
      background: color.surface,
      color: color.ink,
      boxShadow: shadow.dialog,
    },
  },
  // Anchored below the header, which messages may push down.
  "@supports": {
    "(top: anchor(bottom))": {
      selectors: { "&:popover-open": { positionAnchor: "--menu", top: `calc(anchor(bottom) + ${space.xs})` } },
    },
  },
  "@media": {
    [wideScreen]: {
      selectors: {
        [scripted]: {
          display: "block",
          position: "static",
          width: "auto",
          height: "auto",
          maxHeight: "none",
          margin: 0,
          marginInlineStart: "auto",
          padding: 0,
          border: 0,
          background: "none",
          boxShadow: "none",
          color: "inherit",
          overflow: "visible",
        },
      },
    },
    print: { display: "none !important" },
  },
});

const isOpen = `${menuButton}:has(~ ${menu}:popover-open)`;

export const whileClosed = style({ selectors: { [`${isOpen} &`]: { display: "none" } } });

export const whileOpen = style({ display: "none", selectors: { [`${isOpen} &`]: { display: "initial" } } });

// The names of the button: the first while the menu is closed, the second while it is open.
globalStyle(`${menuButton} > span + span`, { display: "none" });
globalStyle(`${isOpen} > svg + span`, { display: "none" });
globalStyle(`${isOpen} > span + span`, { display: "initial" });

/** Links after the entries of the menu. With script, an open branch on a narrow screen hides them. */
export const more = style({
  listStyle: "none",
  borderTop: `1px solid ${color.line}`,
  selectors: {
    "&:not(:has(> li:not([hidden])))": { display: "none" },
    'html[data-scripted] ul:has([aria-expanded="true"]) + &': { display: "none" },
  },
  "@media": { [wideScreen]: { selectors: { [scripted]: { display: "none" } } } },
});

/** In the bar from tablets on. */
export const joinItem = style({
  selectors: { [signedIn]: { display: "none" } },
  "@media": { [tablet]: { display: "none" } },
});

/** Only with scripts it is known who is signed in. */
export const memberItem = style({ display: "none", selectors: { [signedIn]: { display: "block" } } });

/** Hidden if scripts run, since the scripts show the account. */
export const accountItem = style({ selectors: { [scripted]: { display: "none" } } });

export const moreLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(3.25),
  fontWeight: 600,
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.25em",
});

export const search = style({
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  borderRadius: radius.pill,
  selectors: { "&:hover": { background: color.sand } },
  // On the narrowest screens, the search is in the menu alone.
  "@media": { "screen and (width < 22.5em)": { display: "none" }, print: { display: "none" } },
});

export const searchIcon = style({
  width: rems(1.25),
  height: rems(1.25),
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
});

/** On phones, the link is in the menu. */
export const join = style({
  display: "none",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingInline: space.m,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontSize: size.s,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  transition: `background-color ${motion.quick}`,
  selectors: { [signedIn]: { display: "none" }, "&:hover": { background: color.accentHover } },
  "@media": {
    [tablet]: { display: "inline-flex" },
    "(forced-colors: active)": { border: "1px solid ButtonText" },
    print: { display: "none" },
  },
});

/** On the narrowest screens, the name needs the room of the mark. */
globalStyle(`${home} svg`, { "@media": { "screen and (width < 21.5em)": { display: "none" } } });

/** On other phones, the search has the room of the mark next to the longest name. */
globalStyle(`html:is([data-site="main"], [data-site="self-service"]) ${home}:has(~ ${search}) svg`, {
  "@media": { "screen and (22.5em <= width < 26em)": { display: "none" } },
});
