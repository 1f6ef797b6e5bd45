import { mkdtempSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { folderUnwritable, makeBelow, makeFolder } from "../../settings/make-folder.ts";
import { incomingIn } from "./widget-store.ts";

const setting = "WIDGETS_DIR";

/**
 * Creates the folder of versions. Throws `StartRefused` if it cannot be written to, so that this is noticed before a
 * team publishes.
 */
export function prepareWidgetsDir(folder: string): void {
  makeFolder(folder, { setting });
  const incoming = incomingIn(folder);
  try {
    makeBelow(incoming);
    rmdirSync(mkdtempSync(join(incoming, "start-")));
  } catch (error) {
    throw folderUnwritable(folder, setting, error);
  }
}
