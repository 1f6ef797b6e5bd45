import { describe, expect, it } from "vitest";
import { isGivenUp, pauseAfter } from "./retry-plan.ts";

const day = 24 * 3_600;

/** The seconds from the first attempt to each later attempt. */
function attemptsAt(attempts: number, chance: number): readonly number[] {
  let at = 0;
  return Array.from({ length: attempts }, (_, index) => (at += pauseAfter(index + 1, chance)));
}

describe("the pause after a failed attempt", () => {
  it("is 5 s at first, doubles, and never passes an hour", () => {
    expect([1, 2, 3, 10, 11, 1_000].map((attempt) => pauseAfter(attempt, 0))).toEqual([5, 10, 20, 2_560, 2_880, 2_880]);
    expect([1, 2, 1_000].map((attempt) => pauseAfter(attempt, 1))).toEqual([6.25, 12.5, 3_600]);
  });
});

describe("a message is given up", () => {
  it("a day after it was written, at the next failed attempt", () => {
    for (const chance of [0, 0.5, 1]) {
      const ages = attemptsAt(60, chance);
      const last = ages.findIndex((ageSeconds, index) => isGivenUp({ attempt: index + 2, ageSeconds }));
      expect(ages[last]).toBeGreaterThanOrEqual(day);
      expect(ages[last]).toBeLessThan(day + 3_600);
    }
  });

  it("after 19 to 24 hours of attempts if it is older than that", () => {
    expect(isGivenUp({ attempt: 1, ageSeconds: 300 * day })).toBe(false);
    expect([32, 33].map((attempt) => isGivenUp({ attempt, ageSeconds: 300 * day }))).toEqual([false, true]);
    const hours = [0, 1].map((chance) => Math.floor((attemptsAt(32, chance).at(-1) ?? 0) / 3_600));
    expect(hours).toEqual([19, 23]);
  });
});
