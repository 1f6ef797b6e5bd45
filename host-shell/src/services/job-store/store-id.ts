import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { keptSecret } from "../../security/kept-secret.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";

const name = "job-store-id";

/** Far fewer days than removals are kept for, so that a reader of this id has seen all removals that are forgotten. */
const daysKept = 30;

/** The id of the store, created at the first call. It is the same for all servers of the database until it is renewed. */
export function storeIdOf(tables: Tables): Promise<string> {
  return keptSecret(tables, name, randomUUID);
}

/**
 * Renews an old id. Call it when removals are forgotten: an index that has missed them can no longer read them. A
 * snapshot is younger than the id in it, so replacing an old id invalidates all snapshots that may lack the removals.
 */
export async function renewStoreId(tables: Pick<Tables, "update">): Promise<void> {
  await tables
    .update(serverSecret)
    .set({ value: randomUUID(), createdAt: sql`now()` })
    .where(
      and(eq(serverSecret.name, name), lt(serverSecret.createdAt, sql`now() - make_interval(days => ${daysKept})`)),
    );
}
