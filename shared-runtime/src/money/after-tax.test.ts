import { expect, it } from "vitest";
import { afterTax, type TaxRules, taxRules } from "./after-tax.ts";

const quarterBack: TaxRules = { year: 2026, source: "Made up", deductionValue: 0.25, mostUnionDues: 7000 };

it("gives a quarter of the price back, in whole kroner", () => {
  expect([0, 99, 279, 828].map((monthly) => afterTax(monthly, quarterBack))).toEqual([0, 74, 209, 682]);
});

it("deducts union dues up to the limit of the year", () => {
  // 7000 a year are 583.33 a month, of which a quarter is 145.83.
  expect([583, 584, 600].map((monthly) => afterTax(monthly, quarterBack))).toEqual([437, 438, 454]);
});

it("deducts an unemployment fund without a limit", () => {
  expect([afterTax(549, quarterBack, 549), afterTax(828, quarterBack, 549), afterTax(2000, quarterBack, 2000)]).toEqual(
    [412, 621, 1500],
  );
});

it("the rules of the year name their source", () => {
  expect(taxRules).toEqual({
    year: 2026,
    source: expect.stringContaining("Skatteministeriet") as string,
    deductionValue: 0.25,
    mostUnionDues: 7000,
  });
});
