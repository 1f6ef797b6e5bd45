import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { keptSecret } from "../../security/kept-secret.ts";
import { serverSecret } from "../../security/server-secrets.tables.ts";

const name = "job-store-id";

/**
 * When old records of removals are deleted, the id is renewed if it is older than this, in days. The records are kept
 * for longer, so a reader that began with the current id needs none of the deleted ones.
 */
const daysKept = 30;

/**
 * Resolves with the id of the store, which is created at the first call. All servers of the database have the same id
 * until it is renewed.
 */
export function storeIdOf(tables: Tables): Promise<string> {
  return keptSecret(tables, name, randomUUID);
}

/**
 * Renews the id if it is old. To be called when old removals are deleted, since an index that has not read these
 * removals can no longer read them. A snapshot is younger than its id. The renewal of an old id therefore invalidates
 * every snapshot that may lack the removals.
 */
export async function renewStoreId(tables: Pick<Tables, "update">): Promise<void> {
  await tables
    .update(serverSecret)
    .set({ value: randomUUID(), createdAt: sql`now()` })
    .where(
      and(eq(serverSecret.name, name), lt(serverSecret.createdAt, sql`now() - make_interval(days => ${daysKept})`)),
    );
}
