import { appendFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { releaseMigrations } from "../database/release-migrations.ts";
import { serverSecret } from "../security/server-secrets.tables.ts";
import type { Settings } from "../settings/settings.ts";
import { manifestName } from "./backup-manifest.ts";
import { filesBelow } from "./parts.ts";
import { makeTables } from "./load-tables.ts";
import { withPostgres } from "./postgres-database.ts";
import { rowsOf } from "./sql-text.ts";
import { backup, restore } from "./testing/backup-and-restore.ts";
import { newPlace, storeData, type StoredData, withTables } from "./testing/stored-data.ts";

interface Filled extends StoredData {
  readonly settings: Settings;
}

async function filledPlace(): Promise<Filled> {
  const settings = await newPlace("PostgreSQL");
  return { settings, ...(await withTables(settings, (tables) => storeData(tables, settings))) };
}

const counts = (settings: Settings) =>
  withTables(settings, async (tables) =>
    rowsOf(
      await tables.execute(
        sql`select (select count(*)::int from cv) as cvs, (select count(*)::int from submission) as forms`,
      ),
    ),
  );

it("is closed to other users of the machine", async () => {
  const { settings } = await filledPlace();
  const { folder } = await backup(settings);
  for (const path of ["", ...(await readdir(folder, { recursive: true }))]) {
    expect([path, (await stat(join(folder, path))).mode & 0o077]).toEqual([path, 0]);
  }
});

it("of an older release is restored over a newer database, and brought up to date", async () => {
  const old = await newPlace("PostgreSQL");
  const migrations = releaseMigrations();
  await withPostgres(old.databaseUrl ?? "", async (tables) => {
    await makeTables(tables, migrations.slice(0, 9));
    await tables.execute(sql`insert into server_secret (name, value) values ('kept', 'from the old one')`);
  });
  const { folder, missing } = await backup(old);
  expect(missing).toEqual([]);

  const { settings } = await filledPlace();
  await addLaterMigration(settings);
  await expect(restore(folder, settings)).rejects.toThrow("something is there");
  expect(await restore(folder, settings, { replace: true })).toEqual({ missing: [] });
  await withTables(settings, async (tables) => {
    expect(await tables.select({ value: serverSecret.value }).from(serverSecret)).toEqual([
      { value: "from the old one" },
    ]);
    const [row] = rowsOf(
      await tables.execute(
        sql`select count(*)::int as migrations, to_regclass('public.of_a_later_release') as later from drizzle.__drizzle_migrations`,
      ),
    );
    expect(row).toEqual({ migrations: migrations.length, later: null });
  });
});

/** Changes a database as a newer release does. */
async function addLaterMigration({ databaseUrl = "" }: Settings): Promise<void> {
  await withPostgres(databaseUrl, async (tables) => {
    await tables.execute(sql`create table of_a_later_release (id serial primary key, cv_id uuid references cv (id))`);
    await tables.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${"0".repeat(64)}, 9999999999999)`,
    );
  });
}

it("of a newer release is refused", async () => {
  const { settings } = await filledPlace();
  await addLaterMigration(settings);
  const { folder } = await backup(settings);
  await expect(restore(folder, await newPlace("PostgreSQL"))).rejects.toThrow(
    /^The backup is of a newer release: its database had \d+ migrations, and this release knows \d+\. .* Nothing was restored\.$/,
  );
});

it("says which files and keys are missing, when it is made and when it is restored", async () => {
  const { settings, upload, widgetFile } = await filledPlace();
  await rm(upload);
  await appendFile(widgetFile, "changed");
  await rm(join(settings.dataDir, "bank-details-key"));
  const { folder, missing } = await backup(settings);
  expect(missing).toEqual([
    `${upload} is missing`,
    `${widgetFile} differs from the published file`,
    expect.stringMatching(/^the key [\da-f]{8}, which bank details are encrypted with$/),
  ]);
  const target = await newPlace("PostgreSQL");
  const restored = await restore(folder, target);
  expect(restored.missing).toEqual([
    `${upload.replace(settings.dataDir, target.dataDir)} is missing`,
    `${widgetFile.replace(settings.dataDir, target.dataDir)} differs from the published file`,
    expect.stringMatching(/^the key [\da-f]{8}, .*: add it to BANK_DETAILS_KEYS$/),
  ]);
});

it("is refused if it is unfinished or damaged, and nothing is changed", async () => {
  const { settings, upload } = await filledPlace();
  const target = await filledPlace();
  const before = await counts(target.settings);
  const restored = (folder: string) => restore(folder, target.settings, { replace: true });

  const { folder } = await backup(settings);
  await appendFile(join(folder, "tables/cv.ndjson"), "{}\n");
  await expect(restored(folder)).rejects.toThrow("damaged: tables/cv.ndjson is missing or was changed. Nothing");

  const { folder: unfinished } = await backup(settings);
  await rm(join(unfinished, manifestName));
  await expect(restored(unfinished)).rejects.toThrow("is not a backup, or one that was not finished");

  const { folder: partial } = await backup(settings);
  const [file = ""] = await filesBelow(join(partial, "uploads"));
  await writeFile(join(partial, "uploads", file), "other");
  await expect(restored(partial)).rejects.toThrow(/is damaged\. Nothing was restored; --incomplete .*\n {2}uploads\//);
  expect([await counts(target.settings), await stat(target.upload)]).toEqual([before, expect.anything()]);

  const outcome = await restore(partial, target.settings, { replace: true, incomplete: true });
  expect(outcome.missing).toEqual([`${upload.replace(settings.dataDir, target.settings.dataDir)} is missing`]);
});

it("is refused while a server uses the database", async () => {
  const { settings } = await filledPlace();
  const { folder } = await backup(settings);
  await withTables(settings, async (tables) => {
    await tables.execute(sql`select 1`);
    await expect(restore(folder, settings, { replace: true })).rejects.toThrow(
      /^Servers use the database: .+ \(process \d+\)\. Stop them, and restore then\. Nothing was restored\.$/,
    );
  });
});
