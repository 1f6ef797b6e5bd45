import { expect, it } from "vitest";
import { everywhere, widenings } from "./filter.ts";

it("offers first what surely finds something, then the whole country", () => {
  expect(widenings({ region: 4, maxDistance: 10 }, { jobLocationRegion: 4, maxDistance: 100 })).toEqual([
    { region: 4, maxDistance: 100 },
    everywhere,
  ]);
});

it.each([
  ["finds something there alone", { maxDistance: 999 }],
  ["says nothing of it", undefined],
] as const)("offers the whole country where the server %s", (_, wider) => {
  expect(widenings({ region: undefined, maxDistance: 10 }, wider)).toEqual([everywhere]);
});

it("has nothing to offer to whoever searches the whole country", () => {
  expect(widenings(everywhere, undefined)).toEqual([]);
});
