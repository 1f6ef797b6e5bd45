import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { useBaselineCompiler } from "./baseline-compiler.ts";
import { claimFolder } from "./claim-folder.ts";
import type { Database, Tables } from "./database.ts";
import { provideDatabase } from "./empty-database.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import { closeFolder } from "../settings/close-folder.ts";
import { releaseMigrations } from "./release-migrations.ts";
import { bringUpToDate, type Migrating } from "./bring-up-to-date.ts";
import { type SchemaState, schemaState } from "./schema-state.ts";
import { traceQueries } from "./trace-queries.ts";

// PGlite would send 10 MB as 20 MB of hexadecimal text and parse them digit by digit: 2.5 s instead of 0.1 s.
const binary = {
  serializers: { [types.BYTEA]: (value: string) => value },
  parsers: { [types.BYTEA]: (hexadecimal: string) => new Uint8Array(Buffer.from(hexadecimal.slice(2), "hex")) },
};

const parameters = [
  // There is no replica, and an old segment of the log is deleted with its content instead of being reused.
  "wal_level=minimal",
  "max_wal_senders=0",
  "wal_recycle=off",
  // Large CVs would fill 128 MB that are never released, in addition to the system's own cache of the same files.
  "shared_buffers=16MB",
];
const startParams = [...PGlite.defaultStartParams, ...parameters.flatMap((parameter) => ["-c", parameter])];

/** The embedded database has no background process for this: the log would grow until the server stops. */
const checkpointEveryMs = 60_000;

/** Opens PostgreSQL inside this process, on disk below `dataDir`. No other process can use it. */
export async function openEmbedded(dataDir: string, migrating?: Migrating): Promise<Database> {
  const claim = claimFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    await provideDatabase(folder);
    return await prepare(await createEmbedded(folder), { folder, migrating, onClose: claim.release });
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** Compares the tables in the folder with those of this release, and changes nothing. */
export async function lookAtEmbedded<Seen>(
  dataDir: string,
  look: (state: SchemaState, tables: Tables) => Promise<Seen>,
): Promise<Seen> {
  const claim = claimFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    await provideDatabase(folder);
    const pglite = await createEmbedded(folder);
    try {
      const tables = drizzle(pglite);
      return await look(await schemaState(tables, releaseMigrations()), tables);
    } finally {
      await pglite.close();
      closeFolder(folder, { setting: "DATA_DIR" });
    }
  } finally {
    claim.release();
  }
}

/** Opens the database of a folder, or makes one without tables. */
export async function createEmbedded(folder: string): Promise<PGlite> {
  useBaselineCompiler();
  const pglite: PGlite = await PGlite.create(folder, { ...binary, startParams });
  traceQueries(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((own) => {
      traceQueries(own);
      return work(own);
    });
  return pglite;
}

interface Place {
  readonly folder: string;
  readonly migrating: Migrating | undefined;
  readonly onClose: () => void;
}

async function prepare(pglite: PGlite, { folder, migrating, onClose }: Place): Promise<Database> {
  const tables = drizzle(pglite);
  try {
    await bringUpToDate(tables, migrating);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  // PGlite 0.5 gives some files, such as pg_internal.init, permissions of their own, whatever the umask is.
  const closeFiles = () => closeFolder(folder, { setting: "DATA_DIR" });
  closeFiles();
  // A failed checkpoint is followed by another, and queries report what made it fail.
  const checkpoints = setInterval(
    () =>
      void pglite
        .exec("checkpoint")
        .then(closeFiles)
        .catch(() => undefined),
    checkpointEveryMs,
  ).unref();
  return {
    tables,
    shared: false,
    eraseDeleted: (signal) => eraseDeleted(pglite, signal),
    close: async () => {
      clearInterval(checkpoints);
      await pglite.close();
      closeFiles();
      onClose();
    },
  };
}
