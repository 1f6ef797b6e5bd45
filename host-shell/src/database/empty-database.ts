import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { closeFolder } from "../settings/close-folder.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { releaseMigrations } from "./release-migrations.ts";
import { runMigrations } from "./run-migrations.ts";

/** Folder of the templates, one per set of migrations. */
export const emptyDatabases = fileURLToPath(new URL("../../dist/empty-database", import.meta.url));

/** The folder in which the build leaves a migrated database without rows. Its name changes with the migrations. */
export function emptyDatabase(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  return join(emptyDatabases, hash.digest("hex").slice(0, 16));
}

/** The folder in which a restore writes a whole database before it replaces the present one. */
export function restoredFolder(folder: string): string {
  return `${folder}.restored`;
}

/**
 * Puts an empty database into the folder unless it has one. Copies the template of the build, since creating a database
 * takes seconds, and several times the memory that it needs later. If the process is killed meanwhile, nothing is left
 * that looks like a database.
 */
export async function provideDatabase(folder: string, template = emptyDatabase()): Promise<void> {
  if (existsSync(folder)) return;
  if (existsSync(restoredFolder(folder))) return rename(restoredFolder(folder), folder);
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  if (existsSync(template)) await cp(template, begun, { recursive: true });
  else await makeDatabase(begun);
  // Closes the copy to other users, since everybody may read the template, like all files of a release.
  closeFolder(begun, { setting: "DATA_DIR" });
  await rename(begun, folder);
}

/** Templates for further databases, half of the folder's files. Removed, since no further database is created. */
const sparedDatabases = ["template0", "template1"];

/** Makes a database with all tables in the folder. */
async function makeDatabase(folder: string): Promise<void> {
  const database = await PGlite.create(folder);
  await runMigrations(drizzle(database), releaseMigrations());
  await database.exec("update pg_database set datistemplate = false");
  for (const name of sparedDatabases) await database.exec(`drop database ${name}`);
  await database.close();
}
