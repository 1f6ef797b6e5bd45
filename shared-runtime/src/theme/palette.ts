/** One colour in the light and the dark scheme. */
export type SchemeColor = readonly [light: string, dark: string];

/** The brand's colours, named like `tokens.color`. `contrast.test.ts` checks every pair that texts use. */
export const palette = {
  ink: ["#16302b", "#f3eee5"],
  inkHover: ["#2a4a43", "#ffffff"],
  inkSoft: ["#47605a", "#b7c6c0"],
  paper: ["#fbf8f3", "#101e1b"],
  surface: ["#ffffff", "#172824"],
  sand: ["#f1ebe0", "#20342f"],
  line: ["#ddd3c3", "#314740"],
  edge: ["#8a7d69", "#7a948b"],
  accent: ["#b83a1e", "#ff9a7a"],
  accentHover: ["#982c13", "#ffb8a1"],
  onAccent: ["#ffffff", "#1d100b"],
  onInk: ["#fbf8f3", "#101e1b"],
  sun: ["#f4b860", "#f4b860"],
  onSun: ["#16302b", "#16302b"],
  good: ["#1f6f54", "#86d6b4"],
  goodFill: ["#e3f1ea", "#17392e"],
  warn: ["#8a5a00", "#f4c679"],
  warnFill: ["#fcefd6", "#3b2f16"],
  bad: ["#a3262a", "#ffa39c"],
  badFill: ["#fbe9e7", "#432322"],
  focus: ["#16302b", "#f4b860"],
} as const satisfies Readonly<Record<string, SchemeColor>>;

export type ColorName = keyof typeof palette;

/** The system colour that replaces each colour in forced-colors mode. */
export const forcedPalette: Readonly<Record<ColorName, string>> = {
  ink: "CanvasText",
  inkHover: "CanvasText",
  inkSoft: "CanvasText",
  paper: "Canvas",
  surface: "Canvas",
  sand: "Canvas",
  line: "CanvasText",
  edge: "CanvasText",
  accent: "Highlight",
  accentHover: "Highlight",
  onAccent: "HighlightText",
  onInk: "Canvas",
  sun: "Canvas",
  onSun: "CanvasText",
  good: "CanvasText",
  goodFill: "Canvas",
  warn: "CanvasText",
  warnFill: "Canvas",
  bad: "CanvasText",
  badFill: "Canvas",
  focus: "Highlight",
};
