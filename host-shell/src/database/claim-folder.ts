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
  makeFolder(folder, { setting, mode: 0o700 });
  const lock = lockIn(folder);
  if (lock) return lock;
  throw new StartRefused(
    `The data folder ${folder} is in use by another running server: stop that one, ` +
      "or give this one its own DATA_DIR, or set DATABASE_URL so that both share a PostgreSQL.",
  );
}

function lockIn(folder: string): FileLock | undefined {
  try {
    return lockFile(join(folder, "in-use.lock"));
  } catch (error) {
    throw folderUnwritable(folder, setting, error);
  }
}
