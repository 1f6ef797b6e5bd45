import { join } from "node:path";
import { type FileLock, lockFile } from "shared-runtime/node/file-lock.ts";
import { folderUnwritable, makeFolder } from "../settings/make-folder.ts";
import { StartRefused } from "../settings/start-refused.ts";

const setting = "DATA_DIR";

/**
 * Makes this process the only one that works in the folder, which is created if it does not exist. Two at once would
 * destroy an embedded database. Throws `StartRefused` if another process works there, or if the folder is not writable.
 */
export function claimFolder(folder: string): FileLock {
  const lock = claimFolderIfFree(folder);
  if (lock) return lock;
  throw new StartRefused(
    `The data folder ${folder} is in use by another running server: stop that one, ` +
      "or give this one its own DATA_DIR, or set DATABASE_URL so that both share a PostgreSQL.",
  );
}

/** The same, but returns `undefined` if another process works there. */
export function claimFolderIfFree(folder: string): FileLock | undefined {
  makeFolder(folder, { setting, mode: 0o700 });
  return lockIn(folder);
}

function lockIn(folder: string): FileLock | undefined {
  try {
    return lockFile(join(folder, "in-use.lock"));
  } catch (error) {
    throw folderUnwritable(folder, setting, error);
  }
}
