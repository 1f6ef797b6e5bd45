import { describe, expect, it } from "vitest";
import { findTitleWord, isLeaderTitle } from "./role-words.ts";

it.each([
  "Afdelingssygeplejerske",
  "Oversygeplejerske, kirurgisk afdeling",
  "Afdelingsjordemoder",
  "Vicechefjordemoder",
  "Cheflæge",
  "Ledende overlæge",
  "Afdelingsbioanalytiker",
  "Overradiograf",
  "Chefredaktør",
  "Butiksbestyrer",
  "Uddeler",
  "HR-chef",
  "Skoleleder",
  "Head of Operations",
  "Charge nurse",
])("»%s« leads people", (title) => {
  expect(isLeaderTitle(title)).toBe(true);
});

it.each([
  "Sygeplejerske",
  "Overlæge",
  "Chefkonsulent",
  "Studievejleder",
  "Landinspektør",
  "Projektleder",
  "Ledende konsulent",
  "Account manager",
])("»%s« does not lead people", (title) => {
  expect(isLeaderTitle(title)).toBe(false);
});

describe("A title is found", () => {
  it.each([
    ["HR-chef med ti års erfaring", "HR-chef"],
    ["Uddannet IT- og salgschef", "salgschef"],
    ["Oversygeplejerske på en kirurgisk afdeling", "Oversygeplejerske"],
    ["Medejer af en café", "Medejer"],
    ["Sales director in B2B manufacturing", "Sales director"],
    ["Experienced regional sales manager", "regional sales manager"],
    ["Jeg plejer at sige, at det drejer sig om mennesker", undefined],
    ["Lejer og vejer på et mejeri", undefined],
  ])("in »%s«", (text, title) => {
    expect(findTitleWord(text)).toBe(title);
  });
});
