import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test.each([
  ["fredag den 20. november 2026", "fredag den 20.\u00a0november 2026"],
  ["Margenvej 14, 2100 København Ø", "Margenvej\u00a014, 2100 København Ø"],
  ["Godsbanegården, Hal 3", "Godsbanegården, Hal\u00a03"],
  ["Online på Teams", "Online på Teams"],
])("a number stays beside the word that it belongs to: %s", (given, expected) => {
  expect(unbroken(given)).toBe(expected);
});
