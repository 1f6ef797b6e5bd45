import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { makeBelow } from "../settings/make-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { BackupRefused } from "./backup-refused.ts";

type Folders = Pick<Settings, "dataDir" | "widgetsDir" | "uploadsDir">;

/** Makes the folder of a backup. Throws `BackupRefused` if it is one of the server's own, cannot be made, or is not empty. */
export function prepareFolder(folder: string, { dataDir, widgetsDir, uploadsDir }: Folders): void {
  for (const [setting, own] of Object.entries({
    DATA_DIR: dataDir,
    WIDGETS_DIR: widgetsDir,
    UPLOADS_DIR: uploadsDir,
  })) {
    if (!isInside(folder, own)) continue;
    throw new BackupRefused(
      `${folder} is in ${setting} ${own}, which the backup is of: name a folder elsewhere. Nothing was written.`,
    );
  }
  try {
    makeBelow(folder, 0o700);
  } catch (error) {
    throw new BackupRefused(`The folder ${folder} cannot be made: ${obstacleOf(error as NodeJS.ErrnoException)}.`, {
      cause: error,
    });
  }
  if (readdirSync(folder).length > 0) {
    throw new BackupRefused(`${folder} is not empty: name a new folder for each backup. Nothing was written.`);
  }
}

/**
 * Error codes for a folder that cannot be made. Linux has ENOENT for a file system without folders, such as `/proc`.
 */
const unwritable: ReadonlySet<unknown> = new Set(["EACCES", "ENOENT", "EPERM", "EROFS"]);

function obstacleOf({ code, path, message }: NodeJS.ErrnoException): string {
  return path !== undefined && unwritable.has(code) ? `${dirname(path)} is not writable (${code})` : message;
}

function isInside(folder: string, outer: string): boolean {
  return `${realPathOf(resolve(folder))}${sep}`.startsWith(`${realPathOf(resolve(outer))}${sep}`);
}

/** The real path of a path that may not exist: the real path of the nearest existing folder, and the rest. */
function realPathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(realPathOf(dirname(path)), basename(path));
}
