import { sql } from "drizzle-orm";
import { purposesIn } from "shared-runtime/api/ticked-consents.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { databasesBefore } from "../../database/testing/databases-before.ts";
import { kindsWith } from "../submissions/testing/submission-api.ts";
import { submission } from "../submissions/submissions.tables.ts";
import { createMemberData } from "./member-data.ts";

const kinds = kindsWith();
const ticked = { terms: true, terms2: true, contactInfo: { terms: true } };
const unticked = { terms: false, terms2: false, contactInfo: { terms: false } };
const consenting = ["lead.signup", "lead.tool", "signup"];

/** Stores a submission as a server of the previous release does, which does not know the column. */
const ofOlder = (kind: string, payload: object) => sql`
  insert into submission (id, kind, payload, member_id, correlation_id)
  values (gen_random_uuid(), ${kind}, ${JSON.stringify(payload)}::jsonb, 'member-7', gen_random_uuid())`;

describe.each(databasesBefore("_consents-of-submissions"))(
  "what was sent to the release before on $name",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      const { run, upgrade } = await open();
      for (const { name } of [...kinds, { name: "form.of-an-older-release" }])
        for (const payload of [ticked, unticked]) await run(ofOlder(name, payload));
      database = await upgrade();
    });
    afterAll(() => database.close());

    const consents = async () => {
      const given = await createMemberData(database.tables, kinds).consentsOf("member-7");
      return given.map(({ form, purposes }) => `${form}: ${purposes.join(", ")}`).toSorted();
    };
    const both = consenting.map((name) => `${name}: contact, processing`);

    it("consents to what its kind says", async () => {
      const rows = await database.tables
        .select({ kind: submission.kind, payload: submission.payload, consents: submission.consents })
        .from(submission);
      const said = (name: string, payload: object) =>
        purposesIn(payload, kinds.find((kind) => kind.name === name)?.consents ?? {});
      expect(rows).toHaveLength(2 * kinds.length + 2);
      expect(rows).toEqual(rows.map((row) => ({ ...row, consents: said(row.kind, row.payload) })));
      expect(await consents()).toEqual(both);
    });

    it("consents to the same while servers of that release still run, and to nothing if its kind is unknown", async () => {
      await database.tables.delete(submission);
      for (const { name } of [...kinds, { name: "form.of-an-older-release" }])
        for (const payload of [ticked, unticked]) await database.tables.execute(ofOlder(name, payload));
      expect(await database.tables.$count(submission, sql`consents is not null`)).toBe(0);
      expect(await consents()).toEqual(both);
    });
  },
);
