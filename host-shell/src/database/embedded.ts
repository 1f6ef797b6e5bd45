import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { type Logger, pino } from "pino";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { type DiskShare, usualDiskShare } from "../disk/disk-share.ts";
import { useBaselineCompiler } from "./baseline-compiler.ts";
import { claimFolder } from "./claim-folder.ts";
import type { Database, Tables } from "./database.ts";
import { createDiskRoom } from "./disk-room.ts";
import { provideDatabase } from "./empty-database.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import { closeFolder } from "../settings/close-folder.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { releaseMigrations } from "./release-migrations.ts";
import { bringUpToDate, type Migrating } from "./bring-up-to-date.ts";
import { watchForCrash } from "./pglite-crash.ts";
import { type SchemaState, schemaState } from "./schema-state.ts";
import { openSteadyPglite } from "./steady-pglite.ts";
import { traceQueries } from "./trace-queries.ts";

// PGlite would send 10 MB as 20 MB of hexadecimal text and parse them digit by digit: 2.5 s instead of 0.1 s.
const binary = {
  serializers: { [types.BYTEA]: (value: string) => value },
  parsers: { [types.BYTEA]: (hexadecimal: string) => new Uint8Array(Buffer.from(hexadecimal.slice(2), "hex")) },
};

const parameters = [
  // The server has no replica, so old segments of the log are deleted, and not reused with their content.
  "wal_level=minimal",
  "max_wal_senders=0",
  "wal_recycle=off",
  // With the default of 128 MB, large CVs would fill buffers that are never released, in addition to the system's own
  // cache of the same files.
  "shared_buffers=16MB",
];
const startParams = [...PGlite.defaultStartParams, ...parameters.flatMap((parameter) => ["-c", parameter])];

/**
 * The milliseconds between two checkpoints. Without checkpoints, the log would grow until the server stops, and the
 * embedded database has no background process that makes them.
 */
const checkpointEveryMs = 60_000;

/** If a start fails with fewer free bytes, the lack of room is the reason. */
const tooFewBytes = 32 * 1_048_576;

export interface EmbeddedOptions {
  readonly migrating?: Migrating | undefined;
  readonly disk?: DiskShare;
  readonly log?: Logger;
}

/**
 * Opens PostgreSQL inside this process, on disk below `dataDir`. No other process can use it. Throws `StartRefused` if it cannot
 * be opened or brought up to date.
 */
export async function openEmbedded(
  dataDir: string,
  { disk = usualDiskShare, log = pino({ enabled: false }), migrating }: EmbeddedOptions = {},
): Promise<Database> {
  const claim = claimFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    await provideDatabase(folder);
    return await prepare({ folder, onClose: claim.release, disk, log, migrating });
  } catch (error) {
    claim.release();
    if (error instanceof StartRefused) throw error;
    const objection =
      disk.freeBytes(dataDir) < tooFewBytes
        ? `The disk of DATA_DIR ${dataDir} is full: the embedded database does not start. Make room, and start again.`
        : `The embedded database in DATA_DIR ${dataDir} cannot be opened: ${whyClosed(error)}. Start again; if that does not help, restore a backup.`;
    throw new StartRefused(objection, { cause: error });
  }
}

/** The reason why the database could not be opened. The message of a crash does not contain its reason. */
function whyClosed(error: unknown): string {
  const isCrash = [error, error instanceof Error && error.cause].some((one) => one instanceof WebAssembly.RuntimeError);
  return isCrash ? "it has ended itself" : reasonOf(error);
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

/**
 * Opens the database of a folder, or creates one without tables. A crash is reported to `onCrash`, and later queries
 * reject.
 */
export async function createEmbedded(
  folder: string,
  onCrash: (error: Error) => void = () => undefined,
): Promise<PGlite> {
  useBaselineCompiler();
  const pglite: PGlite = await PGlite.create(folder, { ...binary, startParams });
  watchForCrash(pglite, onCrash);
  traceQueries(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((own) => {
      traceQueries(own);
      return work(own);
    });
  return pglite;
}

async function open(folder: string, onCrash: (error: Error) => void): Promise<PGlite> {
  const pglite = await createEmbedded(folder, onCrash);
  // Closes the folder to other users again, since PGlite 0.5 gives some files, such as pg_internal.init, their own
  // permissions and ignores the umask.
  closeFolder(folder, { setting: "DATA_DIR" });
  return pglite;
}

interface Place extends Required<EmbeddedOptions> {
  readonly folder: string;
  readonly onClose: () => void;
}

async function prepare({ folder, migrating, onClose, disk, log }: Place): Promise<Database> {
  const room = createDiskRoom({
    reserve: disk.reserve,
    freeBytes: () => disk.freeBytes(folder),
    onShrunk: () => void checkpoint(),
    log,
  });
  const pglite = await openSteadyPglite({ open: async (onCrash) => open(folder, onCrash), room, log });
  const closeFiles = () => closeFolder(folder, { setting: "DATA_DIR" });
  /** Shortens the log by a checkpoint. If this fails, the next checkpoint tries again, and queries report the cause. */
  async function checkpoint(): Promise<void> {
    if (!room.hasFor(0)) return;
    await pglite.use(async (one) => one.exec("checkpoint")).then(closeFiles, () => undefined);
  }
  try {
    await pglite.use(async (one) => bringUpToDate(drizzle(one), migrating));
  } catch (error) {
    await pglite.close();
    throw error;
  }
  const checkpoints = setInterval(() => void checkpoint(), checkpointEveryMs).unref();
  return {
    tables: pglite.tables,
    shared: false,
    storage: room,
    eraseDeleted: async (signal) => pglite.use(async (one) => eraseDeleted(one, { room, signal })),
    close: async () => {
      clearInterval(checkpoints);
      await pglite.close();
      closeFiles();
      onClose();
    },
  };
}
