import { palette, type SchemeColor } from "shared-runtime/theme/palette.ts";
import { contrastOf } from "./contrast.ts";

/** A design token that a page may set, and the token on which it must be legible. */
export interface ThemeColor {
  readonly token: string;
  /** What editors call it. In Danish. */
  readonly title: string;
  readonly standard: SchemeColor;
  readonly against: {
    readonly token: string;
    readonly standard: SchemeColor;
    readonly what: string;
    readonly least: number;
  };
}

export const themeColors: readonly ThemeColor[] = [
  {
    token: "--lk-color-accent",
    title: "Knapper",
    standard: palette.accent,
    against: { token: "--lk-color-on-accent", standard: palette.onAccent, what: "Teksten på knapperne", least: 4.5 },
  },
  {
    token: "--lk-color-on-accent",
    title: "Tekst på knapper",
    standard: palette.onAccent,
    against: { token: "--lk-color-accent", standard: palette.accent, what: "Teksten på knapperne", least: 4.5 },
  },
  {
    token: "--lk-color-ink",
    title: "Tekst",
    standard: palette.ink,
    against: { token: "--lk-color-surface", standard: palette.surface, what: "Teksten", least: 4.5 },
  },
  {
    token: "--lk-color-surface",
    title: "Flader",
    standard: palette.surface,
    against: { token: "--lk-color-ink", standard: palette.ink, what: "Teksten", least: 4.5 },
  },
];

/** Chosen colours by token. */
export type ChosenColors = Readonly<Record<string, string>>;

const schemes = [
  [0, "lyst"],
  [1, "mørkt"],
] as const;

/**
 * Sentences, in Danish, about pairs of colours that are hard to read in a scheme. A chosen colour has the same value in both
 * schemes, and one that is not chosen has the value of the scheme. Each pair is named once for each scheme.
 */
export function contrastWarnings(chosen: ChosenColors): readonly string[] {
  const warnings = themeColors.flatMap(({ token, standard, against }) => {
    if (chosen[token] === undefined && chosen[against.token] === undefined) return [];
    return schemes.flatMap(([index, scheme]) => {
      const colors = [chosen[token] ?? standard[index], chosen[against.token] ?? against.standard[index]] as const;
      const contrast = contrastOf(...colors);
      if (contrast >= against.least) return [];
      // Rounded down, so that a contrast that is too low never reads as the least one.
      const shown = (Math.floor(contrast * 10) / 10).toLocaleString("da");
      const least = against.least.toLocaleString("da");
      return [
        `${against.what} er svær at læse i ${scheme} udseende: kontrasten er ${shown}:1, og den skal være mindst ${least}:1.`,
      ];
    });
  });
  return [...new Set(warnings)];
}

/** The rule for a page's style sheet; "" if no colour is chosen. */
export function themeRule(chosen: ChosenColors): string {
  const lines = themeColors.flatMap(({ token }) =>
    chosen[token] === undefined ? [] : [`  ${token}: ${chosen[token]};`],
  );
  return lines.length === 0 ? "" : `[data-widget], [data-site-widget] {\n${lines.join("\n")}\n}`;
}
