import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openEmbedded } from "../../database/embedded.ts";
import { openPostgres } from "../../database/postgres.ts";
import { lead as leadTable } from "./leads.tables.ts";
import { outbox } from "../outbox/outbox.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { eachDatabase, newPostgresDatabase } from "../../database/testing/each-database.ts";
import type { NewLead } from "./lead.ts";
import { createLeadRetention } from "./lead-retention.ts";
import { createLeadStore } from "./lead-store.ts";

const leadOf = (name: string): NewLead => ({
  kind: "tool",
  source: 3,
  payload: { name, email: "hanne@firma.dk", phone: "+4533123456", terms: true, terms2: true },
  correlationId: crypto.randomUUID(),
});
const names = Array.from({ length: 450 }, (_, index) => `Lead ${index}`);
const statusesOf = async (calls: readonly Promise<void>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status);

eachDatabase("the store of leads", (tables) => {
  const onKept = vi.fn<() => void>();
  const store = () => createLeadStore({ tables: tables(), outbox, onKept });
  const keptNames = async () =>
    (await tables().select({ payload: leadTable.payload }).from(leadTable))
      .map(({ payload }) => String(payload["name"]))
      .toSorted();
  beforeEach(async () => {
    await tables().delete(leadTable);
    await tables().delete(outboxMessage);
    onKept.mockClear();
  });

  it("stores a lead and the message about it", async () => {
    const given = leadOf("Hanne Holm");
    await store().keep(given);
    const [kept, ...more] = await tables().select().from(leadTable);
    expect([kept, more]).toEqual([
      { ...given, memberId: null, id: expect.any(String), createdAt: expect.any(Date) },
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

  it("stores a repeated lead once, even if both arrive at the same time", async () => {
    const [id, leads] = [crypto.randomUUID(), store()];
    const sent = { ...leadOf("Hanne Holm"), id };
    await Promise.all([leads.keep(sent), leads.keep({ ...sent, correlationId: crypto.randomUUID() })]);
    await leads.keep(sent);
    expect([await keptNames(), await tables().$count(outboxMessage)]).toEqual([["Hanne Holm"], 1]);
    expect(await tables().select({ id: leadTable.id }).from(leadTable)).toEqual([{ id }]);
  });

  it("deletes old leads that were delivered, and keeps new and undelivered ones", async () => {
    for (const name of ["old", "owed", "new"]) await store().keep(leadOf(name));
    await tables().execute(
      sql`update lead set created_at = now() - interval '91 days' where payload->>'name' <> 'new'`,
    );
    await tables().execute(sql`update outbox_message set delivered_at = now() where payload->>'name' <> 'owed'`);
    const { sweep } = createLeadRetention(tables(), outbox, 90);
    expect([await sweep(), await keptNames(), await tables().$count(outboxMessage)]).toEqual([1, ["new", "owed"], 2]);
    expect(await sweep()).toBe(0);
  });

  it("stores the member of a lead, and leaves out missing fields", async () => {
    const payload = { name: "Hanne Holm", email: undefined, terms2: true } as const;
    await store().keep({ ...leadOf(""), memberId: "member-7", payload });
    const [kept] = await tables().select({ memberId: leadTable.memberId, payload: leadTable.payload }).from(leadTable);
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
      .from(leadTable);
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
    const leads = createLeadStore({ tables: database.tables, outbox, onKept: () => undefined });
    const [holder, other] = [new Client(url), new Client(url)];
    await Promise.all([holder.connect(), other.connect()]);
    await holder.query("begin; lock table lead");
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
    const { rows } = await other.query("select payload->>'name' as name from lead");
    expect(rows).toEqual([{ name: "Hanne Holm" }]);
    await Promise.all([holder.end(), other.end()]);
    await database.close();
  });

  it("rejects every waiting lead: the embedded database", async () => {
    const folder = await mkdtemp(join(tmpdir(), "leads-"));
    const database = await openEmbedded(folder);
    const leads = createLeadStore({ tables: database.tables, outbox, onKept: () => undefined });
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
    expect(await again.tables.$count(leadTable)).toBe(kept);
    await again.close();
    await rm(folder, { recursive: true });
  });
});
