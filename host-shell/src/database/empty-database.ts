import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

/** The files of a database that nobody has written to, as the build leaves them. */
export const emptyDatabase = fileURLToPath(new URL("../../dist/empty-database", import.meta.url));

/**
 * Puts an empty database where there is none. It is copied from what the build made: to make one takes seconds and
 * several times the memory that it needs afterwards. A process that is killed meanwhile leaves nothing that looks like a
 * database.
 */
export async function provideDatabase(folder: string, template = emptyDatabase): Promise<void> {
  if (existsSync(folder)) return;
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  if (existsSync(template)) await cp(template, begun, { recursive: true });
  else await makeDatabase(begun);
  await rename(begun, folder);
}

export async function makeDatabase(folder: string): Promise<void> {
  const database = await PGlite.create(folder);
  await database.close();
}
