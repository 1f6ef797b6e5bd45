import { expect, it } from "vitest";
import { amountIn, payoutOf } from "./payout.ts";

it.each([
  ["55000", 55_000],
  ["55.000", 55_000],
  ["55 000 kr.", 55_000],
  ["55.000,-", 55_000],
  ["55.000,75", 55_000],
  ["1", 1],
  ["9.999.999", 9_999_999],
  ["0", undefined],
  ["-5", undefined],
  ["10.000.000", undefined],
  ["55.00", undefined],
  ["halvtreds", undefined],
  ["", undefined],
])("reads %j as %s kroner", (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

it("pays the average of the best 12 months within the last 24, up to the coverage", () => {
  const flat = Array.from({ length: 24 }, () => 30_000);
  const risen = [...Array.from({ length: 12 }, () => 30_000), ...Array.from({ length: 12 }, () => 40_000)];
  const longAgo = [...Array.from({ length: 12 }, () => 90_000), ...flat];
  expect([payoutOf(flat, 60_000), payoutOf(risen, 60_000), payoutOf(longAgo, 60_000)]).toEqual([
    30_000, 40_000, 30_000,
  ]);
  expect([payoutOf(risen, 20_013), payoutOf([24_000], 60_000)]).toEqual([20_013, 2_000]);
});
