import { expect, it } from "vitest";
import { everywhere, widenings } from "./filter.ts";

it("offers the filter that is known to find jobs first, then the whole country", () => {
  expect(widenings({ region: 4, maxDistance: 10 }, { jobLocationRegion: 4, maxDistance: 100 })).toEqual([
    { region: 4, maxDistance: 100 },
    everywhere,
  ]);
});

it.each([
  ["finds jobs only there", { maxDistance: 999 }],
  ["suggests nothing", undefined],
] as const)("offers the whole country if the server %s", (_, wider) => {
  expect(widenings({ region: undefined, maxDistance: 10 }, wider)).toEqual([everywhere]);
});

it("offers nothing if the search covers the whole country", () => {
  expect(widenings(everywhere, undefined)).toEqual([]);
});
