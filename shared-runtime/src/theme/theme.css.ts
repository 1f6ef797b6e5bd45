import { assignVars, createGlobalVar, globalStyle } from "@vanilla-extract/css";
import { forcedPalette, palette, type SchemeColor } from "./palette.ts";
import { rems } from "./rems.ts";
import { tokens } from "./tokens.css.ts";

/**
 * The reader's text size: 16px unless the browser is set otherwise. `@property` has no effect inside a shadow root, so on
 * other sites' pages the loader registers the property by script.
 */
const readerSize = createGlobalVar("lk-rem", { syntax: "<length>", inherits: true, initialValue: "16px" });

/** Grows with the container from `least` to `most`. `slope` is a percentage of the container's width added to `base`. */
const fluid = (least: number, base: number, slope: number, most: number): string =>
  `clamp(${rems(least)}, ${rems(base)} + ${slope}cqi, ${rems(most)})`;

const bothSchemes = ([light, dark]: SchemeColor): string => `light-dark(${light}, ${dark})`;

const colors = Object.fromEntries(
  Object.entries<SchemeColor>(palette).map(([name, color]) => [name, bothSchemes(color)]),
) as Record<keyof typeof palette, string>;

const everywhere = ":root, :host";

globalStyle(everywhere, {
  vars: assignVars(tokens, {
    color: colors,
    space: {
      xxs: rems(0.25),
      xs: rems(0.5),
      s: rems(0.75),
      m: rems(1),
      l: rems(1.5),
      xl: rems(2),
      xxl: rems(3),
      xxxl: rems(4),
      huge: rems(6),
    },
    font: {
      text: '"LK Text", "LK Text Fallback", "LK Text Fallback Android", system-ui, sans-serif',
      display: '"LK Display", "LK Display Fallback", "LK Display Fallback Android", Georgia, serif',
    },
    size: {
      xs: rems(0.8125),
      s: rems(0.9375),
      m: rems(1.0625),
      l: rems(1.25),
      xl: fluid(1.375, 1.2, 0.8, 1.625),
      xxl: fluid(1.75, 1.35, 2, 2.5),
      display: fluid(2.125, 1.4, 3.6, 3.75),
      hero: fluid(2.5, 1, 6.6, 5.5),
    },
    radius: { paper: "5px", control: "10px", tool: "20px", pill: "999px" },
    shadow: {
      paper: `0 1px 2px ${bothSchemes(["#16302b1f", "#00000066"])}, 0 18px 36px -18px ${bothSchemes(["#16302b47", "#000000b3"])}`,
      dialog: `0 2px 6px ${bothSchemes(["#16302b1a", "#00000066"])}, 0 32px 64px -16px ${bothSchemes(["#16302b52", "#000000cc"])}`,
    },
    motion: { quick: "150ms", calm: "240ms" },
  }),
});

globalStyle(everywhere, {
  "@media": {
    "(prefers-reduced-motion: reduce)": { vars: assignVars(tokens.motion, { quick: "0ms", calm: "0ms" }) },
    "(forced-colors: active)": { vars: assignVars(tokens.color, forcedPalette) },
  },
});

globalStyle(":root", { vars: { [readerSize]: "1rem" }, colorScheme: "light dark" });

// A host inherits the page's scheme, so that a page that only supports light never shows a dark tool.
globalStyle(':root[data-color-scheme="light"], :host([data-color-scheme="light"])', { colorScheme: "light" });
globalStyle(':root[data-color-scheme="dark"], :host([data-color-scheme="dark"])', { colorScheme: "dark" });
globalStyle(':host([data-color-scheme="auto"])', { colorScheme: "light dark" });
