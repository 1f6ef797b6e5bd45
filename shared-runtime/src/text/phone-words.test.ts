import { expect, it } from "vitest";
import { phoneWords } from "./phone-words.ts";

it.each([
  ["20123456", "20 12 34 56"],
  ["+4520123456", "20 12 34 56"],
  ["0045 2012 3456", "20 12 34 56"],
  ["20 12 34 56", "20 12 34 56"],
  ["+46 70 123 45 67", "+46 70 123 45 67"],
  ["ukendt", "ukendt"],
  ["", ""],
])("a Danish number is in pairs, and another one as it was typed: %s", (typed, words) => {
  expect(phoneWords(typed).replaceAll("\u00a0", " ")).toBe(words);
});
