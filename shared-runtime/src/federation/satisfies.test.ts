import { describe, expect, it } from "vitest";
import { satisfies } from "./satisfies.ts";

describe("a version satisfies another", () => {
  it.each([
    ["19.3.1", "19.3.1", true],
    ["19.3.2", "19.3.1", true],
    ["19.4.0", "19.3.1", true],
    ["19.3.0", "19.3.1", false],
    ["19.2.9", "19.3.1", false],
    ["20.0.0", "19.3.1", false],
    ["18.3.1", "19.3.1", false],
    ["19.10.0", "19.9.9", true],
    ["19.4.0-rc.1", "19.3.1", false],
    ["19.4.0-rc.1", "19.4.0-rc.1", true],
  ])("%s can replace %s: %s", (one, other, expected) => {
    expect(satisfies(one, other)).toBe(expected);
  });
});
