import { join } from "node:path";
import type { Logger } from "pino";
import { type ClosedEntry, closeFolder } from "../settings/close-folder.ts";
import { makeFolder } from "../settings/make-folder.ts";
import type { Settings } from "../settings/settings.ts";

/** Names of the files and folders that the server stores in DATA_DIR. */
const ofData: ReadonlySet<string> = new Set([
  "in-use.lock",
  "in-use.lock-journal",
  "database",
  "database.begun",
  "database.restoring",
  "database.restored",
  "database.replaced",
  "backup.sock",
  "deploy-admin-token",
  "bank-details-key",
  "layouts",
  "job-index",
  "uploads",
  "widgets",
  "releases",
]);
const ofUploads: ReadonlySet<string> = new Set(["incoming", "stored", ".shared-folder"]);

/** Files that must be replaced if another user has read them. */
const secrets: ReadonlySet<string> = new Set(["deploy-admin-token", "bank-details-key"]);

interface Folder {
  /** The setting that names the folder. */
  readonly setting: "DATA_DIR" | "UPLOADS_DIR";
  readonly folder: string;
}

/**
 * Creates the folders of personal data and secrets, or closes existing ones to other users of the machine. A
 * WIDGETS_DIR outside them is not closed, since published widgets are public.
 */
export function closeData({ dataDir, uploadsDir }: Pick<Settings, "dataDir" | "uploadsDir">, log: Logger): void {
  const close = ({ setting, folder }: Folder, ours: ReadonlySet<string>): void => {
    makeFolder(folder, { setting, mode: 0o700 });
    warnOf(closeFolder(folder, { setting, ours }), { setting, folder }, log);
  };
  close({ setting: "DATA_DIR", folder: dataDir }, ofData);
  if (uploadsDir !== join(dataDir, "uploads")) close({ setting: "UPLOADS_DIR", folder: uploadsDir }, ofUploads);
}

/** Logs a warning if other users could open the folder. Otherwise, its files were closed to them, too. */
function warnOf(opened: readonly ClosedEntry[], { setting, folder }: Folder, log: Logger): void {
  const top = opened.find(({ path }) => path === "");
  if (!top) return;
  const isEntered = (top.mode & 0o011) !== 0;
  const readable = opened.filter(({ path, mode }) => isEntered && secrets.has(path) && (mode & 0o044) !== 0);
  const facts = { setting, folder, entries: opened.length };
  if (readable.length === 0) {
    log.warn(facts, "a folder of the server was open to other users of this machine, and is closed now");
  } else {
    log.warn(
      { ...facts, secrets: readable.map(({ path }) => path).toSorted() },
      "other users of this machine could read secrets of the server in a folder that is closed now: replace them",
    );
  }
}
