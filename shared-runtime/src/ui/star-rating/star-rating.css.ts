import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size } = tokens;

export const rating = style({ minWidth: 0, border: 0 });

export const legend = style({ padding: 0, fontSize: size.s, lineHeight: 1.4, color: color.inkSoft });

export const stars = style({
  display: "flex",
  // Aligns the first star with the text above it.
  marginInlineStart: rems(-0.625),
});

/** Covers the whole star, so that the focus ring and the press target have its size. */
export const radio = style({
  appearance: "none",
  position: "absolute",
  inset: rems(0.25),
  borderRadius: rems(0.5),
  cursor: "pointer",
});

const target = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  // Five targets of 44 px fit on the narrowest phone. If the text size is larger, they share the width.
  flex: `0 1 ${rems(2.75)}`,
  minWidth: 24,
  height: rems(2.75),
  fill: "transparent",
  stroke: color.edge,
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});

const litStar = { fill: color.sun, stroke: color.ink } as const;
const litInForced = { "(forced-colors: active)": { fill: "Highlight", stroke: "CanvasText" } } as const;

export const star = styleVariants({
  lit: [target, litStar, { "@media": litInForced }],
  dark: [
    target,
    {
      // Fills the stars up to the hovered one.
      "@media": {
        "(hover: hover)": {
          selectors: { [`${stars}:hover &:has(~ :hover), &:hover`]: { stroke: color.ink, fill: color.sand } },
        },
      },
    },
  ],
});

export const drawing = style({
  width: `min(${rems(1.5)}, 100%)`,
  strokeWidth: 1.3,
  strokeLinejoin: "round",
});
