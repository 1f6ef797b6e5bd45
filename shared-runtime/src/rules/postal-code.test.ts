import * as v from "valibot";
import { expect, it } from "vitest";
import { postalCode } from "./postal-code.ts";

const PostalCode = postalCode({ missing: "Angiv postnummer" });

it.each([
  ["8000", "8000"],
  ["0800", "0800"],
  [" DK-2100, ", "2100"],
  ["２１００", "2100"],
  ["10115", "10115"],
  ["01067", "01067"],
  ["D-10115", "DE-10115"],
  ["de 10115", "DE-10115"],
  ["123 45", "12345"],
  ["SE-123 45", "SE-12345"],
  ["s 12345", "SE-12345"],
  ["0150", "0150"],
  ["N-0150", "NO-0150"],
  ["21\u00A000", "2100"],
])("reads %j as %s", (typed, code) => {
  expect(v.parse(PostalCode, typed)).toBe(code);
  expect(v.parse(PostalCode, code)).toBe(code);
});

const invalid = "Skriv et postnummer med 4 cifre, eller med 5, hvis det er tysk eller svensk";

it.each([
  ["", "Angiv postnummer"],
  [",", "Angiv postnummer"],
  [8000, "Angiv postnummer"],
  ["800", invalid],
  ["0000", invalid],
  ["00000", invalid],
  ["123456", invalid],
  ["8O00", invalid],
  ["DE-8000", invalid],
  ["NO-12345", invalid],
  ["DK-DK-8000", invalid],
  ["SW1A 1AA", invalid],
  ["80,00", invalid],
])("rejects %j with: %s", (typed, message) => {
  expect(v.safeParse(PostalCode, typed).issues?.[0].message).toBe(message);
});
