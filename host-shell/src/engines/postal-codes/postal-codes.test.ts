import { existsSync, readFileSync } from "node:fs";
import { regions } from "shared-runtime/api/jobmatch.ts";
import { describe, expect, test } from "vitest";
import { present } from "shared-runtime/flow/present.ts";
import { kmBetween, postalCodeOf, postalCodes, postalCodesOfCity } from "./postal-codes.ts";

const cities = (name: string) => [...new Set(postalCodesOfCity(name).map(({ city }) => city))];
const code = (zip: string) => present(postalCodeOf(zip), zip);

test("a postal code has a city, a region and a position", () => {
  expect(postalCodeOf("8000")).toEqual({
    zip: "8000",
    city: "Aarhus C",
    region: 4,
    latitude: 56.154,
    longitude: 10.203,
  });
});

test.each(["0000", "999", "1000", "9999", "12345", "", " 8000", "abcd"])("%j is not a postal code", (zip) => {
  expect(postalCodeOf(zip)).toBeUndefined();
});

test.each([
  ["3670", "Veksø Sjælland", 1],
  ["7323", "Give", 3],
  ["9550", "Mariager", 5],
])("the code %s, which reaches into two regions, is in one of them", (zip, city, region) => {
  expect(postalCodeOf(zip)).toMatchObject({ city, region });
});

test("every code occurs once, in order, in Denmark", () => {
  const zips = postalCodes.map(({ zip }) => zip);
  expect(zips).toEqual([...new Set(zips)].toSorted());
  expect(
    postalCodes.filter(
      ({ zip, city, region, latitude, longitude }) =>
        !/^[1-9]\d{3}$/.test(zip) ||
        !/^\p{Lu}[\p{L} .-]+$/u.test(city) ||
        !(region in regions) ||
        !(latitude > 54.5 && latitude < 57.8) ||
        !(longitude > 8 && longitude < 15.2),
    ),
  ).toEqual([]);
});

describe("a city is found by its name", () => {
  test.each([
    ["Aarhus C", ["Aarhus C"]],
    ["aarhus c", ["Aarhus C"]],
    ["ÅRHUS N", ["Aarhus N"]],
    ["A\u030Arhus N", ["Aarhus N"]],
    ["Århus", ["Aarhus C", "Aarhus N", "Aarhus V"]],
    ["Ålborg", ["Aalborg", "Aalborg SV", "Aalborg SØ", "Aalborg Øst"]],
    ["Kbh. K", ["København K"]],
    ["KBH Ø", ["København Ø"]],
    ["  København   NV ", ["København NV"]],
    ["Kgs Lyngby", ["Kgs. Lyngby"]],
    ["Grenå", ["Grenaa"]],
    ["Nykøbing", ["Nykøbing Sj", "Nykøbing F", "Nykøbing M"]],
    ["Nørre", []],
    ["Kbhavn", []],
    ["København Vest", []],
    ["", []],
  ])("%s", (name, found) => {
    expect(cities(name)).toEqual(found);
  });

  test.each(["København", "kbh", "Kbh.", "Copenhagen"])("%s is all of its quarters", (name) => {
    const quarters = ["K", "V", "Ø", "N", "S", "NV", "SV"].map((quarter) => `København ${quarter}`);
    expect(cities(name).toSorted()).toEqual(quarters.toSorted());
    expect(postalCodesOfCity(name).length).toBeGreaterThan(400);
  });
});

describe("distances are as the crow flies", () => {
  test("from Copenhagen to Aarhus, and back", () => {
    expect(kmBetween(code("2100"), code("8000"))).toBeCloseTo(156, 0);
    expect(kmBetween(code("8000"), code("2100"))).toBe(kmBetween(code("2100"), code("8000")));
  });

  test("from Bornholm to Skagen", () => {
    expect(Math.round(kmBetween(code("3700"), code("9990")))).toBe(387);
  });

  test("is zero within one code", () => {
    expect(kmBetween(code("5000"), code("5000"))).toBe(0);
  });
});

/**
 * A reference with lines of zip, city, region, latitude and longitude. It is not part of this project; without it, the
 * test has no cases.
 */
const references = [new URL("../../../../../shared/data/danish-postcodes.tsv", import.meta.url)].filter(existsSync);

test.each(references)("codes, cities, regions and positions are those of the reference, to 0.001 degree", (file) => {
  const lines = readFileSync(file, "utf8").split("\n");
  const rows = lines.map((line) => line.split("\t")).filter(([zip = ""]) => /^\d{4}$/.test(zip));
  expect(rows.length).toBeGreaterThan(1000);
  expect(postalCodes).toEqual(
    rows.map(([zip, city, region, latitude, longitude]) => ({
      zip,
      city,
      region: Number(region),
      latitude: Number(Number(latitude).toFixed(3)),
      longitude: Number(Number(longitude).toFixed(3)),
    })),
  );
});
