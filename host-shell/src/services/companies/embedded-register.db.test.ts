import type { Company } from "shared-runtime/api/company.ts";
import type { CompanyQuery } from "shared-runtime/api/company-query.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createLogger } from "../../logging/logger.ts";
import { companyTerm, companyUnit, companyVariant } from "./companies.tables.ts";
import { createCompanySeed } from "./company-seed.ts";
import { mostCompanies } from "./company-register.ts";
import { addUnits, createEmbeddedRegister } from "./embedded-register.ts";
import { generateUnit } from "./generate-unit.ts";

const unit = (productionunitNumber: number, name: string, place: Partial<Company> = {}): Company => ({
  productionunitNumber,
  name,
  address: `Havnegade ${productionunitNumber}`,
  zipCode: "8000",
  city: "Aarhus C",
  country: "DK",
  ...place,
});
const units = [
  unit(7, "Åkandesø Byg A/S"),
  unit(3, "Åkandesø Byg A/S", { zipCode: "5000", city: "Odense C" }),
  unit(5, "Ærtehalm Revision ApS"),
  unit(2, "Byggeriet Østenvind I/S", { zipCode: "5000", city: "Odense C" }),
  unit(9, "100 Meter A/S"),
];

eachDatabase("the embedded register", (tables) => {
  const search = (companyName: string, place: Partial<CompanyQuery> = {}) =>
    createEmbeddedRegister(tables()).find({ companyName, city: "", postCode: "", near: "", ...place });
  const find = async (companyName: string, place?: Partial<CompanyQuery>) => {
    const { companies } = await search(companyName, place);
    return companies.map(({ productionunitNumber }) => productionunitNumber);
  };

  describe("with a few units", () => {
    beforeAll(async () => {
      for (const table of [companyUnit, companyTerm, companyVariant]) await tables().delete(table);
      await addUnits(tables(), units);
    });

    it.each<[string, readonly number[]]>([
      ["Åkandesø", [3, 7]],
      ["åkandesø byg a/s", [3, 7]],
      ["aakandesoe", [3, 7]],
      ["AAKANDESO", [3, 7]],
      ["akandesø", [3, 7]],
      ["åkandsø", [3, 7]],
      ["åknadesø byg", [3, 7]],
      ["ærte", [5]],
      ["revison ærtehalm", [5]],
      ["byg", [2, 3, 7]],
      ["byg åkandesø", [3, 7]],
      ["100", [9]],
      ["byg intet", []],
      ["", []],
      ["   ", []],
      ["🌱", []],
      ["%", []],
      ["_", []],
      ["%'; drop table company_unit; --", []],
      ["x".repeat(200), []],
    ])("finds by %j, by ascending number", async (name, numbers) => {
      expect(await find(name)).toEqual(numbers);
    });

    it("narrows by city and postal code", async () => {
      expect(await find("byg", { postCode: "5000" })).toEqual([2, 3]);
      expect(await find("byg", { city: "ODENSE" })).toEqual([2, 3]);
      expect(await find("byg", { city: "århus" })).toEqual([7]);
      // No city is spelled so.
      expect(await find("byg", { city: "%" })).toEqual([2, 3, 7]);
      expect(await find("byg", { postCode: "50" })).toEqual([]);
    });

    it("puts the units near a postal code first, without leaving others out", async () => {
      expect(await find("byg", { near: "5000" })).toEqual([3, 2, 7]);
      expect(await find("byg", { near: "8210" })).toEqual([7, 3, 2]);
      // There is no such postal code: the best match is first.
      expect(await find("byg", { near: "9997" })).toEqual([3, 7, 2]);
    });

    it("returns all of a unit, and counts the matches", async () => {
      expect(await search("100")).toEqual({ companies: [units[4]], total: 1 });
      expect((await search("byg")).total).toBe(3);
      expect((await search("intet")).total).toBe(0);
    });

    it("adds a unit once", async () => {
      await addUnits(tables(), units.slice(0, 2));
      expect([await find("Åkandesø"), await tables().$count(companyUnit)]).toEqual([[3, 7], 5]);
    });
  });

  it("is filled with made-up units, once, and at most 50 are found", async () => {
    for (const table of [companyUnit, companyTerm, companyVariant]) await tables().delete(table);
    const log = createLogger("silent");
    const info = vi.spyOn(log, "info");
    const { sweep } = createCompanySeed({ tables: tables(), log, count: 600 });
    expect([await sweep(), await sweep(), await tables().$count(companyUnit), info.mock.calls.length]).toEqual([
      600, 0, 600, 1,
    ]);
    const { companies, total } = await search("a", { near: "8000" });
    expect(companies).toHaveLength(mostCompanies);
    expect(total).toBeGreaterThan(mostCompanies);
  });
});

it("makes the same units each time, with plausible numbers and addresses", () => {
  const made = Array.from({ length: 300 }, (_, index) => generateUnit(index));
  expect(made).toEqual(Array.from({ length: 300 }, (_, index) => generateUnit(index)));
  expect(new Set(made.map(({ productionunitNumber }) => productionunitNumber)).size).toBe(300);
  for (const { productionunitNumber, zipCode } of made) {
    expect([String(productionunitNumber).length, zipCode]).toEqual([10, expect.stringMatching(/^[1-9]\d{3}$/)]);
  }
  // A company has several places of work.
  expect(made[0]?.name).toBe(made[1]?.name);
});
