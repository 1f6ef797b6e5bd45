import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockOf, blocks, componentNames } from "./block-registry.ts";

test("every folder of blocks is registered under its name", async () => {
  const folders = await readdir(join(import.meta.dirname, "../blocks"));
  expect([...new Set(blocks.map(({ name }) => name))].toSorted()).toEqual(folders.toSorted());
});

test("every name that an editor can choose is a component, and no other", () => {
  expect(componentNames.filter((name) => blockOf(name) === undefined)).toEqual([]);
  expect(new Set(componentNames).size).toBe(componentNames.length);
  expect(["toString", "__proto__", "", "quote"].map(blockOf)).toEqual([undefined, undefined, undefined, undefined]);
});
