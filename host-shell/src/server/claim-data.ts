import type { Logger } from "pino";
import type { FileLock } from "shared-runtime/node/file-lock.ts";
import { claimFolderInTime } from "../database/claim-folder.ts";
import type { Settings } from "../settings/settings.ts";

/** The most milliseconds that a stopping server takes after it has drained. */
const stopsWithinMs = 20_000;

/**
 * Claims DATA_DIR for a server with a PostgreSQL of its own; an embedded database claims the folder itself. Waits while
 * the previous server stops. Throws `StartRefused` if the previous server keeps running.
 */
export async function claimData(
  { dataDir, databaseUrl, drainMs }: Pick<Settings, "dataDir" | "databaseUrl" | "drainMs">,
  log: Logger,
): Promise<FileLock | undefined> {
  if (databaseUrl === undefined) return undefined;
  return claimFolderInTime(dataDir, {
    longestMs: drainMs + stopsWithinMs,
    onWait: () => log.warn({ folder: dataDir }, "waiting for another server that uses DATA_DIR"),
  });
}
