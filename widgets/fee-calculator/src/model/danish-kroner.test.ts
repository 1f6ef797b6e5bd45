import { expect, it } from "vitest";
import { danishKroner } from "./danish-kroner.ts";

it.each([
  [0, "0 kr."],
  [27_900, "279 kr."],
  [123_450, "1.234,50 kr."],
  [100_000_000, "1.000.000 kr."],
])("writes %i øre as %s", (oere, text) => {
  expect(danishKroner(oere).replace("\u00a0", " ")).toBe(text);
});
