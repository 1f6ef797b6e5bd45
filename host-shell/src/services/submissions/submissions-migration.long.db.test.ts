import { asc, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/database.ts";
import { databasesBefore } from "../../database/testing/databases-before.ts";
import { createOutboxMessages } from "../outbox/outbox-messages.ts";
import { createOutboxWorker } from "../outbox/outbox-worker.ts";
import { createLogger } from "../../logging/logger.ts";
import { outbox } from "../outbox/outbox.ts";
import { startReceiver, webhookSecret } from "../outbox/testing/receiver.ts";
import { createWebhook } from "../outbox/webhook.ts";
import { createAttachments } from "../uploads/attachments.ts";
import { createSubmissionRetention } from "./submission-retention.ts";
import { createSubmissionStore } from "./submission-store.ts";
import { submission } from "./submissions.tables.ts";

const names = ["waiting", "tried", "given up", "delivered", "delivered long ago", "waiting for long"];
const idOf = (name: string) => `00000000-0000-4000-8000-00000000000${names.indexOf(name)}`;
const payloadOf = (name: string) => ({
  name,
  email: "hanne@firma.dk",
  phone: "+4533123456",
  terms: true,
  terms2: true,
});

/** Writes a lead as the previous release did. */
const leadOfOlder = (name: string, id: string) => sql`
  insert into "lead" ("id", "kind", "source", "payload", "member_id", "correlation_id", "created_at")
    select id, kind, source, payload, "memberId", "correlationId", now()
    from json_to_recordset(${JSON.stringify([
      { id, kind: "tool", source: 4, payload: payloadOf(name), memberId: "member-7", correlationId: id },
    ])}::json) as given (
      id uuid, kind text, source integer, payload jsonb, "memberId" text, "correlationId" uuid
    )
  on conflict do nothing returning "id"`;
const messageOfOlder = (name: string, id: string) => sql`
  insert into outbox_message (idempotency_key, subject, topic, payload)
    values (gen_random_uuid(), ${id}, 'lead.tool', ${JSON.stringify({ leadId: id, source: 4, ...payloadOf(name) })}::jsonb)`;

describe.each(databasesBefore("_submissions"))("leads of the release before on $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    const { run, upgrade } = await open();
    for (const name of names) {
      await run(leadOfOlder(name, idOf(name)));
      await run(messageOfOlder(name, idOf(name)));
    }
    await run(sql`update lead set created_at = now() - interval '91 days' where payload->>'name' like '%long%'`);
    await run(sql`update outbox_message set delivered_at = now() where payload->>'name' like 'delivered%'`);
    await run(sql`update outbox_message set dead_at = now(), last_error = 'answered 410'
      where payload->>'name' = 'given up'`);
    await run(
      sql`update outbox_message set attempts = 3, last_error = 'answered 500' where payload->>'name' = 'tried'`,
    );
    database = await upgrade();
  });
  afterAll(() => database.close());

  it("are all submissions of their kind afterwards, unchanged", async () => {
    const rows = await database.tables.select().from(submission).orderBy(asc(submission.id));
    expect(rows).toEqual(
      names.map((name) => ({
        id: idOf(name),
        kind: "lead.tool",
        source: 4,
        payload: payloadOf(name),
        memberId: "member-7",
        correlationId: idOf(name),
        createdAt: expect.any(Date),
        retentionDays: 90,
        consents: ["contact", "processing"],
      })),
    );
  });

  it("are still deleted by their age, once they are delivered, which the undelivered ones still are", async () => {
    const { tables } = database;
    const kinds = [{ name: "lead.tool", retentionDays: 90 }];
    const { sweep } = createSubmissionRetention({
      tables,
      outbox,
      kinds,
      undeliveredDays: 365,
      log: createLogger("silent"),
    });
    const left = async () =>
      (await tables.select({ id: submission.id }).from(submission).orderBy(asc(submission.id))).map(({ id }) => id);
    expect(await sweep()).toBe(1);
    expect(await left()).toEqual(names.filter((name) => name !== "delivered long ago").map(idOf));

    const receiver = await startReceiver();
    const worker = createOutboxWorker({
      messages: createOutboxMessages(tables, { leaseSeconds: 30 }),
      send: createWebhook({ url: receiver.url, secret: webhookSecret, now: () => new Date() }),
      concurrency: 2,
      log: pino({ level: "silent" }),
    });
    worker.start();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), { timeout: 10_000 });
    expect(new Set(receiver.received.map(({ body: { type, data } }) => `${type} ${String(data["leadId"])}`))).toEqual(
      new Set([`lead.tool ${idOf("waiting")}`, `lead.tool ${idOf("tried")}`, `lead.tool ${idOf("waiting for long")}`]),
    );
    await vi.waitFor(async () => expect(await sweep()).toBe(1), { timeout: 10_000 });
    expect(await left()).toEqual(["waiting", "tried", "given up", "delivered"].map(idOf));
    await worker.stop(5_000);
    await receiver.close();
  });

  it("that are sent again are stored once", async () => {
    const { keep } = createSubmissionStore({
      tables: database.tables,
      outbox,
      attachments: createAttachments(database.tables),
      onKept: () => undefined,
    });
    const kind = { name: "lead.tool", idField: "leadId", retentionDays: 90, consents: {} };
    const again = { id: idOf("waiting"), kind, source: 4, correlationId: crypto.randomUUID() };
    expect(await keep({ ...again, payload: payloadOf("waiting") })).toEqual({ kind: "stored" });
    expect(await keep({ ...again, payload: payloadOf("somebody else") })).toEqual({ kind: "different" });
  });

  it("can come from servers of that release while they are being replaced, and they delete no other kind", async () => {
    const { tables } = database;
    const [fromOlder, other] = [crypto.randomUUID(), crypto.randomUUID()];
    for (let times = 0; times < 2; times += 1) await tables.execute(leadOfOlder("Bo Bang", fromOlder));
    await tables.execute(messageOfOlder("Bo Bang", fromOlder));
    await tables.insert(submission).values({ id: other, kind: "lead.event", payload: {}, correlationId: other });
    await tables.execute(sql`update submission set created_at = now() - interval '99 days'
      where id in (${fromOlder}, ${other})`);
    const kindOf = async (id: string) =>
      (
        await tables
          .select({ kind: submission.kind })
          .from(submission)
          .where(sql`id = ${id}`)
      ).map(({ kind }) => kind);
    expect([await kindOf(fromOlder), await kindOf(other)]).toEqual([["lead.tool"], ["lead.event"]]);
    const sweepOfOlder = sql`delete from "lead" where "lead"."created_at" < now() - make_interval(days => 90)
      and not exists (select 1 from "outbox_message"
        where "outbox_message"."subject" = "lead"."id" and "outbox_message"."delivered_at" is null)
      returning "id"`;
    await tables.execute(sweepOfOlder);
    expect([await kindOf(fromOlder), await kindOf(other)]).toEqual([["lead.tool"], ["lead.event"]]);
    await tables.execute(sql`update outbox_message set delivered_at = now() where subject = ${fromOlder}`);
    await tables.execute(sweepOfOlder);
    expect([await kindOf(fromOlder), await kindOf(other)]).toEqual([[], ["lead.event"]]);
  });
});
