import { expect, it } from "vitest";
import { everywhere, widened } from "./filter.ts";

it.each([
  [
    { region: 4, maxDistance: 10 },
    { region: 4, maxDistance: 25 },
  ],
  [
    { region: undefined, maxDistance: 300 },
    { region: undefined, maxDistance: 999 },
  ],
  [{ region: 1, maxDistance: 999 }, everywhere],
  [everywhere, undefined],
] as const)("widens %j to %j", (filter, wider) => {
  expect(widened(filter)).toEqual(wider);
});
