import { describe, expect, it } from "vitest";
import { contrast, edgePairs, shortfalls, textPairs } from "./contrast.ts";
import { palette } from "./palette.ts";

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s scheme", (_name, scheme) => {
  it("every text has a contrast of at least 4.5:1 with its background", () => {
    expect(shortfalls(palette, textPairs, 4.5, scheme)).toEqual([]);
  });

  it("every control's edge and the focus ring have a contrast of at least 3:1", () => {
    expect(shortfalls(palette, edgePairs, 3, scheme)).toEqual([]);
  });
});

it("measures black on white as 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
