import { expect, it } from "vitest";
import { nearness } from "./nearness.ts";

it("goes from here to the other end of the country, and no further", () => {
  expect([0, 400, 900].map(nearness)).toEqual([0, 1, 1]);
});

it("gives what is near more room than what is far", () => {
  expect(nearness(25) - nearness(10)).toBeGreaterThan(nearness(325) - nearness(310));
});
