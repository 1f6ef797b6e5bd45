import * as v from "valibot";
import { expect, it } from "vitest";
import { Zip } from "./zip.ts";

it.each(["1000", "8000", "9999", " 2100 "])("accepts %j", (zip) => {
  expect(v.parse(Zip, zip)).toBe(zip.trim());
});

const invalid = "Skriv et postnummer med 4 cifre, fra 1000 til 9999";

it.each([
  ["", "Skriv dit postnummer"],
  [8000, "Skriv dit postnummer"],
  ["0999", invalid],
  ["800", invalid],
  ["80000", invalid],
  ["8O00", invalid],
])("rejects %j with: %s", (zip, message) => {
  expect(v.safeParse(Zip, zip).issues?.[0].message).toBe(message);
});
