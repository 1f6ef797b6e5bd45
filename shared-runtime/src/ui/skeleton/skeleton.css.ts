import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, radius, space } = tokens;

const breathe = keyframes({ "50%": { opacity: 0.3 } });

const bone = style({
  background: color.line,
  opacity: 0.6,
  // Forced colours remove backgrounds; the border remains.
  border: "1px solid transparent",
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${breathe} 1.8s ease-in-out infinite` },
  },
});

export const block = styleVariants({
  sheet: [bone, { aspectRatio: "1 / 1.414", borderRadius: radius.paper }],
  row: [bone, { height: rems(4), borderRadius: radius.control }],
  pill: [bone, { height: rems(3), width: rems(10), maxWidth: "100%", borderRadius: radius.pill }],
});

export const lines = style({ display: "grid", gap: space.s });

export const line = styleVariants({
  text: [
    bone,
    { height: "0.7em", borderRadius: radius.paper, selectors: { "&:last-child:not(:only-child)": { width: "62%" } } },
  ],
  heading: [bone, { height: rems(2), width: "70%", borderRadius: radius.paper }],
});
