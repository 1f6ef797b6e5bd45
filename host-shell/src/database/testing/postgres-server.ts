import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { emptyDatabase, provideDatabase } from "../empty-database.ts";
import { openPostgres } from "../postgres.ts";
import { releaseMigrations } from "../release-migrations.ts";
import { hashOf, recordingOptions, statementsIn, writeRecordedStatements } from "./recorded-statements.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server of this test run, without a database name, ending in `/`. */
    readonly postgresUrl: string;
  }
}

/** Name of the database with all tables and no rows. */
export const migratedTemplate = "migrated";

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const installations = "/usr/lib/postgresql";

/**
 * Starts one real PostgreSQL for the whole test run; each test makes its own database on it. Makes the templates of both
 * kinds of database, so that no test has to migrate its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await provideDatabase(emptyDatabase(), "/no/template");
  const record = process.env["RECORD_STATEMENTS"] !== undefined;
  const { url, stop, folder } = await startPostgres({ record });
  const client = new Client({ connectionString: `${url}postgres` });
  await client.connect();
  await client.query(`create database ${migratedTemplate}`);
  await client.end();
  // A template must have no connections while it is copied.
  await (await openPostgres(url + migratedTemplate, () => undefined)).close();
  project.provide("postgresUrl", url);
  return async () => {
    if (record) await keepStatements(folder, url);
    stop();
  };
}

/** Records the statements of the servers in the tests as those of a release. */
async function keepStatements(folder: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url + migratedTemplate });
  await client.connect();
  const statements = await statementsIn(join(folder, "statements.json"), client);
  await client.end();
  const migrations = releaseMigrations();
  await writeRecordedStatements({
    lastMigration: migrations.at(-1)?.tag ?? "",
    migrationsHash: hashOf(migrations),
    statements,
  });
}

export interface RunningPostgres {
  /** The address without a database name, ending in `/`. */
  readonly url: string;
  /** Ends PostgreSQL without any clean-up, and starts it again. */
  readonly crash: () => void;
  /** The folder of its files and, with `record`, of all statements. */
  readonly folder: string;
  /** Stops PostgreSQL and deletes the folder. */
  readonly stop: () => void;
}

/** Starts a real PostgreSQL in its own folder. */
export async function startPostgres({ record = false } = {}): Promise<RunningPostgres> {
  const programs = findPrograms() ?? installPrograms();
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const data = join(folder, "data");
  const port = await freePort();

  run(
    programs,
    "initdb",
    ["-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    account,
  );
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=300${record ? ` ${recordingOptions(folder)}` : ""}`;
  const start = () =>
    run(programs, "pg_ctl", ["-D", data, "-l", join(folder, "server.log"), "-w", "-o", options, "start"], account);
  const end = () => run(programs, "pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"], account);
  start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/`,
    folder,
    crash() {
      end();
      start();
    },
    stop: () => {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const newest = readdirSync(installations).toSorted((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(installations, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

function installPrograms(): string {
  const asked = spawnSync("apt-get", ["install", "-y", "postgresql"], { encoding: "utf8" });
  const programs = findPrograms();
  if (programs) return programs;
  throw new Error(
    "The database tests need PostgreSQL, which is not installed, and `apt-get install -y postgresql` did not help: " +
      `install it by hand so that ${installations}/<version>/bin/initdb exists. ${asked.stderr ?? ""}`,
  );
}

/** A user for PostgreSQL, which refuses to run as root. */
function unprivileged(): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

function run(programs: string, program: string, args: readonly string[], account: Account): void {
  const result: SpawnSyncReturns<string> = spawnSync(join(programs, program), args, {
    ...account,
    cwd: tmpdir(),
    encoding: "utf8",
    // The server keeps inherited pipes open, and the call would never end.
    stdio: program === "pg_ctl" ? "ignore" : "pipe",
  });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr ?? result.error?.message ?? ""}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
