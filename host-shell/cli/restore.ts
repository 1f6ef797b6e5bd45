/**
 * `npm run restore -- <folder>`: replaces the database and the files of this server with the database and the files of
 * a backup. The settings of the server state where they are. No server may be running.
 */
import { resolve } from "node:path";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { embeddedTarget } from "../src/backup/embedded-database.ts";
import { withPostgresTarget } from "../src/backup/postgres-database.ts";
import { restoreBackup, type RestoreTarget } from "../src/backup/restore-backup.ts";
import { claimFolder } from "../src/database/claim-folder.ts";
import { readSettings } from "../src/settings/settings.ts";
import { parseRestoreLine, type RestoreCommand, restoreUsage } from "./backup/backup-command-line.ts";
import { missingIn, whatRefused } from "./backup/outcome.ts";

process.umask(0o077);
await runCommandLine({ script: "restore", usage: restoreUsage, parse: parseRestoreLine, run: whatRefused(run) });

async function run({ folder: given, replace, incomplete }: RestoreCommand): Promise<string> {
  const settings = readSettings(process.env);
  const folder = resolve(given);
  const restoreTo = (target: RestoreTarget) =>
    restoreBackup({ target, settings, folder, replace, incomplete, say: (line) => console.log(line) });
  // The folder is claimed only if the database is embedded in it. Files are restored into it in any case.
  const claim = settings.databaseUrl === undefined ? claimFolder(settings.dataDir) : undefined;
  try {
    const outcome = await (settings.databaseUrl === undefined
      ? restoreTo(embeddedTarget(settings.dataDir))
      : withPostgresTarget(settings.databaseUrl, restoreTo));
    return missingIn(outcome, `The backup ${folder} is restored. Start the servers.`);
  } finally {
    claim?.release();
  }
}
