import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type FileLock, lockFile } from "shared-runtime/node/file-lock.ts";
import { folderUnwritable, makeFolder } from "../settings/make-folder.ts";
import { StartRefused } from "../settings/start-refused.ts";

const setting = "DATA_DIR";
const askAgainMs = 200;

/**
 * Makes this process the only one that works in the folder, which is created if it does not exist. Two processes would
 * destroy an embedded database. Throws `StartRefused` if another process works there, or if the folder is not writable.
 */
export function claimFolder(folder: string): FileLock {
  const lock = claimFolderIfFree(folder);
  if (lock) return lock;
  throw folderInUse(folder, ", or set DATABASE_URL so that both share a PostgreSQL");
}

interface Patience {
  readonly longestMs: number;
  /** Called once if another process works there. */
  readonly onWait: () => void;
}

/** Like `claimFolder`, for a server with a PostgreSQL: waits while another server in the folder stops. */
export async function claimFolderInTime(folder: string, { longestMs, onWait }: Patience): Promise<FileLock> {
  const begunAt = performance.now();
  for (let waits = false; ; waits = true) {
    const lock = claimFolderIfFree(folder);
    if (lock) return lock;
    if (performance.now() - begunAt >= longestMs) throw folderInUse(folder);
    if (!waits) onWait();
    await pause(askAgainMs);
  }
}

function folderInUse(folder: string, another = ""): StartRefused {
  return new StartRefused(
    `The data folder ${folder} is in use by another running server: stop that one, or give this one its own DATA_DIR${another}.`,
  );
}

/** Like `claimFolder`, but returns `undefined` if another process works in the folder. */
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
