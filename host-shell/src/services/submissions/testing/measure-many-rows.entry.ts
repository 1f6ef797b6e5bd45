import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { openPostgres } from "../../../database/postgres.ts";
import { startPostgres } from "../../../database/testing/postgres-server.ts";
import { createMemberData } from "../../member-data/member-data.ts";
import { createOutboxAdmin } from "../../outbox/outbox-admin.ts";
import { createOutboxMessages } from "../../outbox/outbox-messages.ts";
import { outbox } from "../../outbox/outbox.ts";
import { createAttachments } from "../../uploads/attachments.ts";
import { createSubmissionRetention } from "../submission-retention.ts";
import { createSubmissionStore } from "../submission-store.ts";
import { storeMany } from "./many-rows.ts";

// Measures lists and sweeps of many submissions, with five messages each, in a new PostgreSQL, and sends the times in milliseconds.
const count = Number(process.argv[2] ?? 200_000);
const days = 100;
const postgres = await startPostgres();
try {
  const { tables, close } = await openPostgres(`${postgres.url}postgres`, () => undefined);
  await storeMany(tables, count, count / days);
  await tables.execute(sql`analyze submission, outbox_message`);

  const admin = createOutboxAdmin(tables);
  const all = { state: [], topic: [], after: 0, limit: 100 };
  const list = await timed(() => admin.list(all));
  const waiting = await timed(() => admin.list({ ...all, state: ["waiting"], topic: ["lead.event"] }));
  const taken = await timed(() => createOutboxMessages(tables, { leaseSeconds: 30 }).take(8));
  const member = await timed(() => createMemberData(tables, []).submissionsOf("member-3"));

  const kinds = ["lead.tool", "lead.call-me", "lead.event"].map((name) => ({ name, retentionDays: days }));
  const log = pino({ level: "silent" });
  const retention = createSubmissionRetention({ tables, outbox, kinds, undeliveredDays: 365, log });
  await retention.sweep();
  const idleSweep = await timed(() => retention.sweep());
  // Makes a fifth of all submissions too old at the same time.
  await tables.execute(
    sql`update submission set created_at = created_at - interval '20 days' where kind <> 'lead.event'`,
  );
  const waits: number[] = [];
  const sweeping = timed(() => retention.sweep(), 1);
  for (let isSwept = false; !isSwept;) {
    waits.push(...(await timed(keepOne, 1)));
    isSwept = await Promise.race([sweeping.then(() => true), pause(20).then(() => false)]);
  }
  process.send?.({ list, waiting, taken, member, idleSweep, sweep: await sweeping, waits });
  await close();

  function keepOne(): Promise<unknown> {
    const store = createSubmissionStore({
      tables,
      outbox,
      attachments: createAttachments(tables),
      onKept: () => undefined,
    });
    const kind = { name: "lead.tool", idField: "leadId", retentionDays: days, consents: {} };
    return store.keep({ kind, payload: { name: "Navn" }, correlationId: crypto.randomUUID() });
  }
} finally {
  postgres.stop();
}

async function timed(work: () => Promise<unknown>, rounds = 20): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times;
}
