import { palette } from "shared-runtime/theme/palette.ts";
import { contrastOf } from "./contrast.ts";

/** A design token that a page may set, and the token on which it must be legible. */
export interface ThemeColor {
  readonly token: string;
  /** What editors call it. In Danish. */
  readonly title: string;
  /** The colour in the light scheme. */
  readonly standard: string;
  readonly against: {
    readonly token: string;
    readonly standard: string;
    readonly what: string;
    readonly least: number;
  };
}

export const themeColors: readonly ThemeColor[] = [
  {
    token: "--lk-color-accent",
    title: "Knapper",
    standard: palette.accent[0],
    against: { token: "--lk-color-on-accent", standard: palette.onAccent[0], what: "Teksten på knapperne", least: 4.5 },
  },
  {
    token: "--lk-color-on-accent",
    title: "Tekst på knapper",
    standard: palette.onAccent[0],
    against: { token: "--lk-color-accent", standard: palette.accent[0], what: "Teksten på knapperne", least: 4.5 },
  },
  {
    token: "--lk-color-ink",
    title: "Tekst",
    standard: palette.ink[0],
    against: { token: "--lk-color-surface", standard: palette.surface[0], what: "Teksten", least: 4.5 },
  },
  {
    token: "--lk-color-surface",
    title: "Flader",
    standard: palette.surface[0],
    against: { token: "--lk-color-ink", standard: palette.ink[0], what: "Teksten", least: 4.5 },
  },
];

/** Chosen colours by token. */
export type ChosenColors = Readonly<Record<string, string>>;

/** Sentences, in Danish, about pairs of colours that are hard to read. Each pair is named once. */
export function contrastWarnings(chosen: ChosenColors): readonly string[] {
  const warnings = themeColors.flatMap(({ token, standard, against }) => {
    if (chosen[token] === undefined && chosen[against.token] === undefined) return [];
    const contrast = contrastOf(chosen[token] ?? standard, chosen[against.token] ?? against.standard);
    if (contrast >= against.least) return [];
    // Rounded down, so that a contrast that is too low never reads as the least one.
    const shown = (Math.floor(contrast * 10) / 10).toLocaleString("da");
    const least = against.least.toLocaleString("da");
    return [`${against.what} er svær at læse: kontrasten er ${shown}:1, og den skal være mindst ${least}:1.`];
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
