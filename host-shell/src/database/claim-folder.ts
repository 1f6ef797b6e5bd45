import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "../settings/start-refused.ts";

export interface FolderClaim {
  readonly release: () => void;
}

/**
 * Makes this process the only one that works in the folder. Two at once would destroy an embedded database.
 * SQLite lends its file lock, which Node has no call for: the system drops it however the process ends, so there is
 * never a stale one to judge. Throws `StartRefused` if another process works there.
 */
export function claimFolder(folder: string): FolderClaim {
  const lock = new DatabaseSync(join(folder, "in-use.lock"));
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    lock.close();
    throw folderInUse(folder, error);
  }
  return { release: () => lock.close() };
}

function folderInUse(folder: string, cause: unknown): StartRefused {
  return new StartRefused(
    `The data folder ${folder} is in use by another running server: stop that one, ` +
      "or give this one its own DATA_DIR, or set DATABASE_URL so that both share a PostgreSQL.",
    { cause },
  );
}
