import { describe, expect, it } from "vitest";
import { anyOf, wholeWords } from "./compile-phrases.ts";

describe("A phrase", () => {
  it.each([
    ["chef", ["chef", "Chef", "CHEF"], ["che", "chefer"]],
    ["åben*", ["åben", "åbenhed"], ["åben-", "åb"]],
    ["*chef", ["chef", "salgschef"], ["salgs-chef"]],
    ["~folk", ["folk", "bankfolk", "bank-folk"], ["bank folk"]],
    ["non-executive +", ["non-executive director"], ["non-executive ", "non-executive 1"]],
    ["+++orienteret", ["løsningsorienteret", "kunorienteret"], ["orienteret", "aborienteret"]],
    ["(by|regions)råd", ["byråd", "regionsråd"], ["råd"]],
    ["klub[ben]", ["klub", "klubben"], ["klubb"]],
    ["self[-| ]starter", ["self-starter", "self starter", "selfstarter"], ["self--starter"]],
    ["[co[-]]founder", ["founder", "cofounder", "co-founder"], ["-founder"]],
    ["pt[.]", ["pt", "pt."], ["pta"]],
    [
      "vice_president",
      ["vice president", "vice\u00a0president", "vice\npresident"],
      ["vicepresident", "vice  president"],
    ],
    ["vice president", ["vice president"], ["vice\u00a0president"]],
    ["r&d", ["R&D"], ["rd"]],
    ["A/S", ["A/S"], ["AS"]],
    ["a.m.b.a", ["A.m.b.a"], ["axmxbxa"]],
    ["m²", ["m²"], ["m2"]],
  ])("%s matches %j and not %j", (phrase, found, others) => {
    const pattern = new RegExp(`^${anyOf([phrase])}$`, "iu");
    expect(found.filter((text) => !pattern.test(text))).toEqual([]);
    expect(others.filter((text) => pattern.test(text))).toEqual([]);
  });

  it("with < and > is found only where a word begins and ends", () => {
    const pattern = new RegExp(anyOf(["<tale>"]), "iu");
    expect(["tale", "skrift og tale.", "(tale)"].every((text) => pattern.test(text))).toBe(true);
    expect(["samtale", "talent", "ætale", "taleø"].some((text) => pattern.test(text))).toBe(false);
  });
});

it("finds the earlier phrase of two that match at the same place", () => {
  expect(new RegExp(anyOf(["leder", "lederskab"]), "iu").exec("lederskab")?.[0]).toBe("leder");
  expect(new RegExp(anyOf(["lederskab", "leder"]), "iu").exec("lederskab")?.[0]).toBe("lederskab");
});

it("finds whole words beside signs and digits, and not within words", () => {
  const pattern = wholeWords(["ø-drift", "leder"]);
  expect(["leder, 2012", "(leder)", "1leder", "en ø-drift"].every((text) => pattern.test(text))).toBe(true);
  expect(["lederne", "projektleder", "æleder"].some((text) => pattern.test(text))).toBe(false);
});

it("refuses a phrase whose brackets are not closed", () => {
  expect(() => wholeWords(["klub[ben"])).toThrow(SyntaxError);
});
