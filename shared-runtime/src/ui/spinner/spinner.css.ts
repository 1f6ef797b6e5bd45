import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { rotate: "1turn" } });
const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ "50%": { opacity: 0.35 } });

/** As large as the text next to it. Appears after 300 ms. */
export const spinner = style({
  flex: "none",
  width: "1.15em",
  height: "1.15em",
  animation: `${appear} 150ms 300ms backwards`,
});

export const arc = style({
  transformOrigin: "center",
  animation: `${turn} 900ms linear infinite`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { animation: `${breathe} 2s ease-in-out infinite` },
  },
});

export const labelled = style({ display: "inline-flex", alignItems: "center", gap: "0.6em" });
