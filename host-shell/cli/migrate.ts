/**
 * `npm run migrate`: brings the tables of the database up to date, or with `--check` shows what the command would do.
 * The settings are those of the server.
 */
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { type BeforeExit, createBeforeExit } from "../src/concurrency/before-exit.ts";
import { lookAtDatabase } from "../src/database/look-at-database.ts";
import { openDatabase } from "../src/database/open-database.ts";
import { readSettings } from "../src/settings/settings.ts";
import { whatRefused } from "./backup/outcome.ts";
import { describeNews, describePending } from "./migrate/describe-pending.ts";
import { type MigrateCommand, parseLine, usage } from "./migrate/migrate-command-line.ts";

const pendingExitCode = 3;
/** The exit code of a process that SIGINT ended. */
const interruptedExitCode = 130;

// Only this user may read and write the files that are created, as with the server.
process.umask(0o077);
await runCommandLine({ script: "migrate", usage, parse: parseLine, run: whatRefused(run) });

async function run({ checks }: MigrateCommand): Promise<string> {
  const settings = readSettings(process.env);
  return checks ? check(settings) : migrate(settings);
}

type Place = Pick<ReturnType<typeof readSettings>, "dataDir" | "databaseUrl">;

async function check(place: Place): Promise<string> {
  const work = await lookAtDatabase(place);
  if (work.migrations.length > 0) process.exitCode = pendingExitCode;
  return describePending(work);
}

async function migrate({ dataDir, databaseUrl }: Place): Promise<string> {
  const beforeExit = createBeforeExit();
  // Only with a database server: an embedded database ends together with this process, and blocks its signal handlers.
  if (databaseUrl !== undefined) exitOnSignals(beforeExit);
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    onConnectionLost: () => undefined,
    migrating: {
      beforeExit: beforeExit.add,
      tell(news) {
        const line = describeNews(news);
        if (line !== undefined) console.log(line);
      },
    },
  });
  await database.close();
  return "The database is up to date.";
}

/** A second signal ends the process immediately. */
function exitOnSignals({ run: endAll }: BeforeExit): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void endAll().then(() => process.exit(interruptedExitCode)));
  }
}
