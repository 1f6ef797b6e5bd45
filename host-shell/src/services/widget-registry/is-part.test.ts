import { integrityOf, nameIn } from "shared-runtime/node/hashes.ts";
import { expect, it } from "vitest";
import { isPart, isPartPath } from "./is-part.ts";

const content = "export default [[], () => []];";
const path = `parts/${nameIn(integrityOf(content))}.js`;

it("knows the paths of common code by their form", () => {
  const others = [
    "parts/a.js",
    "parts/3k44WT9kBP_ZUmh-.map",
    "parts/../3k44WT9kBP_ZUm.js",
    "assets/parts/3k44WT9kBP_ZUmh-.js",
    "parts/3k44WT9kBP_ZUmh-.js/x",
  ];
  expect(["parts/3k44WT9kBP_ZUmh-.js", "parts/3k44WT9kBP_ZUmh-.css"].map(isPartPath)).toEqual([true, true]);
  expect(others.filter(isPartPath)).toEqual([]);
});

it("takes a file for common code only if its name is the hash of its content", () => {
  expect(isPart({ files: { [path]: integrityOf(content) } }, path)).toBe(true);
  expect(isPart({ files: { [path]: integrityOf(`${content} `) } }, path)).toBe(false);
  expect(isPart({ files: {} }, path)).toBe(false);
  expect(isPart({ files: { "remoteEntry.js": integrityOf(content) } }, "remoteEntry.js")).toBe(false);
});
