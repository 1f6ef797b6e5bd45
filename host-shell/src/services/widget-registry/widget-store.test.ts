import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWidgetStore } from "./widget-store.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "widget-store-"));
  await mkdir(join(folder, "parts"));
});
afterEach(() => rm(folder, { recursive: true }));

const hour = 3_600_000;
const now = Date.now();
const left = () => readdir(join(folder, "parts"));

/** Places a part whose last change is `age` milliseconds old. */
async function placed(name: string, age: number): Promise<void> {
  const file = join(folder, "parts", name);
  await writeFile(file, "export default []");
  await utimes(file, (now - age) / 1000, (now - age) / 1000);
}

describe("parts in the folder of all parts", () => {
  it("are removed if no version needs them, and no running publication may have placed them", async () => {
    for (const [name, age] of [
      ["needed.js", hour],
      ["unneeded.js", hour],
      ["young.js", 1_000],
    ] as const)
      await placed(name, age);
    const store = createWidgetStore(folder, { now: () => now });
    expect(await store.discardParts(async () => new Set(["parts/needed.js"]))).toBe(1);
    expect(await left()).toEqual(["needed.js", "young.js"]);
  });

  it("are kept if a publication places them again while the versions are read", async () => {
    await placed("again.js", hour);
    const store = createWidgetStore(folder, { now: () => now });
    const needed = async () => {
      await placed("again.js", 0);
      return new Set<string>();
    };
    expect(await store.discardParts(needed)).toBe(0);
    expect(await left()).toEqual(["again.js"]);
  });

  it("do not make it read the versions if all are young, or the folder is empty", async () => {
    await placed("young.js", 1_000);
    const store = createWidgetStore(folder, { now: () => now });
    const needed = () => Promise.reject(new Error("the versions were read"));
    expect(await store.discardParts(needed)).toBe(0);
    await rm(join(folder, "parts"), { recursive: true });
    await mkdir(join(folder, "parts"));
    expect(await store.discardParts(needed)).toBe(0);
  });
});
