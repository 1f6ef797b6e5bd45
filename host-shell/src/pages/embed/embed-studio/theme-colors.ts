import { palette, type SchemeColor } from "shared-runtime/theme/palette.ts";
import { contrastOf } from "./contrast.ts";

/** A design token that a page may set. */
export interface ThemeColor {
  readonly token: string;
  /** What editors call it. In Danish. */
  readonly title: string;
  readonly standard: SchemeColor;
}

const accent = { token: "--lk-color-accent", title: "Knapper", standard: palette.accent };
const onAccent = { token: "--lk-color-on-accent", title: "Tekst på knapper", standard: palette.onAccent };
const ink = { token: "--lk-color-ink", title: "Tekst", standard: palette.ink };
const inkSoft = { token: "--lk-color-ink-soft", title: "Dæmpet tekst", standard: palette.inkSoft };
const surface = { token: "--lk-color-surface", title: "Flader", standard: palette.surface };

export const themeColors: readonly ThemeColor[] = [accent, onAccent, ink, inkSoft, surface];

/**
 * The first colour of a pair is in front of the second. `problem` is the effect of a contrast below `least`, in Danish.
 */
const pairs = [
  { colors: [onAccent, accent], problem: "Teksten på knapperne er svær at læse", least: 4.5 },
  { colors: [ink, surface], problem: "Teksten er svær at læse", least: 4.5 },
  { colors: [inkSoft, surface], problem: "Den dæmpede tekst er svær at læse", least: 4.5 },
  { colors: [accent, surface], problem: "Knapperne er svære at se på fladerne", least: 3 },
] as const;

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
  return pairs.flatMap(({ colors, problem, least }) => {
    if (colors.every(({ token }) => chosen[token] === undefined)) return [];
    return schemes.flatMap(([index, scheme]) => {
      const [front, back] = colors;
      const contrast = contrastOf(
        chosen[front.token] ?? front.standard[index],
        chosen[back.token] ?? back.standard[index],
      );
      if (contrast >= least) return [];
      // Rounded down, so that a contrast that is too low is never shown as the required minimum.
      const shown = (Math.floor(contrast * 10) / 10).toLocaleString("da");
      return [
        `${problem} i ${scheme} udseende: kontrasten er ${shown}:1, og den skal være mindst ${least.toLocaleString("da")}:1.`,
      ];
    });
  });
}

/** The rule for a page's style sheet; "" if no colour is chosen. */
export function themeRule(chosen: ChosenColors): string {
  const lines = themeColors.flatMap(({ token }) =>
    chosen[token] === undefined ? [] : [`  ${token}: ${chosen[token]};`],
  );
  return lines.length === 0 ? "" : `[data-widget], [data-site-widget] {\n${lines.join("\n")}\n}`;
}
