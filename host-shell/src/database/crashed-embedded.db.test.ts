import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { createLogger } from "../logging/logger.ts";
import { smallDisks, type SmallDisk } from "../services/uploads/testing/small-disk.ts";
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
    // Its log needs another segment, which it cannot allocate.
    await disk.fill(megabyte);
    await tables.execute(sql`select pg_switch_wal()`);
    const failures = [await store(4).catch((error: unknown) => error)];
    free = 0;
    const refused = await tables.execute(sql`select count(*) from kept`).catch((error: unknown) => error);
    expect([...failures, refused].filter((error) => !isDiskFull(error) && !isDatabaseAway(error))).toEqual([]);

    await disk.empty();
    free = 10 ** 12;
    await vi.waitFor(async () => store(-1), { timeout: 20_000, interval: 100 });
    // The fourth was not acknowledged: it may be there or not.
    expect(await tables.$count(sql`kept`, sql`number between 1 and 3`)).toBe(3);
    expect(messages()).toEqual([ended, "the embedded database is open again"]);
    await close();
  });
});
