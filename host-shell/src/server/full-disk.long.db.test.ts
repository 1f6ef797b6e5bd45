import { chown, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { OutboxList } from "shared-runtime/api/outbox.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { smallDisks, type SmallDisk } from "../services/uploads/testing/small-disk.ts";
import { type ApiProcess, startApiProcess } from "./testing/api-process.ts";
import { addressNumber, leadNamed, postLead } from "./testing/lead-calls.ts";

const megabyte = 1_048_576;
const adminToken = "lka_a-token-that-is-for-tests-alone";

const Line = v.object({ level: v.string(), msg: v.string() });

/** The log messages of level warn or above, without the lines of requests. */
async function troubleOf(server: ApiProcess): Promise<readonly string[]> {
  const lines = (await server.output()).split("\n").filter((line) => line.startsWith("{"));
  return lines
    .map((line) => v.parse(Line, JSON.parse(line)))
    .flatMap(({ level, msg }) => (["warn", "error", "fatal"].includes(level) && msg !== "request" ? [msg] : []));
}

interface Lead {
  readonly key: string;
  readonly name: string;
}

describe.each(smallDisks)("a server with its data on $name", ({ mount }) => {
  let disk: SmallDisk;
  beforeEach(async () => {
    disk = await mount(320);
  });
  afterEach(() => disk.unmount());

  const start = () =>
    startApiProcess({
      DATA_DIR: join(disk.folder, "data"),
      DISK_RESERVE_MEGABYTES: "64",
      TRUSTED_PROXIES: "127.0.0.1",
      DEPLOY_ADMIN_TOKEN: adminToken,
      LOG_LEVEL: "info",
    });
  let sent = 0;
  const post = (url: string, { key, name }: Lead) => postLead(url, leadNamed(name), addressNumber(++sent), { key });
  const newLead = (): Lead => ({ key: crypto.randomUUID(), name: `Lead ${sent}` });
  const reads = async (url: string) =>
    Promise.all(
      ["/healthz", "/api/city-from-zipcode/8000", "/api/site-settings", "/api/registry/widgets"].map(
        async (path) => (await fetch(url + path)).status,
      ),
    );

  it("stores while there is room, answers on while there is none, stops in time, and has all that it acknowledged", async () => {
    const first = await start();
    const taken: Lead[] = [];
    const send = async (): Promise<number> => {
      const lead = newLead();
      const { status } = await post(first.url, lead);
      if (status === 200) taken.push(lead);
      return status;
    };
    const readiness = async () => (await fetch(`${first.url}/readyz`)).json() as Promise<{ readonly full?: unknown }>;
    expect([await send(), await send()]).toEqual([200, 200]);
    const usual = await reads(first.url);

    await disk.fill(60 * megabyte);
    const full = ["widgetStorage", "formFileStorage", "databaseStorage"];
    expect([await send(), (await readiness()).full, await reads(first.url)]).toEqual([507, full, usual]);
    await disk.empty();
    expect([await send(), (await readiness()).full]).toEqual([200, undefined]);

    // Another program fills the disk completely while visitors send.
    let isFull = false;
    const statuses = new Set<number>();
    const senders = Promise.all(
      Array.from({ length: 16 }, async () => {
        while (!isFull) statuses.add(await send());
      }),
    );
    const before = taken.length;
    await vi.waitFor(() => expect(taken.length).toBeGreaterThan(before + 300), { timeout: 30_000 });
    await disk.fill(0);
    isFull = true;
    await senders;
    for (let count = 0; count < 50; count += 1) statuses.add(await send());
    expect([...statuses].filter((status) => ![200, 503, 507].includes(status))).toEqual([]);
    expect([await send(), await reads(first.url)]).toEqual([507, usual]);
    await first.terminate();

    await disk.empty();
    const second = await start();
    const again = await Promise.all(taken.slice(-100).map((lead) => post(second.url, lead)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    const answer = await fetch(`${second.url}/api/outbox`, { headers: { authorization: `Bearer ${adminToken}` } });
    const { counts } = v.parse(OutboxList, await answer.json());
    // A submission that was answered with 503 may have been stored.
    expect(counts.waiting).toBeGreaterThanOrEqual(taken.length);
    expect(counts.waiting).toBeLessThanOrEqual(taken.length + 16);
    expect(await second.terminate()).toBe(0);
  });

  it("starts on a full disk, answers, and stores when there is room", async () => {
    const first = await start();
    expect((await post(first.url, newLead())).status).toBe(200);
    const usual = await reads(first.url);
    await first.kill();
    await disk.fill(0);
    const second = await start();
    const answers = async () => [await reads(second.url), (await post(second.url, newLead())).status];
    expect(await answers()).toEqual([usual, 507]);
    expect(await answers()).toEqual([usual, 507]);
    await disk.empty();
    expect(await answers()).toEqual([usual, 200]);
    expect(await second.terminate()).toBe(0);
    const trouble = await troubleOf(second);
    const full = "the disk of the database is full: nothing is stored until there is room again";
    expect(trouble.filter((message) => message === full)).toEqual([full]);
    expect(trouble).not.toContain("a submission was not stored");
  });
});

describe.each(smallDisks)("a server whose PostgreSQL stores on $name", ({ mount }) => {
  let disk: SmallDisk;
  let dataDir: string;
  beforeEach(async () => {
    disk = await mount(4);
    dataDir = await mkdtemp(join(tmpdir(), "full-postgres-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it("answers 507 to what PostgreSQL has no room for, and 200 when there is room again", async () => {
    const databaseUrl = await newPostgresDatabase();
    const server = await startApiProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "warn",
    });
    let sent = 0;
    const send = async () => (await postLead(server.url, leadNamed(`Lead ${sent}`), addressNumber(++sent))).status;
    const space = `space_${crypto.randomUUID().replaceAll("-", "")}`;
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();
    // The user of PostgreSQL, if it is another than this process's user.
    const { uid, gid } = await stat(String((await database.query("show data_directory")).rows[0].data_directory));
    await chown(disk.folder, uid, gid);
    await database.query(`create tablespace ${space} location '${disk.folder}'`);
    await database.query(`alter table submission set tablespace ${space}`);
    expect(await send()).toBe(200);

    await disk.fill(0);
    const statuses = new Set<number>();
    // The last page of the table has room for some more rows.
    await vi.waitFor(async () => expect(statuses.add(await send())).toContain(507), { timeout: 20_000, interval: 1 });
    expect(statuses).toEqual(new Set([200, 507]));
    const readiness = await (await fetch(`${server.url}/readyz`)).json();
    expect(readiness).toMatchObject({ status: "ready", full: ["databaseStorage"] });
    await disk.empty();
    expect(await send()).toBe(200);

    expect(await server.terminate()).toBe(0);
    expect(await troubleOf(server)).toEqual(["there is no room for what would be stored: it is refused"]);
    await database.query("alter table submission set tablespace pg_default");
    await database.query(`drop tablespace ${space}`);
    await database.end();
    await disk.unmount();
  });
});
