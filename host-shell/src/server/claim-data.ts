import type { Logger } from "pino";
import type { FileLock } from "shared-runtime/node/file-lock.ts";
import { claimFolderInTime } from "../database/claim-folder.ts";
import type { Settings } from "../settings/settings.ts";

/** In which a server stops after it has drained. */
const stopsWithinMs = 20_000;

/**
 * Claims DATA_DIR for a server with a PostgreSQL; an embedded database claims it itself. Waits while the server before it
 * stops. Throws `StartRefused` if that one goes on.
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
