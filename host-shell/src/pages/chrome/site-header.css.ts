import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "./page.css.ts";

const { color, font, motion, radius, shadow, size, space } = tokens;

const signedIn = "html[data-signed-in] &";
/** Screens that are wide enough for the links next to the wordmark and the account. */
const roomy = "screen and (min-width: 66em)";

export const header = style({ position: "relative", borderBottom: `1px solid ${color.line}` });

export const bar = style([
  column,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space.xs}`,
    minHeight: rems(4.5),
    paddingBlock: space.s,
    "@media": { [roomy]: { columnGap: space.l } },
  },
]);

/** On phones, the name of the site makes room for the join link and the sign-in. */
export const home = style({
  display: "inline-flex",
  flex: `1 1 ${rems(2.75)}`,
  alignItems: "center",
  minWidth: 0,
  maxWidth: "max-content",
  minHeight: rems(2.75),
  textDecoration: "none",
  "@media": { [roomy]: { flex: "none" } },
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
  "@media": { [roomy]: { display: "none" } },
});

export const menuIcon = style({
  width: rems(1),
  height: rems(1),
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
});

/**
 * On phones, the menu is a popover at the top of the document, so that the page scrolls away from it when a visitor
 * follows a link to an anchor. On wider screens, and in browsers without popovers, it is part of the header.
 */
export const menu = style({
  selectors: {
    "&:popover-open": {
      position: "absolute",
      inset: `${rems(4.75)} ${space.s} auto`,
      width: "auto",
      margin: 0,
      padding: `${space.xs} ${space.l}`,
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
    [roomy]: {
      display: "block",
      position: "static",
      width: "auto",
      height: "auto",
      margin: 0,
      marginInlineStart: "auto",
      padding: 0,
      border: 0,
      background: "none",
      color: "inherit",
      overflow: "visible",
    },
  },
});

export const links = style({
  listStyle: "none",
  "@media": { [roomy]: { display: "flex", flexWrap: "wrap", columnGap: space.xl } },
});

export const item = style({
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
  "@media": { [roomy]: { selectors: { "& + &": { borderTop: 0 } } } },
});

/** Hidden if scripts run, since the scripts show the account. */
export const accountItem = style([item, { selectors: { "html[data-scripted] &": { display: "none" } } }]);

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(3.75),
  fontFamily: font.display,
  fontSize: rems(1.5),
  letterSpacing: "-0.01em",
  textDecoration: "none",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.35em",
  transition: `text-decoration-color ${motion.quick}`,
  selectors: {
    '&:hover, &[aria-current="page"]': { textDecorationLine: "underline", textDecorationColor: color.sun },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { '&:hover, &[aria-current="page"]': { textDecorationColor: "CanvasText" } },
    },
    [roomy]: { minHeight: rems(2.75), fontFamily: font.text, fontSize: size.m, fontWeight: 500, letterSpacing: 0 },
  },
});

export const join = style({
  display: "inline-flex",
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
  "@media": { "(forced-colors: active)": { border: "1px solid ButtonText" } },
});
