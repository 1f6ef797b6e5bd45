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
  const hard = (what: string, scheme: string, contrast: string) =>
    `${what} er svær at læse i ${scheme} udseende: kontrasten er ${contrast}:1, og den skal være mindst 4,5:1.`;
  expect(contrastWarnings({ "--lk-color-accent": "#ffb000" })).toEqual([hard("Teksten på knapperne", "lyst", "1,8")]);
  expect(contrastWarnings({ "--lk-color-accent": "#0a7a3c" })).toEqual([hard("Teksten på knapperne", "mørkt", "3,4")]);
  expect(contrastWarnings({ "--lk-color-ink": "#777777" })).toEqual([
    hard("Teksten", "lyst", "4,4"),
    hard("Teksten", "mørkt", "3,4"),
  ]);
  // A pair of chosen colours is the same in both schemes.
  expect(contrastWarnings({ "--lk-color-accent": "#0a7a3c", "--lk-color-on-accent": "#ffffff" })).toEqual([]);
});

it("writes a rule for the page's style sheet, in a fixed order", () => {
  expect(themeRule({})).toBe("");
  expect(themeRule({ "--lk-color-ink": "#111111", "--lk-color-accent": "#0a7a3c" })).toBe(
    "[data-widget], [data-site-widget] {\n  --lk-color-accent: #0a7a3c;\n  --lk-color-ink: #111111;\n}",
  );
});
