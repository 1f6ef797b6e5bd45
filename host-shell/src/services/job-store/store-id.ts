import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { serverSecret } from "../../database/schema.ts";

const name = "job-store-id";

/** Made when it is first asked for, and the same for all who work on the database. */
export async function storeIdOf(tables: Tables): Promise<string> {
  await tables.insert(serverSecret).values({ name, value: randomUUID() }).onConflictDoNothing();
  const [kept] = await tables.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (!kept) throw new Error("The name of the job store vanished from the database while it was asked for.");
  return kept.value;
}
