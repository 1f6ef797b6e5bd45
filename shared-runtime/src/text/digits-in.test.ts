import { expect, it } from "vitest";
import { digitsIn } from "./digits-in.ts";

it.each([
  ["8000", "8000"],
  [" 80 00 ", "8000"],
  ["DK-8000 Aarhus", "8000"],
  ["80001", "8000"],
  ["8O00", "800"],
  ["12 a3-45", "1234"],
  ["１\u200B２３４", "1234"],
  ["DK-8000 Aarhus C", "8000"],
  ["Aarhus", ""],
  ["٨٠٠٠", ""],
])("reads %j as %j", (text, digits) => {
  expect(digitsIn(text, 4)).toBe(digits);
});

it("reads no more than anybody types", () => {
  expect(digitsIn(`${"x".repeat(100_000)}8000`, 4)).toBe("");
});
