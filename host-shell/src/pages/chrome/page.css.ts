import { createVar, globalStyle, style } from "@vanilla-extract/css";
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

// What comes later in a row or a grid moves what is before it. So the header and each block are shown when the browser has
// read them whole.
globalStyle("html[data-arriving] body > header:not(:has(~ main))", { visibility: "hidden" });
globalStyle("html[data-arriving] main:not(:has(~ *)) > :last-child", { visibility: "hidden" });

// Breaks long Danish words even if a flex or grid item would otherwise grow with them.
globalStyle("h1, h2, h3", { overflowWrap: "anywhere" });

// Anchors keep a distance from the upper edge. The specification says a scroll offset of 120 px.
globalStyle(":target", { scrollMarginTop: rems(7.5) });

// Marks the part of a tool that a reader would print. If a page has the mark, nothing else is printed.
const printed = "[data-print-alone]";

globalStyle(":root:root, body", { "@media": { print: { minHeight: 0, background: "none", colorScheme: "light" } } });
globalStyle(`body:has(${printed}) *:not(:has(${printed}), ${printed}, ${printed} *)`, {
  "@media": { print: { display: "none !important" } },
});
globalStyle(`body:has(${printed}) :has(${printed})`, {
  "@media": { print: { display: "block", width: "auto", margin: 0, padding: 0, border: "none" } },
});

globalStyle("::selection", { background: color.sun, color: color.onSun });

/** The margin at each side of the page's column. Blocks inside other blocks have no margin. */
export const pageMargin = createVar();
/**
 * The distance of running text from the left edge on wide screens, so that the text aligns with the right column of
 * other blocks.
 */
export const textIndent = createVar();
/** The space above and below a block. */
export const blockSpace = createVar();

globalStyle("body", {
  vars: {
    [pageMargin]: `clamp(${rems(1.25)}, 5vw, ${rems(4)})`,
    [blockSpace]: `clamp(${rems(2.75)}, 9vw, ${rems(8)})`,
    [textIndent]: `calc(100% * 5 / 12 + ${space.xxxl} * 7 / 12)`,
  },
});

globalStyle("body", { "@media": { print: { vars: { [pageMargin]: "0px", [blockSpace]: space.l } } } });

/** The page's column: limited to a readable width, with margins that grow with the screen. */
export const column = style({
  width: `min(100% - 2 * ${pageMargin}, ${rems(72)})`,
  marginInline: "auto",
});

/** Holds the blocks inside another block. */
export const nested = style({ vars: { [pageMargin]: "0px", [blockSpace]: space.xl, [textIndent]: "0px" } });

/** A grid of one column whose width does not grow with its longest word. */
export const stacked = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/**
 * Vertical space around a block. An editor's choice of padding is on the block's outermost element, which is this
 * element or its parent.
 */
export const block = style({
  paddingBlock: blockSpace,
  selectors: {
    '&:is([data-padding="top"], [data-padding="top"] > *)': { paddingBottom: 0 },
    '&:is([data-padding="bottom"], [data-padding="bottom"] > *)': { paddingTop: 0 },
    '&:is([data-padding="none"], [data-padding="none"] > *)': { paddingBlock: 0 },
  },
});

/** For short texts: balances the lines, so that the last line is not a single word. */
export const evenLines = style({ overflowWrap: "anywhere", textWrap: "balance" });

export const wideScreen = "screen and (min-width: 62em)";
export const tablet = "screen and (min-width: 40em)";
