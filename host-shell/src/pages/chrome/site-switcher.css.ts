import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font, motion, radius, shadow, space } = tokens;

export const button = style({
  appearance: "none",
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: `min(${rems(2.75)}, 12vw)`,
  height: rems(2.75),
  anchorName: "--sites",
  // Cancels the gap of the bar.
  marginInlineStart: `calc(-1 * ${space.xxs})`,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: "transparent",
  color: color.ink,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: { "&:hover": { background: color.sand } },
  "@media": {
    "screen and (min-width: 26em)": { marginInlineStart: `calc(-1 * ${space.xs})` },
    print: { display: "none" },
  },
});

export const chevron = style({
  width: rems(1.125),
  height: rems(1.125),
  // The middle of the name's small letters is above that of its line.
  transform: `translateY(${rems(-0.06)})`,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const list = style({
  selectors: {
    "&:popover-open": {
      position: "absolute",
      inset: `${rems(4.75)} auto auto ${space.m}`,
      width: "max-content",
      minWidth: rems(15),
      maxWidth: `calc(100vw - 2 * ${space.m})`,
      margin: 0,
      padding: space.xs,
      border: `1px solid ${color.line}`,
      borderRadius: radius.tool,
      background: color.surface,
      color: color.ink,
      boxShadow: shadow.dialog,
    },
  },
  "@supports": {
    "(top: anchor(bottom))": {
      selectors: {
        "&:popover-open": {
          positionAnchor: "--sites",
          positionArea: "block-end span-inline-start",
          inset: "auto",
          marginBlockStart: space.xs,
          positionTryFallbacks: "flip-inline",
        },
      },
    },
  },
  "@media": { print: { display: "none" } },
});

export const sites = style({ listStyle: "none" });

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  minHeight: rems(3),
  paddingInline: space.s,
  borderRadius: radius.control,
  fontFamily: font.display,
  fontSize: rems(1.25),
  letterSpacing: "-0.01em",
  lineHeight: 1.2,
  textDecoration: "none",
  selectors: {
    "&:hover, &[aria-current]": { background: color.sand },
    "&[aria-current]": { boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { outline: "2px solid CanvasText" } } },
  },
});

globalStyle(`${link} > svg`, { flex: "none" });
