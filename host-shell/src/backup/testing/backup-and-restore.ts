import { join } from "node:path";
import type { Settings } from "../../settings/settings.ts";
import { embeddedTarget, withEmbedded } from "../embedded-database.ts";
import { makeBackup } from "../make-backup.ts";
import { withPostgres, withPostgresTarget } from "../postgres-database.ts";
import { restoreBackup, type RestoreTarget } from "../restore-backup.ts";
import { folderOfTest } from "./folder-of-test.ts";

const never = new AbortController().signal;
const quiet = () => undefined;

/** Makes a backup of the place in a new folder. */
export async function backup(settings: Settings) {
  const folder = join(await folderOfTest(), "new");
  const options = { settings, folder, say: quiet, stopped: never };
  const { databaseUrl, dataDir } = settings;
  const { missing } = await (databaseUrl === undefined
    ? withEmbedded(dataDir, (tables) => makeBackup({ ...options, tables }))
    : withPostgres(databaseUrl, (tables) => makeBackup({ ...options, tables })));
  return { folder, missing };
}

export function restore(folder: string, settings: Settings, asked: { replace?: boolean; incomplete?: boolean } = {}) {
  const { replace = false, incomplete = false } = asked;
  const to = (target: RestoreTarget) => restoreBackup({ target, settings, folder, replace, incomplete, say: quiet });
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === undefined ? to(embeddedTarget(dataDir)) : withPostgresTarget(databaseUrl, to);
}
