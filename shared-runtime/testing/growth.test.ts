import { expect, it } from "vitest";
import { growthInText, growthOf } from "./growth.ts";

it("is about 1 for linear work", () => {
  expect(growthInText((text) => text.replaceAll(/a+b/g, ""), "ab")).toBeLessThan(2);
  expect(growthInText((text) => text.length, "a")).toBeLessThan(2);
});

it("is about 10 for quadratic work", () => {
  const blanks = (length: number) => " ".repeat(length) + "!";
  expect(growthOf((text) => text.replace(/ +$/, ""), blanks(1_000), blanks(10_000))).toBeGreaterThan(5);
});
