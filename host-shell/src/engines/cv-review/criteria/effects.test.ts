import { expect, it } from "vitest";
import { effectOf, effects } from "./effects.ts";

it("has an effect of its own for each criterion that can warn, so that the order is certain", () => {
  const values = Object.values(effects);
  expect(new Set(values).size).toBe(values.length);
  expect(values.every((value) => value >= 1 && value <= 100)).toBe(true);
});

it.each([
  ["leadership-scope", "linkedin"],
  ["result-numbers", "profile-wording"],
  ["role-descriptions", "date-format"],
  ["email", "leadership-scope"],
] as const)("ranks %s before %s", (first, second) => {
  expect(effects[first]).toBeGreaterThan(effects[second]);
});

it("has none for a criterion that only gives tips", () => {
  expect(effectOf("photo")).toBeUndefined();
});
