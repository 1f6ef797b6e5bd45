import { palette } from "shared-runtime/theme/palette.ts";
import { edgePairs, shortfalls, textPairs } from "shared-runtime/theme/contrast.ts";
import { describe, expect, it } from "vitest";
import { siteAccents } from "./site-accents.ts";

describe.each(Object.entries(siteAccents))("with the colours of the site %s", (_kind, accent) => {
  it.each([
    ["light", 0],
    ["dark", 1],
  ] as const)("texts and edges have enough contrast in the %s scheme", (_name, scheme) => {
    const colors = { ...palette, ...accent };
    expect(shortfalls(colors, textPairs, 4.5, scheme)).toEqual([]);
    expect(shortfalls(colors, edgePairs, 3, scheme)).toEqual([]);
  });
});

it("each site has an accent of its own", () => {
  const accents = [palette, ...Object.values(siteAccents)].map(({ accent }) => accent?.join(" "));
  expect(new Set(accents).size).toBe(accents.length);
});
