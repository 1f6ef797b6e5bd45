import { sql } from "drizzle-orm";
import type { OutboxQuery } from "shared-runtime/api/outbox.ts";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import type { Tables } from "../../database/database.ts";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createMemberData } from "../member-data/member-data.ts";
import { createOutboxAdmin } from "../outbox/outbox-admin.ts";
import { createOutboxMessages } from "../outbox/outbox-messages.ts";
import { outboxReadings } from "../outbox/outbox-readings.ts";
import { outbox } from "../outbox/outbox.ts";
import { createAttachmentRetention, createAttachments } from "../uploads/attachments.ts";
import { createSubmissionRetention } from "./submission-retention.ts";
import { storeFiles, storeMany } from "./testing/many-rows.ts";

const log = pino({ level: "silent" });
const submissions = 20_000;
const SeqScans = v.object({ rows: v.array(v.object({ table: v.string() })) });

class RollBack extends Error {}

eachDatabase("with many submissions and messages", (tables) => {
  beforeAll(async () => {
    await storeMany(tables(), submissions, submissions / 100);
    await storeFiles(tables(), 10_000);
  }, 120_000);

  /** The tables of which `work` read all rows sequentially. */
  async function readInFull(work: (on: Tables) => Promise<unknown>): Promise<readonly string[]> {
    let read: readonly string[] = [];
    const done = tables().transaction(async (transaction) => {
      await work(transaction);
      const scans = await transaction.execute(sql`
        select relname as table from pg_stat_xact_user_tables
        where seq_scan > 0 and relname in ('submission', 'outbox_message', 'attachment', 'job', 'job_deletion')`);
      read = v.parse(SeqScans, scans).rows.map(({ table }) => table);
      throw new RollBack();
    });
    await expect(done).rejects.toThrow(RollBack);
    return read;
  }

  const kinds = [
    { name: "lead.tool", retentionDays: 30 },
    { name: "lead.call-me", retentionDays: 90 },
    { name: "lead.event", retentionDays: 365 },
  ];
  const list: OutboxQuery = { state: [], topic: [], after: 0, limit: 100 };
  const works: Readonly<Record<string, (on: Tables) => Promise<unknown>>> = {
    "the list of the outbox": (on) => createOutboxAdmin(on).list(list),
    "the list of what waits": (on) => createOutboxAdmin(on).list({ ...list, state: ["waiting", "dead"] }),
    "the list of a topic that waits": (on) =>
      createOutboxAdmin(on).list({ ...list, state: ["waiting"], topic: ["lead.event"] }),
    "the figures of the outbox": (on) => outboxReadings(on).read(),
    "taking messages": (on) => createOutboxMessages(on, { leaseSeconds: 30 }).take(8),
    "the retention of submissions": (on) =>
      createSubmissionRetention({ tables: on, outbox, kinds, undeliveredDays: 60, log }).sweep(),
    "the retention of files": (on) => createAttachmentRetention(on).sweep(),
    "the room for files": (on) => createAttachments(on).unclaimedBytes(),
    "what a member has sent": (on) => createMemberData(on, []).submissionsOf("member-3"),
    "all data of a member": (on) => createMemberData(on, []).contentsOf("member-3"),
  };

  it.each(Object.keys(works))("%s reads no table in full, without statistics", async (name) => {
    expect(await readInFull(works[name]!)).toEqual([]);
  });

  describe("of which there are statistics", () => {
    beforeAll(async () => {
      await tables().execute(sql`analyze submission, outbox_message, attachment`);
    }, 60_000);

    it.each(Object.keys(works))("%s reads no table in full", async (name) => {
      expect(await readInFull(works[name]!)).toEqual([]);
    });
  });

  it("deletes old submissions in transactions of at most 1000", async () => {
    const sizes: number[] = [];
    const watched = {
      ...outbox,
      forget: async (on: Tables, ids: readonly string[]) => {
        sizes.push(ids.length);
        await outbox.forget(on, ids);
      },
    };
    const sweep = createSubmissionRetention({ tables: tables(), outbox: watched, kinds, undeliveredDays: 60, log });
    const deleted = await sweep.sweep();
    expect(deleted).toBeGreaterThan(3_000);
    expect([Math.max(...sizes), sizes.reduce((sum, size) => sum + size, 0)]).toEqual([1_000, deleted]);
    const { counts } = await createOutboxAdmin(tables()).list(list);
    expect(counts.waiting + counts.dead + counts.delivered).toBe((submissions - deleted) * 5);
  });
});
