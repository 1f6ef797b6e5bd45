import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { ContentTooLong, createIncomingFiles } from "./incoming-files.ts";
import { smallDisks } from "./testing/small-disk.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "incoming-"));
});
afterEach(() => rm(folder, { recursive: true }));

const place = { offset: 0, most: 10 };
const chunks = (...texts: readonly string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

describe("incoming files", () => {
  it("grow from call to call, up to their limit", async () => {
    const files = createIncomingFiles(folder);
    await files.create("a");
    expect(await files.append("a", chunks("12", "345"), place)).toBe(5);
    expect(await files.append("a", chunks("67890"), { ...place, offset: 5 })).toBe(10);
    expect(await readFile(files.pathOf("a"), "utf8")).toBe("1234567890");
    await expect(files.append("a", chunks("x"), { ...place, offset: 10 })).rejects.toThrow(ContentTooLong);
    expect(await files.sizeOf("a")).toBe(10);
  });

  it("keep what arrived before the content broke off", async () => {
    const files = createIncomingFiles(folder);
    await files.create("a");
    const content = new Readable({ read: () => undefined });
    const appended = files.append("a", content, place);
    content.push("1234");
    await expect.poll(() => files.sizeOf("a")).toBe(4);
    content.destroy(new Error("The connection is lost."));
    await expect(appended).rejects.toThrow("The connection is lost.");
    expect(await files.append("a", chunks("567"), { ...place, offset: 4 })).toBe(7);
    expect(await readFile(files.pathOf("a"), "utf8")).toBe("1234567");
  });

  it("do not exist twice, nor without being created, and can be removed", async () => {
    const files = createIncomingFiles(folder);
    await expect(files.append("a", chunks("1"), place)).rejects.toThrow("ENOENT");
    await files.create("a");
    await expect(files.create("a")).rejects.toThrow("EEXIST");
    await files.remove("a");
    await files.remove("a");
    expect([await files.sizeOf("a"), await readdir(folder)]).toEqual([undefined, []]);
  });

  it("are leftovers after a day without a change", async () => {
    const files = createIncomingFiles(folder);
    for (const id of ["old", "young"]) await files.create(id);
    const then = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await utimes(files.pathOf("old"), then, then);
    expect(await files.leftovers()).toEqual(["old"]);
  });

  it("leave a reserve on the disk", async () => {
    const has = (free: number) =>
      createIncomingFiles(folder, { freeBytes: () => free, reserve: 67_108_864 }).hasRoomFor(1_000);
    expect([await has(67_109_864), await has(67_109_863), await createIncomingFiles(folder).hasRoomFor(1)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(smallDisks)("are refused when $name is full, and the rest of the file is there", async ({ mount }) => {
    const disk = await mount(1);
    const files = createIncomingFiles(disk.folder);
    await files.create("a");
    const content = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(65_536)));
    const failure = await files.append("a", content, { offset: 0, most: 10_000_000 }).catch((error: unknown) => error);
    expect(isDiskFull(failure)).toBe(true);
    await files.remove("a");
    await disk.unmount();
  });
});
