import { expect, it } from "vitest";
import { amountText, kronerText, priceAs, priceText, spokenPrice } from "./danish-amount.ts";

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

it("fills a price into a form of the editor's choice", () => {
  expect([priceAs("{price} kr.", 27_900), priceAs("{price} kr.", 27_950), priceAs("{price},-", 27_950)]).toEqual([
    "279 kr.",
    "279,50 kr.",
    "279,50",
  ]);
});

it("reads a price out in kroner", () => {
  expect([123_400, 123_405].map(spokenPrice)).toEqual(["1.234 kroner", "1.234,05 kroner"]);
});

it("leaves the dash out of a number within a sentence", () => {
  expect([370_200, 370_250, 50].map(amountText)).toEqual(["3.702", "3.702,50", "0,50"]);
});

it.each([
  [0, "0 kr."],
  [27_900, "279 kr."],
  [123_450, "1.234,50 kr."],
  [100_000_000, "1.000.000 kr."],
])("writes %i øre as %s, on one line", (oere, text) => {
  expect(kronerText(oere)).toBe(text.replace(" ", "\u00a0"));
});
