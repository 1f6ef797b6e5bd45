import { expect, it } from "vitest";
import { matchingOptions } from "./matching-options.ts";

const options = ["Nørre Åby", "Åbyhøj", "Aabenraa", "København Ø", "Øster Åby"].map((label) => ({
  value: label,
  label,
}));

it.each([
  ["", ["Nørre Åby", "Åbyhøj", "Aabenraa", "København Ø", "Øster Åby"]],
  ["åby", ["Åbyhøj", "Nørre Åby", "Øster Åby"]],
  [" ÅBY  nø ", ["Nørre Åby"]],
  ["ø", ["Øster Åby", "Nørre Åby", "Åbyhøj", "København Ø"]],
  ["zz", []],
])("%j finds %j", (typed, found) => {
  expect(matchingOptions(options, typed).map(({ label }) => label)).toEqual(found);
});
