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
  it("are removed if no version has needed them for a day", async () => {
    for (const [name, age] of [
      ["needed.js", 30 * hour],
      ["unneeded.js", 30 * hour],
      ["lately.js", 20 * hour],
    ] as const)
      await placed(name, age);
    const store = createWidgetStore(folder, { now: () => now });
    expect(await store.discardParts(async () => new Set(["parts/needed.js"]))).toBe(1);
    expect(await left()).toEqual(["lately.js", "needed.js"]);
  });

  it("are kept for a day after the last version that needed them is gone", async () => {
    await placed("part.js", 30 * hour);
    await createWidgetStore(folder, { now: () => now }).discardParts(async () => new Set(["parts/part.js"]));
    for (const [hours, rest] of [
      [23, ["part.js"]],
      [25, []],
    ] as const) {
      await createWidgetStore(folder, { now: () => now + hours * hour }).discardParts(async () => new Set());
      expect(await left()).toEqual(rest);
    }
  });

  it("are kept if a publication places them again while the versions are read", async () => {
    await placed("again.js", 30 * hour);
    const store = createWidgetStore(folder, { now: () => now });
    const needed = async () => {
      await placed("again.js", 0);
      return new Set<string>();
    };
    expect(await store.discardParts(needed)).toBe(0);
    expect(await left()).toEqual(["again.js"]);
  });

  it("do not make it read the versions if the folder is empty", async () => {
    const store = createWidgetStore(folder, { now: () => now });
    expect(await store.discardParts(() => Promise.reject(new Error("the versions were read")))).toBe(0);
  });
});
