import type { ColorName, SchemeColor } from "./palette.ts";

type ColorPairs = readonly (readonly [ColorName, ColorName])[];

const grounds = ["paper", "surface", "sand"] as const;
const inks = ["ink", "inkSoft", "accent", "accentHover", "good", "warn", "bad"] as const;

/** Texts and what they are on. */
export const textPairs: ColorPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...(["good", "warn", "bad"] as const).flatMap((kind) =>
    ([kind, "ink", "inkSoft"] as const).map((ink) => [ink, `${kind}Fill`] as const),
  ),
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onInk", "ink"],
  ["onInk", "inkHover"],
  ["onSun", "sun"],
];

/** Edges of controls and what they are on. */
export const edgePairs: ColorPairs = [
  ...(["edge", "focus", "ink", "accent"] as const).flatMap((edge) => grounds.map((ground) => [edge, ground] as const)),
  ...(["goodFill", "warnFill", "badFill"] as const).map((fill) => ["focus", fill] as const),
];

/** The relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the pairs below the limit and their contrast, so that a failure names the colour to change. */
export function shortfalls(
  colors: Readonly<Record<ColorName, SchemeColor>>,
  pairs: ColorPairs,
  least: number,
  scheme: 0 | 1,
): readonly string[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = contrast(colors[front][scheme], colors[back][scheme]);
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}
