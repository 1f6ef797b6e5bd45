import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font, motion, radius, shadow, size, space } = tokens;

/** Phones, and screens with the menu in the bar, on which the label does not fit next to the name of the site. */
const smallest = "screen and (max-width: 29.99em), screen and (min-width: 62em) and (max-width: 69.99em)";
const signedIn = "html[data-signed-in] &";

export const account = style({
  display: "flex",
  justifyContent: "flex-end",
  flex: "none",
  "@media": { print: { display: "none" } },
});

export const login = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingInline: space.m,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  fontSize: size.s,
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": {
    [smallest]: { justifyContent: "center", width: rems(2.75), paddingInline: 0 },
  },
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    [signedIn]: { display: "none" },
    "&:hover": { background: color.ink, color: color.onInk },
  },
});

export const loginWord = style({
  "@media": { [smallest]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } },
});

export const loginIcon = style({ display: "none", "@media": { [smallest]: { display: "block" } } });

export const member = style({ display: "none", selectors: { [signedIn]: { display: "block" } } });

export const person = style({
  anchorName: "--account",
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  padding: 0,
  border: "1.5px solid transparent",
  borderRadius: radius.pill,
  background: color.ink,
  color: color.onInk,
  fontSize: size.s,
  fontWeight: 620,
  letterSpacing: "0.02em",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: { "&:hover": { background: color.inkHover } },
});

export const initials = style({ display: "grid", placeItems: "center", overflow: "hidden", maxWidth: "100%" });

export const silhouette = style({
  width: rems(1.25),
  height: rems(1.25),
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
});

export const menu = style({
  selectors: {
    "&:popover-open": {
      position: "absolute",
      inset: `${rems(4.75)} ${space.m} auto auto`,
      width: "auto",
      minWidth: rems(15),
      maxWidth: `calc(100vw - 2 * ${space.m})`,
      margin: 0,
      padding: `${space.m} ${space.l}`,
      border: `1px solid ${color.line}`,
      borderRadius: radius.tool,
      background: color.surface,
      color: color.ink,
      boxShadow: shadow.dialog,
      overflowWrap: "anywhere",
    },
  },
  "@supports": {
    "(top: anchor(bottom))": {
      selectors: {
        "&:popover-open": {
          positionAnchor: "--account",
          inset: `calc(anchor(bottom) + ${space.xs}) anchor(right) auto auto`,
        },
      },
    },
  },
});

export const name = style({
  fontFamily: font.display,
  fontSize: rems(1.375),
  letterSpacing: "-0.01em",
  lineHeight: 1.2,
});

export const email = style({ marginTop: space.xxs, fontSize: size.s, color: color.inkSoft });

export const selfService = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  marginTop: space.xs,
  fontWeight: 600,
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.25em",
});

export const logout = style({
  appearance: "none",
  width: "100%",
  minHeight: rems(2.75),
  marginTop: space.m,
  paddingInline: space.m,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: color.ink,
  fontSize: size.s,
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.ink, color: color.onInk } },
});
