import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { jobmatchTexts } from "./jobmatch.texts.ts";

it("is listed in the README, each text under its attribute", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = Object.entries(jobmatchTexts).map(
    ([key, text]) => `| \`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\` | ${text} |`,
  );
  const listed = readme.split("\n").filter((line) => line.startsWith("| `data-"));
  // The formatter aligns the columns.
  expect(listed.map((line) => line.replace(/ +/g, " "))).toEqual(rows);
});

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
