import { join } from "node:path";
import { closeFolder } from "../settings/close-folder.ts";
import { makeFolder } from "../settings/make-folder.ts";
import type { Settings } from "../settings/settings.ts";

/** What the server stores in DATA_DIR, by the names of its parts. */
const ofData: ReadonlySet<string> = new Set([
  "in-use.lock",
  "in-use.lock-journal",
  "database",
  "database.begun",
  "deploy-admin-token",
  "bank-details-key",
  "layouts",
  "job-index",
  "uploads",
  "widgets",
  "releases",
]);
const ofUploads: ReadonlySet<string> = new Set(["incoming", "stored"]);

/**
 * Makes the folders of personal data and secrets, or closes them to other users of the machine. Published widgets are public:
 * a WIDGETS_DIR elsewhere stays as it is.
 */
export function closeData({ dataDir, uploadsDir }: Pick<Settings, "dataDir" | "uploadsDir">): void {
  makeFolder(dataDir, { setting: "DATA_DIR", mode: 0o700 });
  closeFolder(dataDir, { setting: "DATA_DIR", ours: ofData });
  if (uploadsDir === join(dataDir, "uploads")) return;
  makeFolder(uploadsDir, { setting: "UPLOADS_DIR", mode: 0o700 });
  closeFolder(uploadsDir, { setting: "UPLOADS_DIR", ours: ofUploads });
}
