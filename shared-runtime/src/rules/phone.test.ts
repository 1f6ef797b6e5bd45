import { createRequire } from "node:module";
import * as v from "valibot";
import { expect, it } from "vitest";
import metadata from "./phone-metadata.json" with { type: "json" };
import { Phone, phoneCountries } from "./phone.ts";

it.each([
  ["20 12 34 56", "+4520123456"],
  ["20-12-34-56", "+4520123456"],
  ["(20) 123456", "+4520123456"],
  ["+45 20123456", "+4520123456"],
  ["0045 20 12 34 56", "+4520123456"],
  ["+46 70 123 45 67", "+46701234567"],
  ["0047 412 34 567", "+4741234567"],
  ["+49 (0) 151 23456789", "+4915123456789"],
  ["+45 (0) 20 12 34 56", "+4520123456"],
  ["0045 (0)20123456", "+4520123456"],
  ["+47 (0) 412 34 567", "+4741234567"],
  ["\u202D+45 20 12 34 56\u202C", "+4520123456"],
  ["\u200E20\u200B12\u206034\uFEFF56", "+4520123456"],
  ["20\u201112\u201134\u201156", "+4520123456"],
  ["20–12—34−56", "+4520123456"],
  ["+45\u202F20\u00A012\u200934\u300056", "+4520123456"],
  ["20·12·34·56", "+4520123456"],
  ["20 12 34 56,", "+4520123456"],
  ["<20 12 34 56>.", "+4520123456"],
  ["２０１２３４５６", "+4520123456"],
  ["＋４５ （２０） １２３４５６", "+4520123456"],
  ["tel:+45-20-12-34-56", "+4520123456"],
  ["Tlf.: 20 12 34 56", "+4520123456"],
  ["tlf.20123456", "+4520123456"],
  ["Mobil nr. +46 70 123 45 67", "+46701234567"],
  ["M: 20 12 34 56", "+4520123456"],
  ["+46 tlf. 70 123 45 67", "+46701234567"],
  ["📞 20 12 34 56", "+4520123456"],
])("reads %s as %s", (typed, number) => {
  expect(v.parse(Phone, typed)).toBe(number);
});

const invalid = "Skriv et gyldigt telefonnummer, og vælg landekoden, hvis det ikke er dansk";
const elsewhere = "Vi kan kun bruge numre fra Danmark, Tyskland, Sverige og Norge";

it.each([
  ["", "Skriv dit telefonnummer"],
  [20123456, "Skriv dit telefonnummer"],
  ["12345678", invalid],
  ["2012345", invalid],
  ["201234567", invalid],
  ["+44 20 7946 0958", elsewhere],
  ["0044 20 7946 0958", elsewhere],
  ["(+44) 20 7946 0958", elsewhere],
  ["+1 212 555 0100 ext. 5", elsewhere],
  ["+298 201234", elsewhere],
  ["+46 1", invalid],
  ["+0045 20 12 34 56", invalid],
  ["20 12 34 56 lokal 7", invalid],
  ["20123456,30123456", invalid],
  ["+45 20 12 34 56 +45 30 12 34 56", invalid],
  ["tel:+4520123456;ext=7", invalid],
  ["20 12 34 56 #7", invalid],
  ["cvr 20123456", invalid],
  ["ring til mig", invalid],
  ["2".repeat(41), "Skriv kun telefonnummeret: det er for langt"],
])("rejects %j with: %s", (typed, message) => {
  expect(v.safeParse(Phone, typed).issues?.[0].message).toBe(message);
});

it("has the installed library's metadata of its countries, and of no others", () => {
  const all = createRequire(import.meta.url)("libphonenumber-js/metadata.min.json") as typeof metadata & {
    readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
    readonly countries: Readonly<Record<string, readonly unknown[]>>;
  };
  const isOurs = (country: string) => (phoneCountries as readonly string[]).includes(country);
  expect(metadata).toEqual({
    version: all.version,
    country_calling_codes: Object.fromEntries(
      Object.entries(all.country_calling_codes).flatMap(([code, countries]) => {
        const ours = countries.filter(isOurs);
        return ours.length > 0 ? [[code, ours]] : [];
      }),
    ),
    countries: Object.fromEntries(phoneCountries.map((country) => [country, all.countries[country]])),
    nonGeographic: {},
  });
});
