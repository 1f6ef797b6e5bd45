import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openEmbedded } from "../../database/embedded.ts";
import { openPostgres } from "../../database/postgres.ts";
import { createLogger } from "../../logging/logger.ts";
import { outbox } from "../outbox/outbox.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { eachDatabase, newPostgresDatabase } from "../../database/testing/each-database.ts";
import { createAttachments } from "../uploads/attachments.ts";
import type { NewSubmission } from "./submission.ts";
import { createSubmissionRetention } from "./submission-retention.ts";
import { createSubmissionStore } from "./submission-store.ts";
import { submission } from "./submissions.tables.ts";

const silent = createLogger("silent");
const toolLead: NewSubmission["kind"] = {
  name: "lead.tool",
  idField: "leadId",
  retentionDays: 90,
  consents: { terms: ["contact"] },
};
const question = { name: "form.question", idField: "submissionId", retentionDays: 30, consents: {} };
const leadOf = (name: string): NewSubmission => ({
  kind: toolLead,
  source: 3,
  payload: { name, email: "hanne@firma.dk", phone: "+4533123456", terms: true, terms2: true },
  correlationId: crypto.randomUUID(),
});
const names = Array.from({ length: 450 }, (_, index) => `Lead ${index}`);
const statusesOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status);

eachDatabase("the store of submissions", (tables) => {
  const onKept = vi.fn<() => void>();
  const store = () =>
    createSubmissionStore({ tables: tables(), outbox, attachments: createAttachments(tables()), onKept });
  const keptNames = async () =>
    (await tables().select({ payload: submission.payload }).from(submission))
      .map(({ payload }) => String(payload["name"]))
      .toSorted();
  beforeEach(async () => {
    await tables().delete(submission);
    await tables().delete(outboxMessage);
    onKept.mockClear();
  });

  it("stores a lead and the message about it", async () => {
    const given = leadOf("Hanne Holm");
    expect(await store().keep(given)).toEqual({ kind: "stored" });
    const [kept, ...more] = await tables().select().from(submission);
    expect([kept, more]).toEqual([
      {
        ...given,
        kind: "lead.tool",
        memberId: null,
        id: expect.any(String),
        createdAt: expect.any(Date),
        retentionDays: 90,
        consents: ["contact"],
      },
      [],
    ]);
    expect(await tables().select().from(outboxMessage)).toMatchObject([
      {
        subject: kept?.id,
        topic: "lead.tool",
        payload: { leadId: kept?.id, source: 3, ...given.payload },
        attempts: 0,
        deliveredAt: null,
      },
    ]);
    expect(onKept).toHaveBeenCalledOnce();
  });

  it("finds the last of a kind that a member sent, and nobody else's", async () => {
    const leads = store();
    expect(await leads.lastOf("lead.tool", "member-1")).toBeUndefined();
    for (const [name, memberId] of [
      ["first", "member-1"],
      ["second", "member-1"],
      ["third", "member-2"],
    ] as const)
      await leads.keep({ ...leadOf(name), memberId });
    expect(await leads.lastOf("lead.tool", "member-1")).toMatchObject({ payload: { name: "second" } });
    expect(await leads.lastOf("lead.event", "member-1")).toBeUndefined();
  });

  it("stores a repeated lead once, even if both arrive at the same time or the session has ended meanwhile", async () => {
    const [id, leads] = [crypto.randomUUID(), store()];
    const sent = { ...leadOf("Hanne Holm"), id };
    const again = { ...sent, correlationId: crypto.randomUUID() };
    const outcomes = [
      ...(await Promise.all([leads.keep({ ...sent, memberId: "member-7" }), leads.keep(again)])),
      await leads.keep(sent),
      await leads.keep({ ...sent, id: id.toUpperCase() }),
    ];
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => ({ kind: "stored" })));
    expect([await keptNames(), await tables().$count(outboxMessage)]).toEqual([["Hanne Holm"], 1]);
    expect(await tables().select({ id: submission.id }).from(submission)).toEqual([{ id }]);
  });

  it("does not take another submission for a repeated one: another body, another source, another kind", async () => {
    const [id, leads] = [crypto.randomUUID(), store()];
    const sent = { ...leadOf("Hanne Holm"), id };
    const others = [
      { ...sent, payload: { ...sent.payload, name: "Bo Bang" } },
      { ...sent, payload: { name: "Hanne Holm" } },
      { ...sent, source: 4 },
      { ...sent, kind: question },
    ];
    const simultaneous = await Promise.all([sent, ...others].map((one) => leads.keep(one)));
    const later = await Promise.all(others.map((one) => leads.keep(one)));
    expect([...simultaneous, ...later].map(({ kind }) => kind)).toEqual([
      "stored",
      ...Array.from({ length: 8 }, () => "different"),
    ]);
    expect([await keptNames(), await tables().$count(outboxMessage)]).toEqual([["Hanne Holm"], 1]);
  });

  it("stores submissions of several kinds together, with the id field and topic of each", async () => {
    const { payload: asked, correlationId } = leadOf("Bo Bang");
    const submissions = [leadOf("Hanne Holm"), { kind: question, payload: asked, correlationId }];
    const all = store();
    await Promise.all(submissions.map((one) => all.keep(one)));
    const rows = await tables().select().from(submission);
    expect(new Set(rows.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
    expect(rows.map(({ kind, source: from, retentionDays }) => [kind, from, retentionDays])).toEqual([
      ["lead.tool", 3, 90],
      ["form.question", null, 30],
    ]);
    const messages = await tables().select().from(outboxMessage).orderBy(asc(outboxMessage.id));
    expect(messages.map(({ topic, payload }) => [topic, payload])).toEqual([
      ["lead.tool", { leadId: rows[0]?.id, source: 3, ...submissions[0]?.payload }],
      ["form.question", { submissionId: rows[1]?.id, ...submissions[1]?.payload }],
    ]);
  });

  it("deletes old leads that were delivered, and keeps new and undelivered ones", async () => {
    for (const name of ["old", "owed", "new"]) await store().keep(leadOf(name));
    await tables().execute(
      sql`update submission set created_at = now() - interval '91 days' where payload->>'name' <> 'new'`,
    );
    await tables().execute(sql`update outbox_message set delivered_at = now() where payload->>'name' <> 'owed'`);
    const { sweep } = createSubmissionRetention({
      tables: tables(),
      outbox,
      kinds: [toolLead],
      undeliveredDays: 365,
      log: silent,
    });
    expect([await sweep(), await keptNames(), await tables().$count(outboxMessage)]).toEqual([1, ["new", "owed"], 2]);
    expect(await sweep()).toBe(0);
  });

  it("deletes what was never delivered at a greatest age, warns before it, and tells both", async () => {
    const ages = { new: 350, soon: 352, "last day": 364, over: 366 };
    for (const name of Object.keys(ages)) await store().keep(leadOf(name));
    await store().keep({ ...leadOf("form"), kind: { ...question, retentionDays: 400 } });
    for (const [name, days] of Object.entries({ ...ages, form: 366 })) {
      await tables().execute(
        sql`update submission set created_at = now() - make_interval(days => ${days}) where payload->>'name' = ${name}`,
      );
    }
    const lines: string[] = [];
    const log = createLogger("warn", { write: (line) => lines.push(line) });
    const kinds = [toolLead, { ...question, retentionDays: 400 }];
    const { sweep } = createSubmissionRetention({ tables: tables(), outbox, kinds, undeliveredDays: 365, log });
    expect(await sweep()).toBe(1);
    expect([await keptNames(), await tables().$count(outboxMessage)]).toEqual([["form", "last day", "new", "soon"], 4]);
    expect(await sweep()).toBe(0);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: "error", kinds: { "lead.tool": 1 }, msg: "undelivered submissions were deleted" },
      { level: "warn", kinds: { "lead.tool": 2 }, days: 14, msg: "undelivered submissions will be deleted soon" },
    ]);
  });

  it("keeps each kind for its own time, and a kind of another release for the time that its rows state", async () => {
    const theirs = { ...question, name: "form.of-a-newer-release", retentionDays: 365 };
    for (const days of [29, 31, 89, 91, 364, 366]) {
      for (const kind of [toolLead, question, theirs]) await store().keep({ ...leadOf(`${kind.name} ${days}`), kind });
      await tables().execute(
        sql`update submission set created_at = now() - make_interval(days => ${days})
          where payload->>'name' like ${`% ${days}`}`,
      );
    }
    await tables().execute(sql`update outbox_message set delivered_at = now()`);
    // The present setting counts, and not the one at the time when the row was written.
    const kinds = [toolLead, { ...question, retentionDays: 60 }];
    const { sweep } = createSubmissionRetention({ tables: tables(), outbox, kinds, undeliveredDays: 365, log: silent });
    expect(await sweep()).toBe(8);
    expect(await keptNames()).toEqual([
      "form.of-a-newer-release 29",
      "form.of-a-newer-release 31",
      "form.of-a-newer-release 364",
      "form.of-a-newer-release 89",
      "form.of-a-newer-release 91",
      "form.question 29",
      "form.question 31",
      "lead.tool 29",
      "lead.tool 31",
      "lead.tool 89",
    ]);
    expect(await tables().$count(outboxMessage)).toBe(10);
  });

  it("stores the member of a lead, and leaves out missing fields", async () => {
    const payload = { name: "Hanne Holm", email: undefined, terms2: true } as const;
    await store().keep({ ...leadOf(""), memberId: "member-7", payload });
    const [kept] = await tables()
      .select({ memberId: submission.memberId, payload: submission.payload })
      .from(submission);
    expect(kept).toStrictEqual({ memberId: "member-7", payload: { name: "Hanne Holm", terms2: true } });
    const [message] = await tables().select({ payload: outboxMessage.payload }).from(outboxMessage);
    expect(message?.payload).toStrictEqual({
      leadId: expect.any(String),
      source: 3,
      memberId: "member-7",
      name: "Hanne Holm",
      terms2: true,
    });
  });

  it("commits simultaneous leads together, each once, in their order", async () => {
    const leads = store();
    expect(new Set(await statusesOf(names.map((name) => leads.keep(leadOf(name)))))).toEqual(new Set(["fulfilled"]));
    const messages = await tables()
      .select({ name: sql<string>`payload->>'name'` })
      .from(outboxMessage)
      .orderBy(asc(outboxMessage.id));
    expect(messages.map(({ name }) => name)).toEqual(names);
    expect(await keptNames()).toEqual(names.toSorted());
    const [transactions] = await tables()
      .select({ count: sql<string>`count(distinct created_at)` })
      .from(submission);
    expect(Number(transactions?.count)).toBe(3);
  });

  it("stores all others when the database rejects one", async () => {
    const leads = store();
    const kept = ["a", "b", "no \0 text", "c"].map((name) => leads.keep(leadOf(name)));
    expect(await statusesOf(kept)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(await keptNames()).toEqual(["a", "b", "c"]);
    await leads.keep(leadOf("d"));
    expect(await keptNames()).toContain("d");
  });

  it("refuses leads while the queue is full, and accepts them afterwards", async () => {
    const leads = store();
    const statuses = await statusesOf(Array.from({ length: 6_000 }, (_, index) => leads.keep(leadOf(`${index}`))));
    expect(statuses.filter((status) => status === "fulfilled")).toHaveLength(5_000);
    expect(await keptNames()).toHaveLength(5_000);
    await leads.keep(leadOf("later"));
  });
});

describe("a database that goes away", () => {
  it("rejects every waiting lead, and accepts leads when it is back: PostgreSQL", async () => {
    const url = await newPostgresDatabase();
    const database = await openPostgres(url, () => undefined);
    const leads = createSubmissionStore({
      tables: database.tables,
      outbox,
      attachments: createAttachments(database.tables),
      onKept: () => undefined,
    });
    const [holder, other] = [new Client(url), new Client(url)];
    await Promise.all([holder.connect(), other.connect()]);
    await holder.query("begin; lock table submission");
    const waiting = statusesOf(names.map((name) => leads.keep(leadOf(name))));
    await vi.waitFor(async () => {
      const { rowCount } = await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rowCount).toBe(1);
    });
    expect(new Set(await waiting)).toEqual(new Set(["rejected"]));
    await holder.query("rollback");
    await leads.keep(leadOf("Hanne Holm"));
    const { rows } = await other.query("select payload->>'name' as name from submission");
    expect(rows).toEqual([{ name: "Hanne Holm" }]);
    await Promise.all([holder.end(), other.end()]);
    await database.close();
  });

  it("rejects every waiting lead: the embedded database", async () => {
    const folder = await mkdtemp(join(tmpdir(), "leads-"));
    const database = await openEmbedded(folder);
    const leads = createSubmissionStore({
      tables: database.tables,
      outbox,
      attachments: createAttachments(database.tables),
      onKept: () => undefined,
    });
    const calls = names.map((name) => leads.keep(leadOf(name)));
    const waiting = statusesOf(calls);
    await calls[0];
    const closed = database.close();
    const statuses = await waiting;
    await closed;
    const kept = statuses.filter((status) => status === "fulfilled").length;
    expect(kept).toBeLessThan(names.length);
    await expect(leads.keep(leadOf("too late"))).rejects.toThrow("PGlite is closed");

    const again = await openEmbedded(folder);
    expect(await again.tables.$count(submission)).toBe(kept);
    await again.close();
    await rm(folder, { recursive: true });
  });
});
