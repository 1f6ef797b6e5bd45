import { sql } from "drizzle-orm";
import type { Tables } from "../../../database/database.ts";

/** The kinds of the stored submissions, in turn. This release does not know the second one. */
export const storedKinds = ["lead.tool", "lead.of-another-release", "lead.call-me", "lead.event"] as const;

/** The most rows per statement, few enough for the time limit on a slow database. */
const atOnce = 50_000;

/**
 * Stores submissions of the last days, `perDay` for each day. Every third is from a member, who has 30 of them. Each
 * has five messages, all delivered except one in twenty.
 */
export async function storeMany(tables: Tables, count: number, perDay: number): Promise<void> {
  const kinds = sql`(${sql.param([...storedKinds])}::text[])[1 + n % 4]`;
  const payload = sql`jsonb_build_object('name', 'Navn ' || n, 'message', repeat('nogle ord ', 30))`;
  for (let from = 1; from <= count; from += atOnce) {
    const numbers = sql`generate_series(${from}::integer, ${Math.min(count, from + atOnce - 1)}::integer) n`;
    const createdAt = sql`now() - make_interval(secs => n * ${86_400 / perDay}::float8)`;
    await tables.execute(sql`
      insert into submission (id, kind, payload, member_id, correlation_id, created_at)
      select md5('submission ' || n)::uuid, ${kinds}, ${payload},
        case when n % 3 = 0 then 'member-' || n % ${Math.ceil(count / 10)}::integer end, md5('call ' || n)::uuid, ${createdAt}
      from ${numbers}`);
    for (let message = 0; message < 5; message++)
      await tables.execute(sql`
        insert into outbox_message (idempotency_key, subject, topic, payload, created_at, attempts, delivered_at, dead_at)
        select md5('message ' || n || ' ' || ${message}::text)::uuid, md5('submission ' || n)::uuid, ${kinds}, ${payload},
          ${createdAt}, 1, case when n % 20 <> 0 then now() end, case when n % 100 = 0 then now() end
        from ${numbers}`);
  }
}

/** Stores two files for each submission. They were uploaded long ago. */
export async function storeFiles(tables: Tables, count: number): Promise<void> {
  await tables.execute(sql`
    insert into attachment (id, kind, owner, name, status, size, uploaded_at, submission_id)
    select md5('file ' || n)::uuid, 'lead.tool', 'somebody', 'cv.pdf', 'active', 1000, now() - interval '2 days',
      md5('submission ' || (n + 1) / 2)::uuid
    from generate_series(1, ${count}::integer) n`);
}
