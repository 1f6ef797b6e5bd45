import { expect, it } from "vitest";
import { errorsBetween, forgivenErrors, spellingOf, variantsOf, wordsOf } from "./company-words.ts";

it.each([
  ["Åkandesø  A/S", "aakandesoe as"],
  ["Café Ærtehalm & Søn ApS", "cafe aertehalm soen aps"],
  ["F.M.B.A. Ünder-Öst", "fmba under oest"],
  ["100 %", "100"],
  ["🌱", ""],
])("spells %j as %j", (text, spelling) => {
  expect(spellingOf(text)).toBe(spelling);
});

it.each([
  ["Agernhat Byg A/S", ["agernhat", "byg"]],
  ["A/S", ["as"]],
  ["Byg og Byg", ["byg"]],
  ["", []],
  ["x".repeat(100), ["x".repeat(40)]],
])("finds %j by %j", (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

it.each([
  ["agernhat", "agernhat", 0],
  ["agrnhat", "agernhat", 1],
  ["agernhatt", "agernhat", 1],
  ["agernhit", "agernhat", 1],
  ["agrenhat", "agernhat", 1],
  ["agrehnat", "agernhat", 2],
  ["byg", "revision", 3],
])("counts the typing errors of %j in %j: %d", (typed, word, errors) => {
  expect(errorsBetween(typed, word, 2)).toBe(errors);
});

it("forgives nothing in short words", () => {
  expect(["byg", "bygg", "agernhat"].map(forgivenErrors)).toEqual([0, 1, 2]);
  expect([variantsOf("byg"), variantsOf("bygg")]).toEqual([["byg"], ["bygg", "ygg", "bgg", "byg"]]);
});
