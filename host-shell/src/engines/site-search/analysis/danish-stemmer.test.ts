import { expect, it } from "vitest";
import { stemsOf, verbStemOf } from "./danish-stemmer.ts";

// Words and stems of Snowball's sample vocabulary of Danish.
it.each([
  ["indtage", "indtag"],
  ["indtager", "indtag"],
  ["indtagne", "indtagn"],
  ["indtil", "indtil"],
  ["indtog", "indtog"],
  ["indtraf", "indtraf"],
  ["indtryk", "indtryk"],
  ["indtrykket", "indtryk"],
  ["underste", "underst"],
  ["undersåtter", "undersåt"],
  ["undersøgelser", "undersøg"],
  ["undersøgelsen", "undersøg"],
  ["undersøgt", "undersøg"],
  ["underskrift", "underskrift"],
  ["undertrykkelse", "undertryk"],
  ["hjælpeløst", "hjælpeløs"],
])("the stem of %s is %s", (word, stem) => {
  expect(stemsOf(word).full).toBe(stem);
});

it("tells a leader from an unemployed person by the stem of inflection", () => {
  expect(["leder", "lederen", "ledere"].map((word) => stemsOf(word).inflected)).toEqual(["led", "led", "led"]);
  expect(stemsOf("ledig")).toEqual({ inflected: "ledig", full: "led" });
});

it("keeps the first three letters, numbers and empty words", () => {
  expect(["ene", "2026", "", "es"].map((word) => stemsOf(word).full)).toEqual(["ene", "2026", "", "es"]);
});

it.each([
  ["forhandling", "forhandle"],
  ["ansøgning", "ansøge"],
  ["rådgivning", "rådgiver"],
  ["udmelding", "udmelder"],
  ["udbetaling", "udbetalt"],
  ["opsigelse", "opsiger"],
])("takes »%s« and »%s« for kin", (noun, verb) => {
  expect(verbStemOf(stemsOf(noun))).toBe(verbStemOf(stemsOf(verb)));
});

it("leaves short words whole that end like nouns of action", () => {
  expect(["ting", "ring", "løning"].map((word) => verbStemOf(stemsOf(word)))).toEqual(["ting", "ring", "løning"]);
});
