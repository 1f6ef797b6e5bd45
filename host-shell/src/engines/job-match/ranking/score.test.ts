import { expect, it } from "vitest";
import { fitOf, idfOf, levelFactors, nearnessFactor } from "./score.ts";

it("weighs a term more, the fewer jobs have it, and always above 0", () => {
  const counted = [1, 10, 1000, 100_000].map((containing) => idfOf(100_000, containing));
  expect(counted).toEqual(counted.toSorted((one, other) => other - one));
  expect(counted.at(-1)).toBeGreaterThan(0);
  expect(idfOf(0, 0)).toBeGreaterThan(0);
});

it("slightly prefers jobs at the level of the person, and a step up over a step down", () => {
  const [student = 0, , lead = 0, same = 0, up = 0, farUp = 0, unknown = 0] = levelFactors(3);
  expect(same).toBe(1);
  expect([up, unknown, lead, farUp, student].every((factor) => factor < 1 && factor > 0.6)).toBe(true);
  expect(up).toBeGreaterThan(lead);
  expect(lead).toBeGreaterThan(student);
  for (const level of [undefined, 0, 1, 2, 3, 4, 5] as const) expect(levelFactors(level)).toHaveLength(7);
});

it("slightly prefers near jobs", () => {
  expect(nearnessFactor(0)).toBe(1);
  expect(nearnessFactor(20)).toBeGreaterThan(nearnessFactor(200));
  expect(nearnessFactor(10_000)).toBeGreaterThan(0.9);
  expect(nearnessFactor(undefined)).toBeLessThan(nearnessFactor(10));
});

it("rates the fit only by what the job and the CV have in common", () => {
  expect(fitOf(0)).toBe(0);
  expect(fitOf(20)).toBeGreaterThan(fitOf(10));
  expect(fitOf(1e9)).toBeLessThanOrEqual(1);
});
