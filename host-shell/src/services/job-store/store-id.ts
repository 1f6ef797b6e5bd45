import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { serverSecret } from "../server-secrets/server-secrets.tables.ts";

const name = "job-store-id";

/** Far fewer days than removals are kept for, so that a reader of this id has seen all removals that are forgotten. */
const daysKept = 30;

/** The id of the store, created at the first call. It is the same for all servers of the database until it is renewed. */
export async function storeIdOf(tables: Tables): Promise<string> {
  await tables.insert(serverSecret).values({ name, value: randomUUID() }).onConflictDoNothing();
  const [kept] = await tables.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (!kept) throw new Error("The id of the job store was deleted from the database while it was read.");
  return kept.value;
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
