import { globalStyle, style } from "@vanilla-extract/css";
import "shared-runtime/theme/reset.css.ts";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font, size, space } = tokens;

globalStyle("html", {
  background: color.paper,
  textSizeAdjust: "100%",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

globalStyle("body", {
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  margin: 0,
  background: color.paper,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.m,
  lineHeight: 1.6,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "16 6 6",
});

globalStyle("main", { display: "flex", flexDirection: "column", flexGrow: 1 });

globalStyle("::selection", { background: color.sun, color: color.onSun });

/** The page's column: limited to a readable width, with margins that grow with the screen. */
export const column = style({
  width: `min(100% - 2 * clamp(${rems(1.25)}, 5vw, ${rems(4)}), ${rems(72)})`,
  marginInline: "auto",
});

/** One column that does not grow with its longest word. */
export const stacked = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** Vertical space around a block. */
export const block = style({ paddingBlock: `clamp(${space.xxxl}, 9vw, ${rems(8)})` });

/** For short texts: balances the lines, so that no single word is left on the last. */
export const evenLines = style({ textWrap: "balance" });

export const wideScreen = "screen and (min-width: 62em)";
export const tablet = "screen and (min-width: 40em)";
