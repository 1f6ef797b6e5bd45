import { expect, it } from "vitest";
import { danishNumber } from "./danish-number.ts";

it("groups thousands by a point and rounds to a whole number", () => {
  expect([0, 999, 1_234, 1_234_567.5, -1_234].map((value) => danishNumber(value))).toEqual([
    "0",
    "999",
    "1.234",
    "1.234.568",
    "-1.234",
  ]);
});

it("writes a decimal after a comma, and none that is zero", () => {
  expect([3.84, 4, 1_234.5].map((value) => danishNumber(value, 1))).toEqual(["3,8", "4", "1.234,5"]);
});
