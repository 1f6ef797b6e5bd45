import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { serverSecret } from "../server-secrets/server-secrets.tables.ts";

const name = "job-store-id";

/** Far fewer days than removals are kept for, so that whatever bears the name saw all that are not told any more. */
const daysNamedSo = 30;

/** Made when it is first asked for, and the same for all who work on the database, until it is renewed. */
export async function storeIdOf(tables: Tables): Promise<string> {
  await tables.insert(serverSecret).values({ name, value: randomUUID() }).onConflictDoNothing();
  const [kept] = await tables.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (!kept) throw new Error("The name of the job store vanished from the database while it was asked for.");
  return kept.value;
}

/**
 * For when it is forgotten that jobs are gone: nobody hears of it any more who did not before. An index that was kept under a name is
 * younger than the name, so that an old name gives way to another.
 */
export async function renewStoreId(tables: Pick<Tables, "update">): Promise<void> {
  await tables
    .update(serverSecret)
    .set({ value: randomUUID(), createdAt: sql`now()` })
    .where(
      and(eq(serverSecret.name, name), lt(serverSecret.createdAt, sql`now() - make_interval(days => ${daysNamedSo})`)),
    );
}
