import * as v from "valibot";
import { expect, it } from "vitest";
import { FirstName, LastName, longestFullName, personName } from "./person-name.ts";

const said = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

it.each([
  "Bo",
  "Søren Ægidius",
  "O’Neill",
  "Anne-Marie",
  "Å",
  "佐藤",
  "محـمد",
  "ジョー",
  "佐々木",
  "Kaʻiulani",
  "ǅ",
  "x".repeat(100),
])("accepts the name %s", (name) => {
  expect(v.parse(FirstName, ` ${name} `)).toBe(name);
});

it.each([
  ["", "Skriv dit fornavn"],
  ["   ", "Skriv dit fornavn"],
  [undefined, "Skriv dit fornavn"],
  [7, "Skriv dit fornavn"],
  ["x".repeat(101), "Skriv et fornavn på højst 100 tegn"],
  ["Bo <script>", "Skriv fornavnet uden links og tegn som < og >"],
  ["http://spam.example", "Skriv fornavnet uden links og tegn som < og >"],
  ["Bo\nHansen", "Skriv fornavnet uden links og tegn som < og >"],
  ["Bo\uD800", "Skriv fornavnet uden links og tegn som < og >"],
  ["\u3164", "Skriv dit fornavn"],
  ["\u200B\u2060\u202E\u115F\uFFA0\u2800\0", "Skriv dit fornavn"],
  ["\u2066-\u2069", "Skriv fornavnet med bogstaver"],
  ["-", "Skriv fornavnet med bogstaver"],
  ["\u0640\u0640", "Skriv fornavnet med bogstaver"],
  ["\u02C8", "Skriv fornavnet med bogstaver"],
  ["\u30FC", "Skriv fornavnet med bogstaver"],
  ["\u0301\u0308", "Skriv fornavnet med bogstaver"],
  ["\u3005 \u02B0", "Skriv fornavnet med bogstaver"],
  ["😀", "Skriv fornavnet med bogstaver"],
])("rejects %j with: %s", (name, message) => {
  expect(said(FirstName, name)).toBe(message);
});

it.each([
  ["\u202DHans\u202C", "Hans"],
  ["\u200EHa\u00ADns\u200B", "Hans"],
  ["\u202Eoliver", "oliver"],
  ["Bo\u0000", "Bo"],
  ["Hans\u00A0Hansen", "Hans Hansen"],
  ["Anne\u2011Marie", "Anne-Marie"],
  ["Anne–Marie", "Anne-Marie"],
  ["A\u030Ase", "Åse"],
  ["علی\u200Cرضا", "علی\u200Cرضا"],
  ["x\u200B".repeat(100), "x".repeat(100)],
])("reads the name %j as %s", (typed, name) => {
  expect(v.parse(FirstName, typed)).toBe(name);
});

it("names the field in every message", () => {
  const wrong = ["", "x".repeat(101), "<Bo>", "-"];
  expect(wrong.map((name) => said(LastName, name))).toEqual([
    "Skriv dit efternavn",
    "Skriv et efternavn på højst 100 tegn",
    "Skriv efternavnet uden links og tegn som < og >",
    "Skriv efternavnet med bogstaver",
  ]);
});

it("asks for the missing part, and allows both parts together at full length", () => {
  expect(said(LastName, "")).toBe("Skriv dit efternavn");
  const full = `${"a".repeat(100)} ${"b".repeat(100)}`;
  expect(said(personName({ missing: "Skriv dit navn", longest: longestFullName }), full)).toBeUndefined();
});
