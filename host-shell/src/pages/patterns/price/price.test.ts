import { expect, it } from "vitest";
import { priceText } from "./price.ts";

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
