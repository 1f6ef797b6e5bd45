import { expect, it } from "vitest";
import { contrastOf } from "./contrast.ts";
import { contrastWarnings, themeColors, themeRule } from "./theme-colors.ts";

it("the contrast is that of WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#ffffff", "#ffffff")).toBe(1);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("the standard colours need no warning", () => {
  expect(contrastWarnings(Object.fromEntries(themeColors.map(({ token, standard }) => [token, standard])))).toEqual([]);
});

it("warns once of each pair that is hard to read, whichever of its colours was chosen", () => {
  const pale = "Teksten på knapperne er svær at læse: kontrasten er 1,9:1, og den skal være mindst 4,5:1.";
  expect(contrastWarnings({ "--lk-color-accent": "#ffb000" })).toEqual([pale.replace("1,9", "1,8")]);
  expect(contrastWarnings({ "--lk-color-accent": "#0a7a3c" })).toEqual([]);
  expect(contrastWarnings({ "--lk-color-ink": "#777777" })).toEqual([
    "Teksten er svær at læse: kontrasten er 4,4:1, og den skal være mindst 4,5:1.",
  ]);
});

it("writes a rule for the page's style sheet, in a fixed order", () => {
  expect(themeRule({})).toBe("");
  expect(themeRule({ "--lk-color-ink": "#111111", "--lk-color-accent": "#0a7a3c" })).toBe(
    "[data-widget], [data-site-widget] {\n  --lk-color-accent: #0a7a3c;\n  --lk-color-ink: #111111;\n}",
  );
});
