import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "./testing/each-database.ts";
import { objectionTo, readRecordedStatements } from "./testing/recorded-statements.ts";

let client: Client;
beforeEach(async () => {
  client = new Client({ connectionString: await newPostgresDatabase() });
  await client.connect();
});
afterEach(() => client.end());

async function objections(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const statement of readRecordedStatements().statements) {
    const objection = await objectionTo(statement, client);
    if (objection !== undefined) found.push(`${objection}: ${statement}`);
  }
  return found;
}

it("takes everything that servers of the last release ask on the tables of this one", async () => {
  expect(readRecordedStatements().statements.length).toBeGreaterThan(300);
  expect(await objections()).toEqual([]);
});

it.each([
  [
    'alter table "cv_review_job" drop column "queued_at"',
    'column "queued_at" of relation "cv_review_job" does not exist',
  ],
  ['alter table "submission" rename to "letter"', 'relation "submission" does not exist'],
  [
    'alter table "outbox_message" add column "channel" text not null',
    'column "channel" of "outbox_message" has no default',
  ],
  [
    'alter table "job" drop constraint "job_identifier_unique"',
    "there is no unique or exclusion constraint matching the ON CONFLICT specification",
  ],
])("finds that a server of the last release would fail after %s", async (change, objection) => {
  await client.query(change);
  expect(await objections()).toContainEqual(expect.stringContaining(objection));
});
