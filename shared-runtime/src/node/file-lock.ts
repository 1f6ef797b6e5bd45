import { DatabaseSync } from "node:sqlite";

export interface FileLock {
  readonly release: () => void;
}

/**
 * Locks a file, which is created if it does not exist. Returns `undefined` if the file is locked already, by this
 * process or another. Throws if the file cannot be opened or written, or is not a lock file. Uses a lock of SQLite,
 * since Node has no file locks. The system releases the lock however the process ends, so that a lock is never stale.
 */
export function lockFile(path: string): FileLock | undefined {
  const database = new DatabaseSync(path);
  try {
    database.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

/** Whether the code is SQLITE_BUSY or one of its extended codes. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
