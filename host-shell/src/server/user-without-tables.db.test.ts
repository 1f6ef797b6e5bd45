import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { leadNamed, postLead } from "./testing/lead-calls.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer } from "./testing/test-server.ts";

const document = await readFile(new URL("../../../docs/operate.md", import.meta.url), "utf8");
/** The grants that the document lists for a user who may not create tables. */
const grants = /```sql\n([^`]*GRANT SELECT ON drizzle[^`]*)```/.exec(document)?.[1] ?? "";

let owner: Client;
let url: URL;
let user: string;

beforeEach(async () => {
  url = new URL(await newPostgresDatabase());
  owner = new Client({ connectionString: url.href });
  await owner.connect();
  user = `site_${randomUUID().replaceAll("-", "")}`;
  await owner.query(`create role ${user} login`);
  url.username = user;
});
afterEach(async () => {
  await owner.query(`drop owned by ${user}; drop role ${user}`);
  await owner.end();
});

const start = () => startTestServer(scriptedReviewer(), { DATABASE_URL: url.href, MIGRATE_AT_START: "0" });

it("serves with MIGRATE_AT_START=0 and the documented rights", async () => {
  await owner.query(grants.replaceAll(/\bsite\b/g, user));
  const server = await start();
  const lead = await postLead(server.url, leadNamed("Hanne Holm"));
  expect([lead.status, (await fetch(`${server.url}/readyz`)).status]).toEqual([200, 200]);
  expect(server.logLines().filter(({ level }) => level === "error")).toEqual([]);
  await server.stop();
});

it("is refused without them, with the place where they are listed", async () => {
  await expect(start()).rejects.toThrow(
    new StartRefused(
      "The PostgreSQL of DATABASE_URL cannot be compared with this release: permission denied for schema drizzle. " +
        "Give its user the rights that docs/operate.md lists for a server that does not migrate.",
    ),
  );
});
