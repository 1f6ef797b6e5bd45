import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const tool = style({
  display: "grid",
  gap: space.l,
  // Printed in light colours, even for readers of the dark scheme.
  "@media": { print: { colorScheme: "light", color: color.ink, zoom: 0.8 } },
});

// The card has no edges on paper, where it may have several pages.
globalStyle(`${tool} > :first-child`, { "@media": { print: { padding: 0, border: "none" } } });

/** Not printed, so that the result is alone on paper. */
export const steps = style({ "@media": { print: { display: "none" } } });

export const inside = style({
  display: "grid",
  gap: space.l,
  "@container": { "(min-width: 36em)": { gap: space.xl } },
});
