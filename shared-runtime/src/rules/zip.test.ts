import * as v from "valibot";
import { expect, it } from "vitest";
import { Zip } from "./zip.ts";

it.each([
  ["1000", "1000"],
  ["9999", "9999"],
  [" 2100 ", "2100"],
  ["\u202D2100\u202C", "2100"],
  ["2\u200B100", "2100"],
  ["21\u00A000", "2100"],
  ["２１００", "2100"],
  ["DK-2100", "2100"],
  ["DK\u20112100", "2100"],
  ["dk 2100", "2100"],
  ["2100,", "2100"],
  ["DK-2100 .", "2100"],
  ["2100;\u200B", "2100"],
  ["２１００，", "2100"],
])("reads %j as %s", (typed, zip) => {
  expect(v.parse(Zip, typed)).toBe(zip);
});

const invalid = "Skriv et postnummer med 4 cifre, fra 1000 til 9999";

it.each([
  ["", "Skriv dit postnummer"],
  [8000, "Skriv dit postnummer"],
  ["0999", invalid],
  ["800", invalid],
  ["80000", invalid],
  ["8O00", invalid],
  ["80,00", invalid],
  [",8000", invalid],
  [",", "Skriv dit postnummer"],
])("rejects %j with: %s", (zip, message) => {
  expect(v.safeParse(Zip, zip).issues?.[0].message).toBe(message);
});
