import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import type { Tables } from "../../database/database.ts";
import { folderUnwritable, makeFolder } from "../../settings/make-folder.ts";
import type { Settings } from "../../settings/settings.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import { sharedValue } from "./shared-value.ts";

type Folders = Pick<Settings, "widgetsDir" | "releasesDir" | "uploadsDir" | "uploadsS3">;

/** Name of a file in each shared folder. It contains an id that is also in the database. */
export const folderMark = ".shared-folder";

/**
 * Throws `StartRefused` if a folder is not the one that the database's other servers use: they would not find the files
 * that this server stores in it.
 */
export async function checkSharedFolders(tables: Tables, settings: Folders): Promise<void> {
  for (const [setting, folder] of foldersOf(settings)) {
    makeFolder(folder, { setting });
    const mark = join(folder, folderMark);
    const shared = sharedValue(tables, `shared folder ${setting}`);
    const known = (await shared.read()) ?? (await shared.offer(idIn(mark) ?? makeId(mark, { setting, folder })));
    if (idIn(mark) === known) continue;
    throw new StartRefused(
      `${setting} ${folder} is not the folder that the other servers of the database use: mount that one here, or set ${setting} to it. If it is the one, under a new name or restored, write ${known} into ${mark}.`,
    );
  }
}

function foldersOf({
  widgetsDir,
  releasesDir,
  uploadsDir,
  uploadsS3,
}: Folders): readonly (readonly [string, string])[] {
  return [
    ["WIDGETS_DIR", widgetsDir],
    ["RELEASES_DIR", releasesDir],
    // With a bucket, the folder contains only unfinished uploads.
    ...(uploadsS3 ? [] : [["UPLOADS_DIR", uploadsDir] as const]),
  ];
}

function idIn(mark: string): string | undefined {
  try {
    return readFileSync(mark, "utf8").trim();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Creates the id of a folder. If several servers start at the same time, the id of the first one stays. */
function makeId(mark: string, { setting, folder }: { readonly setting: string; readonly folder: string }): string {
  const id = randomUUID();
  try {
    writeFileSync(mark, `${id}\n`, { flag: "wx" });
    return id;
  } catch (error) {
    const made = (error as NodeJS.ErrnoException).code === "EEXIST" ? idIn(mark) : undefined;
    if (made !== undefined) return made;
    throw folderUnwritable(folder, setting, error);
  }
}
