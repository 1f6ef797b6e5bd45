import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { folderUnwritable, makeFolder } from "../settings/make-folder.ts";
import { StartRefused } from "../settings/start-refused.ts";

const setting = "DATA_DIR";

export interface FolderClaim {
  readonly release: () => void;
}

/**
 * Makes this process the only one that works in the folder, which is made if need be. Two at once would destroy an
 * embedded database. SQLite lends its file lock, which Node has no call for: the system drops it however the process
 * ends, so there is never a stale one to judge. Throws `StartRefused` if another process works there, or nobody can.
 */
export function claimFolder(folder: string): FolderClaim {
  makeFolder(folder, { setting, mode: 0o700 });
  const lock = openLock(folder);
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    lock.close();
    throw isBusy(error) ? folderInUse(folder, error) : folderUnwritable(folder, setting, error);
  }
  return { release: () => lock.close() };
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, "in-use.lock"));
  } catch (error) {
    throw folderUnwritable(folder, setting, error);
  }
}

/** SQLITE_BUSY, also in its extended codes. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}

function folderInUse(folder: string, cause: unknown): StartRefused {
  return new StartRefused(
    `The data folder ${folder} is in use by another running server: stop that one, ` +
      "or give this one its own DATA_DIR, or set DATABASE_URL so that both share a PostgreSQL.",
    { cause },
  );
}
