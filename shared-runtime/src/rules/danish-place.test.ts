import { expect, it } from "vitest";
import { danishPlaceProblems } from "./danish-place.ts";

it.each([
  ["8000", "Aarhus C", "Aarhus C"],
  ["8000", "århus", "Aarhus C"],
  ["2100", "Kbh. Ø", "København Ø"],
  ["2100", "Copenhagen", "København Ø"],
  ["8000", "", "Aarhus C"],
])("has nothing to say about %s %j, which is %s", (zipCode, city, known) => {
  expect(danishPlaceProblems({ zipCode, city }, { city: known })).toEqual({});
});

it("names the city of the postal code if another one was typed", () => {
  expect(danishPlaceProblems({ zipCode: "8000", city: "Viborg" }, { city: "Aarhus C" })).toEqual({
    city: "8000 er Aarhus C. Ret byen eller postnummeret",
  });
});

it("advises to choose the city from the list if there is no such postal code", () => {
  expect(danishPlaceProblems({ zipCode: "9997", city: "Skagen" }, { city: undefined })).toEqual({
    zipCode: "Vi kender ikke postnummeret 9997. Tjek det, eller skriv din by, og vælg den på listen",
  });
});
