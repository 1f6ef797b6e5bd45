import { expect, it } from "vitest";
import { priceText, spokenPrice } from "./price-text.ts";

it("groups thousands by a point and ends whole kroner with a dash", () => {
  expect([0, 100, 99_900, 123_400, 1_234_567_00].map(priceText)).toEqual([
    "0,-",
    "1,-",
    "999,-",
    "1.234,-",
    "1.234.567,-",
  ]);
});

it("shows øre as two digits", () => {
  expect([5, 123_450, 99_999].map(priceText)).toEqual(["0,05", "1.234,50", "999,99"]);
});

it("reads a price out in kroner", () => {
  expect([123_400, 123_405].map(spokenPrice)).toEqual(["1.234 kroner", "1.234,05 kroner"]);
});
