import { expect, it } from "vitest";
import { jobmatchTexts } from "./jobmatch.texts.ts";

it("never breaks a line within the word a-kasse", () => {
  expect(Object.values(jobmatchTexts).filter((text) => text.includes("a-kasse"))).toEqual([]);
});

it("has the specification's texts", () => {
  const { restart, refreshing, qualitiesRetry, noResultsTitle, regionAll, more, loadingText, ...texts } = jobmatchTexts;
  expect([restart, refreshing, qualitiesRetry, noResultsTitle, regionAll, more]).toEqual([
    "Start forfra",
    "Henter nye resultater",
    "Prøv igen",
    "Ingen resultater",
    "Hele landet",
    "Vis flere",
  ]);
  expect(loadingText).toContain("op til 1 minut");
  expect([texts.region1, texts.region2, texts.region3, texts.region4, texts.region5]).toEqual([
    "Hovedstaden",
    "Sjælland",
    "Syddanmark",
    "Midtjylland",
    "Nordjylland",
  ]);
});
