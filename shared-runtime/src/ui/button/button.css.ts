import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

/** A button that answers a press looks as if it can be pressed, even if it is announced as unavailable. */
const unavailable = '&[aria-disabled="true"]:not([aria-busy="true"], [data-answers])';
const available = '&:is(:not([aria-disabled="true"]), [data-answers])';
const forced = "(forced-colors: active)";

/** Dashed as well as grey, since a reader's forced GrayText may be a conspicuous colour. */
const forcedUnavailable = {
  color: "GrayText",
  borderColor: "GrayText",
  borderStyle: "dashed",
  fontWeight: 400,
} as const;

const base = style({
  appearance: "none",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  maxWidth: "100%",
  // One line with its padding is 48 px high. A label that wraps makes the button higher.
  minHeight: rems(3),
  paddingBlock: rems(0.625),
  // On a narrow screen with large text, the label needs the space of the padding.
  paddingInline: `min(${space.l}, 7.5cqi)`,
  border: "1.5px solid transparent",
  borderRadius: rems(1.5),
  fontFamily: tokens.font.text,
  fontSize: size.m,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: "0",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  transitionProperty: "background-color, border-color, color",
  transitionDuration: motion.quick,
  selectors: {
    [unavailable]: { cursor: "not-allowed" },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
});

const filled = style([
  base,
  {
    selectors: {
      [unavailable]: { background: color.sand, borderColor: color.line, color: color.inkSoft },
    },
    "@media": {
      [forced]: {
        // Without this, the browser paints a backplate under a link's text in the colour of the text.
        forcedColorAdjust: "none",
        selectors: { [unavailable]: forcedUnavailable },
      },
    },
  },
]);

export const variant = styleVariants({
  accent: [
    filled,
    {
      background: color.accent,
      color: color.onAccent,
      selectors: { [`${available}:hover`]: { background: color.accentHover } },
    },
  ],
  outline: [
    base,
    {
      background: "transparent",
      borderColor: color.ink,
      color: color.ink,
      selectors: {
        [`${available}:hover`]: { background: color.ink, color: color.onInk },
        [unavailable]: { borderColor: color.edge, color: color.inkSoft },
      },
      "@media": { [forced]: { selectors: { [unavailable]: forcedUnavailable } } },
    },
  ],
  quiet: [
    base,
    {
      minHeight: rems(2.75),
      paddingInline: 0,
      border: "none",
      borderRadius: radius.control,
      background: "transparent",
      color: color.ink,
      textDecoration: "underline",
      textDecorationColor: color.edge,
      textDecorationThickness: "1.5px",
      textUnderlineOffset: "0.3em",
      // It looks like a link: a label of two lines begins where the text around it does.
      textAlign: "start",
      selectors: {
        [`${available}:hover`]: { color: color.accent, textDecorationColor: color.accent },
        [unavailable]: { color: color.inkSoft, textDecorationLine: "none" },
      },
      "@media": { [forced]: { selectors: { [unavailable]: { ...forcedUnavailable, borderStyle: "none" } } } },
    },
  ],
});

/** A word longer than the button breaks instead of overflowing. */
export const label = style({ minWidth: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const wide = style({
  "@container": { "(max-width: 30em)": { width: "100%" } },
});
