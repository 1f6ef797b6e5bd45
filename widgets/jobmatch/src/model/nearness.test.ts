import { expect, it } from "vitest";
import { nearness } from "./nearness.ts";

it("maps distances from here to the other end of the country to 0 to 1", () => {
  expect([0, 400, 900].map(nearness)).toEqual([0, 1, 1]);
});

it("gives near distances more room than far ones", () => {
  expect(nearness(25) - nearness(10)).toBeGreaterThan(nearness(325) - nearness(310));
});
