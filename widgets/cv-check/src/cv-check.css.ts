import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const tool = style({
  display: "grid",
  gap: space.l,
  // On paper, also for readers of the dark scheme.
  "@media": { print: { colorScheme: "light", color: color.ink, zoom: 0.8 } },
});

// The card needs no edges on paper, where it runs over several pages.
globalStyle(`${tool} > :first-child`, { "@media": { print: { padding: 0, border: "none" } } });

/** On paper, the result is alone. */
export const steps = style({ "@media": { print: { display: "none" } } });

export const inside = style({
  display: "grid",
  gap: space.l,
  "@container": { "(min-width: 36em)": { gap: space.xl } },
});
