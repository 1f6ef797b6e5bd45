import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/database/open-database.ts";
import { newPostgresDatabaseWithoutTables } from "../src/database/testing/each-database.ts";
import { startApiProcess } from "../src/server/testing/api-process.ts";
import { addressNumber, leadNamed, postLead } from "../src/server/testing/lead-calls.ts";
import { runCommand } from "./testing/run-command.ts";

type Environment = Readonly<Record<string, string>>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-command-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (name: "backup" | "restore", environment: Environment, ...args: readonly string[]) =>
  runCommand(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), args, { environment });

async function environmentOf(kind: "embedded" | "PostgreSQL", name: string): Promise<Environment> {
  const database = kind === "embedded" ? {} : { DATABASE_URL: await newPostgresDatabaseWithoutTables() };
  return { DATA_DIR: join(folder, name), ...database };
}

/** Resolves with the numbers of leads, of leads with a message, and of messages. */
async function leadsIn(environment: Environment) {
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
  const { tables, close } = await openDatabase({ dataDir, databaseUrl, onConnectionLost: () => undefined });
  const { rows } = (await tables.execute(
    sql`select count(*)::int as leads, count(m.subject)::int as announced, (select count(*)::int from outbox_message) as messages
      from submission s left join outbox_message m on m.subject = s.id`,
  )) as { readonly rows: readonly { leads: number; announced: number; messages: number }[] };
  await close();
  return rows[0];
}

describe.each([
  { from: "embedded", to: "PostgreSQL" },
  { from: "PostgreSQL", to: "embedded" },
] as const)("npm run backup of a running server with $from", ({ from, to }) => {
  it(`has whole submissions while they come in, and npm run restore puts them into ${to}`, async () => {
    const source = await environmentOf(from, "source");
    const server = await startApiProcess({ ...source, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "warn" });
    const backup = join(folder, "backups/first");
    let [sent, taken, done] = [0, 0, false];
    async function send(): Promise<void> {
      while (!done) {
        const answer = await postLead(server.url, leadNamed(`Lead ${sent}`), addressNumber(++sent));
        if (answer.status === 200) taken += 1;
      }
    }
    const senders = Array.from({ length: 8 }, send);
    while (taken < 50)
      await postLead(server.url, leadNamed("One more"), addressNumber(++sent)).then(() => (taken += 1));
    const before = taken;
    const made = await run("backup", source, backup);
    const during = taken - before;
    done = true;
    await Promise.all(senders);
    expect(made).toEqual({ code: 0, said: expect.stringContaining(`The backup is in ${backup}.`) });
    expect(during).toBeGreaterThan(0);
    expect(await run("backup", source, backup)).toEqual({
      code: 1,
      said: `${backup} is not empty: name a new folder for each backup. Nothing was written.`,
    });
    const refused = await run("restore", source, backup, "--replace");
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringMatching(/in use by another|Servers use the database/),
    ]);
    await server.terminate();

    const target = await environmentOf(to, "target");
    expect(await run("restore", target, backup)).toEqual({
      code: 0,
      said: expect.stringContaining(`The backup ${backup} is restored. Start the servers.`),
    });
    const leads = await leadsIn(target);
    expect(leads).toEqual({ leads: leads?.leads, announced: leads?.leads, messages: leads?.leads });
    expect(leads?.leads).toBeGreaterThanOrEqual(before);

    // A server continues with the restored database, and gives numbers that no restored row has.
    const next = await startApiProcess({ ...target, LOG_LEVEL: "warn" });
    expect((await postLead(next.url, leadNamed("After the restore"))).status).toBe(200);
    expect(await next.terminate()).toBe(0);
    const stopped = await run("backup", target, join(folder, "backups/second"));
    expect(stopped).toEqual({ code: 0, said: expect.stringContaining("The backup is in ") });
  });
});
