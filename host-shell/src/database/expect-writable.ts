import { sql } from "drizzle-orm";
import type { Tables } from "./database.ts";

/** Rejects with SQLSTATE 25006 if the database accepts no writes, such as a standby, even after a failover. */
export async function expectWritable(tables: Tables): Promise<void> {
  await tables.execute(sql`
    do $$ begin
      if current_setting('transaction_read_only')::boolean then raise read_only_sql_transaction; end if;
    end $$`);
}
