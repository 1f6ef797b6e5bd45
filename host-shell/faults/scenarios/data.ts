import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Readiness } from "shared-runtime/api/health.ts";
import * as v from "valibot";
import { uploaded } from "../../src/server/testing/cv-calls.ts";
import { leaderCv } from "../../src/engines/cv-review/testing/leader-cv.ts";
import { makeCv } from "../../src/engines/cv-review/testing/make-cv.ts";
import type { Ground } from "../ground.ts";
import { countsOf, sendLeads } from "../lead-traffic.ts";
import type { Scenario } from "../scenario.ts";

const run = promisify(execFile);
const hostShell = join(import.meta.dirname, "../..");

/** Runs a command of operators. If it fails, rejects with its output. */
async function command(name: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env["PATH"], ...settings };
  await run(process.execPath, [join(hostShell, "cli", `${name}.ts`), ...args], { env });
}

/** A backup is made while leads come in, and restored into another database. */
export const backup: Scenario = {
  name: "backup",
  promise: "a backup is made while leads come in, and restored into an empty database and over a used one",
  async run({ proxy, start, openDatabase, postgres, receiver, settings, folder }) {
    const servers = [await start("one"), await start("two")];
    await proxy.use(...servers.map(({ url }) => url));
    const traffic = sendLeads(proxy.url, { senders: 8 });
    await pause(2_000);
    const before = traffic.statuses().filter((status) => status === 200).length;
    const made = join(folder, "backup");
    await command("backup", [made], settings);
    await traffic.end();
    const database = await openDatabase();
    const tally = await traffic.tally(database, receiver);

    await database.query("create database restored");
    const elsewhere = {
      ...settings,
      DATABASE_URL: `${postgres.url}restored`,
      DATA_DIR: join(folder, "restored"),
      WIDGETS_DIR: join(folder, "restored-widgets"),
      UPLOADS_DIR: join(folder, "restored-uploads"),
    };
    await command("restore", [made], elsewhere);
    await command("restore", [made, "--replace"], elsewhere);
    const restored = await openDatabase("restored");
    const { rows } = await restored.query<{ readonly stored: number }>(
      "select count(*)::int as stored from submission",
    );
    return [
      ...countsOf(tally),
      { name: "acknowledged before the backup", value: before, least: 1 },
      { name: "in the restored database", value: rows[0]?.stored ?? 0, least: before, most: tally.acknowledged },
    ];
  },
};

/** A server has a wrong date. */
export const clock: Scenario = {
  name: "clock",
  promise: "a server whose clock is 40 days ahead joins the others",
  async run({ start, openDatabase }) {
    const right = await start("one");
    await uploaded(right.url, new Uint8Array(await makeCv(leaderCv("da", 1))));
    const entry = pathToFileURL(join(hostShell, "src/server/testing/wrong-clock.entry.ts")).href;
    const wrong = await start("two", { CLOCK_AHEAD_DAYS: "40", NODE_OPTIONS: `--import=${entry}` });
    const readiness = v.parse(Readiness, await (await fetch(`${wrong.url}/readyz`)).json());
    // The test does not wait for the first sweep, since the sweep starts together with the server.
    const stopped = await wrong.stop();
    return [
      {
        name: "warnings of its clock",
        value: readiness.warnings?.filter((name) => name === "clock").length ?? 0,
        least: 1,
      },
      { name: "CVs left", value: await countOf("cv", await openDatabase()), least: 1 },
      { name: "exit code", value: stopped === "SIGKILL" ? 137 : stopped, most: 0 },
    ];
  },
};

async function countOf(table: string, database: Awaited<ReturnType<Ground["openDatabase"]>>): Promise<number> {
  const { rows } = await database.query<{ readonly count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}
