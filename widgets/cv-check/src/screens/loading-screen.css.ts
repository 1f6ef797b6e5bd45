import { keyframes, style } from "@vanilla-extract/css";
import { page } from "shared-runtime/cv/cv-layout.css.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, space } = tokens;

const readDown = keyframes({ from: { insetBlockStart: "8%" }, to: { insetBlockStart: "90%" } });

/** A line that moves down the page, since the progress of the reading is not known. */
export const reading = style([
  page,
  {
    position: "relative",
    "::after": {
      content: "",
      position: "absolute",
      insetInline: `calc(-1 * ${space.xxs})`,
      insetBlockStart: "40%",
      height: "3px",
      borderRadius: radius.pill,
      background: color.accent,
    },
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        "::after": { animation: `${readDown} 2.4s ease-in-out infinite alternate` },
      },
      "(forced-colors: active)": { "::after": { background: "Highlight" } },
    },
  },
]);

export const rows = style({ display: "grid", gap: space.xs });
