import { expect, it } from "vitest";
import { jobmatchTexts as texts } from "../jobmatch.texts.ts";
import { everywhere, type Filter } from "./filter.ts";
import { nothingWhere, resultTitle } from "./result-sentences.ts";

const filters: readonly [Filter, string][] = [
  [{ region: 1, maxDistance: 999 }, "i Hovedstaden"],
  [{ region: 2, maxDistance: 999 }, "på Sjælland"],
  [{ region: 3, maxDistance: 999 }, "i Syddanmark"],
  [{ region: 4, maxDistance: 999 }, "i Midtjylland"],
  [{ region: 5, maxDistance: 10 }, "inden for 10 km i Nordjylland"],
  [{ region: 2, maxDistance: 25 }, "inden for 25 km på Sjælland"],
  [{ region: undefined, maxDistance: 100 }, "inden for 100 km"],
];

it.each(filters)("says where jobs were searched: %j is %s", (searched, where) => {
  const found = { searched, isByPlace: false, city: "Aarhus C" };
  expect([
    resultTitle({ ...found, count: 12 }, texts),
    resultTitle({ ...found, count: 12, isByPlace: true }, texts),
    resultTitle({ ...found, count: 0 }, texts),
    nothingWhere(searched, texts),
  ]).toEqual([
    `12 job ${where}, der passer til dit CV`,
    `De 12 nyeste job ${where}`,
    "Ingen resultater",
    `Ingen job ${where}`,
  ]);
});

it("names no place for the whole country, and the city if the place is all that counted", () => {
  const found = { searched: everywhere, isByPlace: false, city: "Aarhus C" };
  expect([
    resultTitle({ ...found, count: 1 }, texts),
    resultTitle({ ...found, count: 5, isByPlace: true }, texts),
    resultTitle({ ...found, count: 1, isByPlace: true }, texts),
    nothingWhere(everywhere, texts),
  ]).toEqual([
    "1 job, der passer til dit CV",
    "De 5 nyeste job nær Aarhus C",
    "Det nyeste job nær Aarhus C",
    undefined,
  ]);
});
