import * as v from "valibot";
import { expect, it } from "vitest";
import { Phone, phoneCountries } from "../../../rules/phone.ts";
import { countryTyped, phoneCodes, phoneParts, phoneText, withoutCode } from "./phone-text.ts";

it("has the countries of the rule, in its order", () => {
  expect(phoneCodes.map(({ country }) => country)).toEqual(phoneCountries);
});

it.each([
  ["+46 70 123", "SE"],
  ["0047412", "NO"],
  ["(+49) 151", "DE"],
  [" +4 5 20", "DK"],
  ["\u202D+46 70 123\u202C", "SE"],
  ["＋４６ 70", "SE"],
  ["Tlf.: 0049 151", "DE"],
  ["tel:+47-412", "NO"],
  ["+44 20", undefined],
  ["46 70 123", undefined],
  ["", undefined],
])("finds in %j the country %s", (text, country) => {
  expect(countryTyped(text)).toBe(country);
});

it.each([
  ["DK", "20 12 34 56", "20 12 34 56"],
  ["SE", "70 123 45 67", "+46 70 123 45 67"],
  ["SE", "+46 70 123 45 67", "+46 70 123 45 67"],
  ["NO", "0047 412 34 567", "0047 412 34 567"],
  ["SE", "\u202D+45 20 12 34 56\u202C", "\u202D+45 20 12 34 56\u202C"],
  ["SE", "tlf. 70 123 45 67", "+46 tlf. 70 123 45 67"],
  ["DE", "", ""],
] as const)("gives for %s and %j the value %j", (country, typed, value) => {
  expect(phoneText({ country, typed })).toBe(value);
});

it("gives a value that the rule reads as a number of the country", () => {
  expect(v.parse(Phone, phoneText({ country: "SE", typed: "70 123 45 67" }))).toBe("+46701234567");
});

it.each([
  ["+46 70 123", { country: "SE", typed: "70 123" }],
  ["+46 0701234567", { country: "SE", typed: "0701234567" }],
  ["20123456", { country: "DK", typed: "20123456" }],
  ["+4670 123", { country: "SE", typed: "+4670 123" }],
  ["+45 20 12", { country: "DK", typed: "+45 20 12" }],
  ["", { country: "DK", typed: "" }],
  ["\u202D+46 70\u202C", { country: "SE", typed: "\u202D+46 70\u202C" }],
])("shows the value %j as %j, which gives the same value", (value, parts) => {
  expect([phoneParts(value), phoneText(phoneParts(value))]).toEqual([parts, value]);
});

it.each([
  ["+46 70 123", "70 123"],
  ["(+45) 20", "20"],
  ["0047-412", "412"],
  ["\u202D+46 70\u202C", "70\u202C"],
  ["20 12", "20 12"],
  ["+44 20", "+44 20"],
])("takes the code from %j: %j", (text, rest) => {
  expect(withoutCode(text)).toBe(rest);
});
