import { expect, it } from "vitest";
import { danishSpellingOf, spellingOf, wordsOf } from "./words.ts";

const textsOf = (text: string) => wordsOf(text).map((word) => word.text);

it.each([
  ["70 20 30 40", ["70203040"]],
  ["Ring +45 7020 3040.", ["ring", "70203040"]],
  ["004570203040", ["70203040"]],
  ["38.400 medlemmer i 2026", ["38400", "medlemmer", "i", "2026"]],
  ["§ 2 a", ["paragraf", "2", "a"]],
  ["»A-kassen« og cv‑tjek", ["akassen", "og", "cvtjek"]],
  ["løn/bonus, e-mail@x.dk", ["løn", "bonus", "email", "x", "dk"]],
  ["Thúy 日本 Ørsted", ["thúy", "日本", "ørsted"]],
  [" <b> * % ' -- ", ["b"]],
])("reads the words of %s", (text, words) => {
  expect(textsOf(text)).toEqual(words);
});

it("knows where a word is, and the parts of a word with hyphens", () => {
  expect(wordsOf("Din A-kasse")).toEqual([
    { text: "din", start: 0, end: 3, parts: undefined },
    { text: "akasse", start: 4, end: 11, parts: ["a", "kasse"] },
  ]);
});

it("cuts very long words", () => {
  expect(textsOf("x".repeat(10_000))[0]).toHaveLength(48);
});

it("spells words in one way, whatever keyboard they are written with", () => {
  expect(["løn", "loen", "aftaleløn", "blåbær", "Thúy".toLowerCase()].map(spellingOf)).toEqual([
    "loen",
    "loen",
    "aftaleloen",
    "blaabaer",
    "thuy",
  ]);
  expect(danishSpellingOf("loenaendring paa")).toBe("lønændring på");
});
