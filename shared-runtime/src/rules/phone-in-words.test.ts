import { expect, it } from "vitest";
import { phoneInWords } from "./phone-in-words.ts";

it.each([
  ["+4520304050", "20 30 40 50"],
  ["20304050", "20 30 40 50"],
  ["+45 00 00 00 01", "00 00 00 01"],
  ["+46701234567", "+46 70 123 45 67"],
  ["+4740612345", "+47 40 61 23 45"],
  ["+4915112345678", "+49 1511 2345678"],
  ["spørg Ida", "spørg Ida"],
])("%s is written as %s", (given, written) => {
  expect(phoneInWords(given).replaceAll("\u00a0", " ")).toBe(written);
});
