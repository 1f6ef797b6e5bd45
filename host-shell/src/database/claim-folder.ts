import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../settings/start-refused.ts";

export interface FolderClaim {
  readonly release: () => void;
}

/**
 * Makes this process the only one that works in the folder, which is made if need be. Two at once would destroy an
 * embedded database. SQLite lends its file lock, which Node has no call for: the system drops it however the process
 * ends, so there is never a stale one to judge. Throws `StartRefused` if another process works there, or nobody can.
 */
export function claimFolder(folder: string): FolderClaim {
  makeFolder(folder);
  const lock = openLock(folder);
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    lock.close();
    throw isBusy(error) ? folderInUse(folder, error) : folderUnwritable(folder, error);
  }
  return { release: () => lock.close() };
}

function makeFolder(folder: string): void {
  try {
    makeBelow(folder);
  } catch (error) {
    throw new StartRefused(
      `DATA_DIR ${folder} cannot be a folder: set it to one that this server may make and write to.`,
      { cause: error },
    );
  }
}

/** Node's own recursive way never ends where a folder is there but takes none below it, as in `/proc`. */
function makeBelow(folder: string): void {
  if (isFolder(folder)) return;
  makeBelow(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, "in-use.lock"));
  } catch (error) {
    throw folderUnwritable(folder, error);
  }
}

/** SQLITE_BUSY, also in its extended codes. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}

function folderUnwritable(folder: string, cause: unknown): StartRefused {
  return new StartRefused(
    `DATA_DIR ${folder} cannot be written to: let the user of this server write there, or set another folder.`,
    { cause },
  );
}

function folderInUse(folder: string, cause: unknown): StartRefused {
  return new StartRefused(
    `The data folder ${folder} is in use by another running server: stop that one, ` +
      "or give this one its own DATA_DIR, or set DATABASE_URL so that both share a PostgreSQL.",
    { cause },
  );
}
