/**
 * `npm run backup -- <folder>`: writes the database and the files of a host-shell into a folder. Takes the settings of
 * the server from the environment. The server may run during the backup.
 */
import { resolve } from "node:path";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { askForBackup } from "../src/backup/backup-door.ts";
import { withEmbedded } from "../src/backup/embedded-database.ts";
import { makeBackup } from "../src/backup/make-backup.ts";
import { withPostgres } from "../src/backup/postgres-database.ts";
import { claimFolderIfFree } from "../src/database/claim-folder.ts";
import { readSettings } from "../src/settings/settings.ts";
import { backupUsage, type FolderCommand, parseBackupLine } from "./backup/backup-command-line.ts";
import { missingIn, whatRefused } from "./backup/outcome.ts";

/** The exit code of a process that SIGINT ended. */
const interruptedExitCode = 130;

process.umask(0o077);
await runCommandLine({ script: "backup", usage: backupUsage, parse: parseBackupLine, run: whatRefused(run) });

async function run({ folder: given }: FolderCommand): Promise<string> {
  const settings = readSettings(process.env);
  const folder = resolve(given);
  const say = (line: string) => console.log(line);
  const stopped = stopOnSignals();
  const options = { settings, folder, say, stopped };
  const { databaseUrl, dataDir } = settings;
  const backup = async () => {
    if (databaseUrl !== undefined) {
      return withPostgres(databaseUrl, (tables) => makeBackup({ ...options, tables }), stopped);
    }
    const claim = claimFolderIfFree(dataDir);
    if (!claim) return askForBackup(dataDir, options);
    try {
      return await withEmbedded(dataDir, (tables) => makeBackup({ ...options, tables }));
    } finally {
      claim.release();
    }
  };
  const made = await backup().catch((error: unknown) => {
    if (!stopped.aborted) throw error;
  });
  if (!made) {
    process.exitCode = interruptedExitCode;
    return "The backup was stopped, and what was written is deleted.";
  }
  return missingIn(
    made,
    `The backup is in ${folder}. It holds personal data and keys: keep it as closed as the server.`,
  );
}

/** A second signal ends the process at once. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}
