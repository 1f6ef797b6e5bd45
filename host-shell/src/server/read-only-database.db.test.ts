import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { leadNamed, postLead } from "./testing/lead-calls.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let administrator: Client;
let server: TestServer;
let name: string;

beforeEach(async () => {
  const url = await newPostgresDatabase();
  name = new URL(url).pathname.slice(1);
  administrator = new Client({ connectionString: url });
  await administrator.connect();
  server = await startTestServer(scriptedReviewer(), { DATABASE_URL: url, LEADS_PER_MINUTE: "1000" });
});
afterEach(async () => {
  await server.stop();
  await administrator.end();
});

/** Simulates a failover: connections are cut, and new ones reach a server that accepts no writes. */
async function becomeReadOnly(): Promise<void> {
  await administrator.query(`alter database ${name} set default_transaction_read_only = on`);
  await administrator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
}

async function state() {
  const ready = await fetch(`${server.url}/readyz`);
  const { missing = [] } = (await ready.json()) as { readonly missing?: readonly string[] };
  const lead = await postLead(server.url, leadNamed("Hanne Holm"));
  return { ready: ready.status, missing, lead: lead.status };
}

it("is not ready while its database takes no writes, and heals by itself", async () => {
  expect(await state()).toEqual({ ready: 200, missing: [], lead: 200 });
  await becomeReadOnly();
  await expect.poll(state, { timeout: 10_000 }).toEqual({ ready: 503, missing: ["database"], lead: 503 });
  await administrator.query(`alter database ${name} reset default_transaction_read_only`);
  await expect.poll(state, { timeout: 10_000 }).toEqual({ ready: 200, missing: [], lead: 200 });
});
