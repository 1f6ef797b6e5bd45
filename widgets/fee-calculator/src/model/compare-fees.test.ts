import * as fc from "fast-check";
import { expect, it } from "vitest";
import { compareFees, monthlyOere, yearlyOere } from "./compare-fees.ts";
import { priceFields } from "./member-type.ts";

const pricesOf = (union: number, unemployment?: number, earlyRetirement?: number) => ({
  priceUnionYearly: union,
  ...(unemployment !== undefined && { priceUnemploymentYearly: unemployment }),
  ...(earlyRetirement !== undefined && { priceEarlyRetirementYearly: earlyRetirement }),
});
const ours = pricesOf(3348, 6588, 6084);

it.each([
  [0, 0],
  [334_800, 27_900],
  [400_000, 33_300],
  // 27.50 kr. is half-way between two whole amounts.
  [33_000, 2_800],
  [32_999, 2_700],
  [600, 100],
  [599, 0],
])("a year of %i øre is a month of %i, rounded to kroner", (yearly, monthly) => {
  expect(monthlyOere(yearly)).toBe(monthly);
});

it.each([
  [undefined, undefined],
  [0, undefined],
  [0.004, undefined],
  [0.1 + 0.2, 30],
  [1234.56, 123_456],
])("a price of %s kroner is %s øre", (kroner, oere) => {
  expect(yearlyOere(kroner)).toBe(oere);
});

it("compares the union alone", () => {
  expect(compareFees(pricesOf(4668), ours, "priceUnionYearly")).toEqual({
    kind: "cheaper",
    current: { parts: [{ field: "priceUnionYearly", monthly: 38_900 }], monthly: 38_900 },
    ours: { parts: [{ field: "priceUnionYearly", monthly: 27_900 }], monthly: 27_900 },
    monthly: 11_000,
    yearly: 132_000,
  });
});

it.each([
  // With the unemployment fund, its difference is added; with early retirement, the differences of all three parts.
  ["priceUnionYearly", 110, 1320],
  ["priceUnemploymentYearly", 110 + 12, 1320 + 144],
  ["priceEarlyRetirementYearly", 110 + 12 + 10, 1320 + 144 + 120],
] as const)("adds the differences of all parts of %s", (memberType, monthly, yearly) => {
  const current = pricesOf(4668, 6732, 6204);
  expect(compareFees(current, ours, memberType)).toMatchObject({
    kind: "cheaper",
    monthly: monthly * 100,
    yearly: yearly * 100,
  });
});

it("a dearer part can outweigh a cheaper one", () => {
  const current = pricesOf(4140, 6144);
  expect(compareFees(current, ours, "priceUnionYearly")).toMatchObject({ kind: "cheaper", monthly: 6_600 });
  expect(compareFees(pricesOf(3408, 6144), ours, "priceUnemploymentYearly")).toMatchObject({
    kind: "dearer",
    monthly: 3_200,
    yearly: 38_400,
  });
});

it("the same prices are the same, and a few kroner a year can vanish in the rounding", () => {
  expect(compareFees(ours, ours, "priceEarlyRetirementYearly")).toMatchObject({ kind: "same", monthly: 0, yearly: 0 });
  expect(compareFees(pricesOf(3350), ours, "priceUnionYearly")).toMatchObject({ kind: "same", monthly: 0, yearly: 0 });
});

it("says nothing of a year that contradicts the rounded months", () => {
  // Rounded, 10 kroner a month against 11, although our yearly price is lower.
  const current = pricesOf(65, 65);
  expect(compareFees(current, pricesOf(66, 54), "priceUnemploymentYearly")).toMatchObject({
    kind: "dearer",
    monthly: 100,
    yearly: 0,
  });
});

it.each([
  [pricesOf(4668), ours, "priceUnemploymentYearly", "current", "priceUnemploymentYearly"],
  [pricesOf(4668, 0), ours, "priceEarlyRetirementYearly", "current", "priceUnemploymentYearly"],
  [pricesOf(0, 1, 1), ours, "priceUnionYearly", "current", "priceUnionYearly"],
  [
    pricesOf(4668, 6732, 6084),
    pricesOf(3348, 6588),
    "priceEarlyRetirementYearly",
    "ours",
    "priceEarlyRetirementYearly",
  ],
] as const)("does not compare %j with %j for %s", (current, own, memberType, missingIn, missing) => {
  expect(compareFees(current, own, memberType)).toMatchObject({ kind: "unknown", missing, missingIn });
});

it("knows our price though another is not known, and not the other way round", () => {
  expect(compareFees(pricesOf(4668), ours, "priceUnemploymentYearly")).toMatchObject({ ours: { monthly: 82_800 } });
  const known = pricesOf(4668, 6732);
  expect(compareFees(known, pricesOf(3348), "priceUnemploymentYearly")).toMatchObject({ ours: undefined });
});

it("a part that is not paid for may be unknown", () => {
  expect(compareFees(pricesOf(4668), pricesOf(3348), "priceUnionYearly").kind).toBe("cheaper");
});

/** Kroner with at most two decimals, as in the content. */
const price = fc.integer({ min: 1, max: 100_000_00 }).map((oere) => oere / 100);
const allPrices = fc.tuple(price, price, price).map((prices) => pricesOf(...prices));
const memberType = fc.constantFrom(...priceFields);

it("never shows a negative saving, whole kroner alone, and sums that add up", () => {
  fc.assert(
    fc.property(allPrices, allPrices, memberType, (current, own, type) => {
      const found = compareFees(current, own, type);
      if (found.kind === "unknown") throw new Error("all prices are known");
      for (const { parts, monthly } of [found.current, found.ours]) {
        expect(parts.reduce((sum, part) => sum + part.monthly, 0)).toBe(monthly);
        expect(parts.every((part) => part.monthly >= 0 && part.monthly % 100 === 0)).toBe(true);
      }
      expect(found.monthly).toBe(Math.abs(found.current.monthly - found.ours.monthly));
      expect(found.yearly >= 0 && Number.isInteger(found.yearly)).toBe(true);
      expect(found.kind === "same").toBe(found.monthly === 0);
      expect(found.kind === "cheaper").toBe(found.current.monthly > found.ours.monthly);
    }),
  );
});

it("from the other side, the same difference has the opposite sign", () => {
  const opposite = { cheaper: "dearer", dearer: "cheaper", same: "same" } as const;
  fc.assert(
    fc.property(allPrices, allPrices, memberType, (current, own, type) => {
      const [there, back] = [compareFees(current, own, type), compareFees(own, current, type)];
      if (there.kind === "unknown" || back.kind === "unknown") throw new Error("all prices are known");
      expect(back).toMatchObject({ kind: opposite[there.kind], monthly: there.monthly, yearly: there.yearly });
    }),
  );
});

it("saves no less with a higher price of the current organisation, and no more with one of ours", () => {
  const raise = fc.record({ field: fc.constantFrom(...priceFields), by: price });
  fc.assert(
    fc.property(allPrices, allPrices, memberType, raise, (current, own, type, { field, by }) => {
      const saved = (one: typeof current, other: typeof own) => {
        const found = compareFees(one, other, type);
        return found.kind === "unknown" ? Number.NaN : found.kind === "dearer" ? -found.monthly : found.monthly;
      };
      const raised = (prices: typeof current) => ({ ...prices, [field]: (prices[field] ?? 0) + by });
      expect(saved(raised(current), own)).toBeGreaterThanOrEqual(saved(current, own));
      expect(saved(current, raised(own))).toBeLessThanOrEqual(saved(current, own));
    }),
  );
});
