import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freeBytesOf } from "../disk/disk-share.ts";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { createLogger } from "../logging/logger.ts";
import { smallDisks, type SmallDisk } from "../services/uploads/testing/small-disk.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { openEmbedded } from "./embedded.ts";

const megabyte = 1_048_576;
const ended = "the embedded database has ended itself; it is opened again when its disk has room";

describe.each(smallDisks)("an embedded database that cannot write on $name", ({ mount }) => {
  let disk: SmallDisk;
  beforeEach(async () => {
    disk = await mount(120);
  });
  afterEach(() => disk.unmount());

  it("rejects queries instead of hanging, and has all that it acknowledged when there is room again", async () => {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => lines.push(line) });
    let free = 10 ** 12;
    const dataDir = join(disk.folder, "data");
    const { tables, close } = await openEmbedded(dataDir, { disk: { reserve: 0, freeBytes: () => free }, log });
    await tables.execute(sql`create table kept (number integer)`);
    const store = (number: number) => tables.execute(sql`insert into kept values (${number})`);
    const messages = () => lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
    for (const number of [1, 2, 3]) await store(number);
    // The log needs another segment, which cannot be allocated.
    await disk.fill(megabyte);
    await tables.execute(sql`select pg_switch_wal()`);
    const failures = [await store(4).catch((error: unknown) => error)];
    free = 0;
    const refused = await tables.execute(sql`select count(*) from kept`).catch((error: unknown) => error);
    expect([...failures, refused].filter((error) => !isDiskFull(error) && !isDatabaseAway(error))).toEqual([]);

    await disk.empty();
    free = 10 ** 12;
    await vi.waitFor(async () => store(-1), { timeout: 20_000, interval: 100 });
    // The fourth row was not acknowledged, so it may exist or not.
    expect(await tables.$count(sql`kept`, sql`number between 1 and 3`)).toBe(3);
    expect(messages()).toEqual([ended, "the embedded database is open again"]);
    await close();
  });
});

describe.each(smallDisks)("an embedded database on $name that can hold few more files", ({ mount }) => {
  let disk: SmallDisk;
  beforeEach(async () => {
    disk = await mount(900, 3_000);
  });
  afterEach(() => disk.unmount());

  it("is full as with few bytes, refuses a start with one sentence, and goes on when there is room", async () => {
    const dataDir = join(disk.folder, "data");
    const share = { reserve: 64 * megabyte, freeBytes: freeBytesOf };
    const first = await openEmbedded(dataDir, { disk: share });
    await first.tables.execute(sql`create table kept (number integer)`);
    const store = async ({ tables }: typeof first) => tables.execute(sql`insert into kept values (1)`);
    await store(first);

    await disk.fillFiles(200);
    expect(isDiskFull(await store(first).catch((error: unknown) => error))).toBe(true);
    expect(first.storage.isFull()).toBe(true);
    await first.tables.execute(sql`delete from kept where number = 2`);
    await disk.empty();
    await store(first);
    expect(first.storage.isFull()).toBe(false);
    await first.close();

    await rm(join(dataDir, "database"), { recursive: true });
    await disk.fillFiles(100);
    await expect(openEmbedded(dataDir, { disk: share })).rejects.toEqual(
      new StartRefused(
        `The disk of DATA_DIR ${dataDir} is full: the embedded database does not start. Make room, and start again.`,
      ),
    );
    await disk.empty();
    const second = await openEmbedded(dataDir, { disk: share });
    await second.close();
  });
});
