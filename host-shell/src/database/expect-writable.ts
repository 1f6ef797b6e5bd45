import { sql } from "drizzle-orm";
import type { Tables } from "./database.ts";

/** Rejects with SQLSTATE 25006 if the database takes no writes, as a standby, also after a failover. */
export async function expectWritable(tables: Tables): Promise<void> {
  await tables.execute(sql`
    do $$ begin
      if current_setting('transaction_read_only')::boolean then raise read_only_sql_transaction; end if;
    end $$`);
}
