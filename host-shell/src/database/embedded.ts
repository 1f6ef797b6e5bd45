import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { withBaselineCompiler } from "./baseline-compiler.ts";
import { claimFolder } from "./claim-folder.ts";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import * as schema from "./schema.ts";

// PGlite would write 10 MB as 20 MB of hexadecimal text, and read them back digit by digit: 2.5 s instead of 0.1 s.
const binary = {
  serializers: { [types.BYTEA]: (value: string) => value },
  parsers: { [types.BYTEA]: (hexadecimal: string) => new Uint8Array(Buffer.from(hexadecimal.slice(2), "hex")) },
};

/** PostgreSQL inside this process, on disk below `dataDir`, for this process alone. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const claim = claimFolder(dataDir);
  try {
    const pglite = await withBaselineCompiler(() => PGlite.create(join(dataDir, "database"), binary));
    return await prepare(pglite, claim.release);
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** The same without a disk: it is gone when it is closed. */
export async function openInMemory(): Promise<Database> {
  return prepare(await withBaselineCompiler(() => PGlite.create(binary)), () => undefined);
}

async function prepare(pglite: PGlite, onClose: () => void): Promise<Database> {
  const tables = drizzle(pglite, { schema });
  await migrate(tables, { migrationsFolder });
  return {
    tables,
    shared: false,
    close: async () => {
      await pglite.close();
      onClose();
    },
  };
}
