import { expect, it } from "vitest";
import { contrastOf } from "./contrast.ts";
import { contrastWarnings, themeColors, themeRule } from "./theme-colors.ts";

it("the contrast is that of WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#ffffff", "#ffffff")).toBe(1);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("the standard colours need no warning", () => {
  for (const scheme of [0, 1] as const) {
    const chosen = Object.fromEntries(themeColors.map(({ token, standard }) => [token, standard[scheme]]));
    expect(contrastWarnings(chosen)).toEqual([]);
  }
});

it("warns once of each pair that is hard to read in a scheme, whichever of its colours was chosen", () => {
  const hard = (problem: string, scheme: string, contrast: string, least = "4,5") =>
    `${problem} i ${scheme} udseende: kontrasten er ${contrast}:1, og den skal være mindst ${least}:1.`;
  const button = "Teksten på knapperne er svær at læse";
  const onSurface = "Knapperne er svære at se på fladerne";
  const soft = "Den dæmpede tekst er svær at læse";
  expect(contrastWarnings({ "--lk-color-accent": "#ffb000" })).toEqual([
    hard(button, "lyst", "1,8"),
    hard(onSurface, "lyst", "1,8", "3"),
  ]);
  expect(contrastWarnings({ "--lk-color-accent": "#0a7a3c" })).toEqual([
    hard(button, "mørkt", "3,4"),
    hard(onSurface, "mørkt", "2,8", "3"),
  ]);
  expect(contrastWarnings({ "--lk-color-ink": "#777777" })).toEqual([
    hard("Teksten er svær at læse", "lyst", "4,4"),
    hard("Teksten er svær at læse", "mørkt", "3,4"),
  ]);
  expect(contrastWarnings({ "--lk-color-ink-soft": "#777777" })).toEqual([
    hard(soft, "lyst", "4,4"),
    hard(soft, "mørkt", "3,4"),
  ]);
  expect(contrastWarnings({ "--lk-color-surface": "#9a9a9a", "--lk-color-ink": "#000000" })).toEqual([
    hard(soft, "lyst", "2,4"),
    hard(soft, "mørkt", "1,5"),
    hard(onSurface, "lyst", "2", "3"),
    hard(onSurface, "mørkt", "1,3", "3"),
  ]);
});

it("the colours of a pair that are chosen together are the same in both schemes", () => {
  const buttons = { "--lk-color-accent": "#003366", "--lk-color-on-accent": "#ffffff" };
  const texts = { "--lk-color-surface": "#ffffff", "--lk-color-ink": "#111111", "--lk-color-ink-soft": "#444444" };
  expect(contrastWarnings({ ...buttons, ...texts })).toEqual([]);
});

it("writes a rule for the page's style sheet, in a fixed order", () => {
  expect(themeRule({})).toBe("");
  expect(themeRule({ "--lk-color-ink": "#111111", "--lk-color-accent": "#0a7a3c" })).toBe(
    "[data-widget], [data-site-widget] {\n  --lk-color-accent: #0a7a3c;\n  --lk-color-ink: #111111;\n}",
  );
});
