import { expect, it } from "vitest";
import { digitsOf } from "./digits-of.ts";

it.each([
  ["8000", "8000"],
  [" 80 00 ", "8000"],
  ["DK-8000 Aarhus", "8000"],
  ["80001", "8000"],
  ["8O00", "800"],
  ["Aarhus", ""],
  ["٨٠٠٠", ""],
])("reads %j as %j", (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
