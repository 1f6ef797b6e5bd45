import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Logger } from "pino";
import type { Tables } from "./database.ts";
import type { DiskRoom } from "./disk-room.ts";
import { DiskFull } from "../disk/is-disk-full.ts";

export interface SteadyPglite {
  /** The tables. Statements for which the disk has no room are refused. */
  readonly tables: Tables;
  /** Runs work without checking the room on the disk for its statements. Only for the modules of this folder. */
  readonly use: <T>(work: (pglite: PGlite) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Starts PostgreSQL on the folder. */
  readonly open: (onCrash: (error: Error) => void) => Promise<PGlite>;
  readonly room: DiskRoom;
  readonly log: Logger;
}

/** The PostgreSQL within this process has ended itself and is not open again yet. */
class DatabaseCrashed extends Error {
  override readonly name = "DatabaseCrashed";
  /** SQLSTATE crash_shutdown. */
  readonly code = "57P02";
}

type Client = Pick<PGlite, "query" | "transaction">;

const openAgainMs = 1_000;

/** A PGlite that is opened again after a crash, as soon as the disk has room. It recovers all acknowledged changes. */
export async function openSteadyPglite({ open, room, log }: Options): Promise<SteadyPglite> {
  let current: PGlite | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    const pglite = await open((error) => {
      log.error({ err: error }, "the embedded database has ended itself; it is opened again when its disk has room");
      current = undefined;
      closeFiles(pglite);
      openLater();
    });
    current = pglite;
  }

  function openLater(): void {
    if (!closed) again = setTimeout(() => void openAgain(), openAgainMs);
  }

  async function openAgain(): Promise<void> {
    if (!room.hasFor(0)) return openLater();
    try {
      await start();
      log.info("the embedded database is open again");
    } catch (error) {
      log.error({ err: error }, "the embedded database could not be opened again; trying again");
      openLater();
    }
  }

  const crashed = (cause?: unknown): Error =>
    room.isFull() ? new DiskFull({ cause }) : new DatabaseCrashed("The embedded database has ended itself.", { cause });

  async function use<T>(work: (pglite: PGlite) => Promise<T>): Promise<T> {
    const pglite = current;
    if (!pglite) throw crashed();
    try {
      return await work(pglite);
    } catch (error) {
      throw current === pglite ? error : crashed(error);
    }
  }

  const client: Client = {
    query: async (statement, ...more) => {
      room.admit(statement);
      return use(async (pglite) => pglite.query(statement, ...more));
    },
    transaction: async (work) =>
      use(async (pglite) =>
        pglite.transaction(async (inside) => {
          const query: typeof inside.query = async (statement, ...more) => {
            room.admit(statement);
            return inside.query(statement, ...more);
          };
          return work({ ...inside, query });
        }),
      ),
  };

  await start();
  return {
    // `client` has only the methods that drizzle-orm 0.45 calls.
    tables: drizzle({ client: client as PGlite }),
    use,
    async close() {
      closed = true;
      clearTimeout(again);
      await current?.close();
    },
  };
}

/** Closes the files of a crashed PGlite, which cannot be closed itself. */
function closeFiles(pglite: PGlite): void {
  const files: { readonly quit: () => void } = pglite.Module.FS;
  // Deferred, since PGlite's code still runs when this is called.
  setImmediate(() => files.quit());
}
