import { sql } from "drizzle-orm";
import { openPostgres } from "../postgres.ts";

// Holds an advisory lock while it reads a large answer, so that tests can freeze it there.
const [url = ""] = process.argv.slice(2);
const limits = { connections: 1, statementMs: 3_000, lockMs: 200, idleTransactionMs: 200 };
const { tables } = await openPostgres(url, () => undefined, { limits });
await tables.transaction(async (transaction) => {
  await transaction.execute(sql`select pg_advisory_xact_lock(7), pg_sleep(1), repeat('x', 50000000)`);
});
