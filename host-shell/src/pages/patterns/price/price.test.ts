import { expect, it } from "vitest";
import { isFreePrice, priceNumber, priceText } from "./price.ts";

it.each([
  ["450", "450 kr."],
  ["1.250,50", "1.250,50 kr."],
  [" 99 ", "99 kr."],
  ["gratis", "gratis"],
  ["fra 450", "fra 450"],
  ["...", "..."],
  ["450 kr.", "450 kr."],
])("the price %j reads %j", (price, shown) => {
  expect(priceText(price)).toBe(shown);
});

it.each([
  ["450", 450, false],
  ["1.250", 1250, false],
  ["1.250,50", 1250.5, false],
  ["12,5", 12.5, false],
  ["0", 0, false],
  ["gratis", undefined, true],
  [" GRATIS. ", undefined, true],
  ["Fra 300 kr.", undefined, false],
  ["gratis for medlemmer", undefined, false],
])("the price %j is the number %s", (price, amount, isFree) => {
  expect([priceNumber(price), isFreePrice(price)]).toEqual([amount, isFree]);
});
