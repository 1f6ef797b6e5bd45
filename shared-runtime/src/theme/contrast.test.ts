import { describe, expect, it } from "vitest";
import { type ColorName, palette, type SchemeColor } from "./palette.ts";

const grounds = ["paper", "surface", "sand"] as const;
const inks = ["ink", "inkSoft", "accent", "accentHover", "good", "warn", "bad"] as const;

const textPairs: readonly (readonly [ColorName, ColorName])[] = [
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

const edgePairs: readonly (readonly [ColorName, ColorName])[] = [
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

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs below the limit and their contrast, so that a failure names the colour to change. */
function shortfalls(pairs: typeof textPairs, least: number, scheme: 0 | 1): readonly string[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = contrast((palette[front] as SchemeColor)[scheme], (palette[back] as SchemeColor)[scheme]);
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s scheme", (_name, scheme) => {
  it("every text has a contrast of at least 4.5:1 with its background", () => {
    expect(shortfalls(textPairs, 4.5, scheme)).toEqual([]);
  });

  it("every control's edge and the focus ring have a contrast of at least 3:1", () => {
    expect(shortfalls(edgePairs, 3, scheme)).toEqual([]);
  });
});

it("measures black on white as 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
