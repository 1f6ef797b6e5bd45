import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Settings } from "../settings/settings.ts";
import { readManifest } from "./backup-manifest.ts";
import { rowsOf } from "./sql-text.ts";
import { backup, restore } from "./testing/backup-and-restore.ts";
import { type DatabaseKind, newPlace, storeData, storeForm, withTables } from "./testing/stored-data.ts";

/** Resolves with digests of all rows except those of secrets, and of all files. */
async function contentOf(settings: Settings) {
  const { folder } = await backup(settings);
  const { tables, sequences, files } = await readManifest(folder);
  return {
    rows: tables.filter(({ name }) => name !== "server_secret").map(({ name, rows, sha256 }) => [name, rows, sha256]),
    sequences,
    files: [files.count, files.sha256],
  };
}

const kinds: readonly DatabaseKind[] = ["embedded", "PostgreSQL"];
const ways = kinds.flatMap((from) => kinds.map((to) => ({ from, to })));

describe.each(ways)("a backup of $from", ({ from, to }) => {
  it(`is restored into an empty ${to}, and over a used one only if it may replace that`, async () => {
    const source = await newPlace(from);
    const { cvBytes } = await withTables(source, (tables) => storeData(tables, source));
    const { folder, missing } = await backup(source);
    expect(missing).toEqual([]);

    const target = await newPlace(to);
    expect(await restore(folder, target)).toEqual({ missing: [] });
    const content = await contentOf(source);
    expect(await contentOf(target)).toEqual(content);
    const other = await withTables(target, async (tables) => {
      const [row] = rowsOf(await tables.execute(sql`select md5(bytes) as md5 from cv`));
      expect(row).toEqual({ md5: createHash("md5").update(cvBytes).digest("hex") });
      return storeForm(tables, target);
    });

    await expect(restore(folder, target)).rejects.toThrow(
      /something is there: .* Nothing was restored\. Add --replace/,
    );
    expect(existsSync(other)).toBe(true);
    expect(await restore(folder, target, { replace: true })).toEqual({ missing: [] });
    expect(existsSync(other)).toBe(false);
    expect(await contentOf(target)).toEqual(content);
  });
});
