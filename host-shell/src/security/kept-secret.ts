import { eq } from "drizzle-orm";
import type { Tables } from "../database/database.ts";
import { serverSecret } from "./server-secrets.tables.ts";

/**
 * The secret with a name, generated and stored at the first call. All servers of the database share it. An existing
 * secret is only read, so that a server can start while the disk is full.
 */
export async function keptSecret(tables: Tables, name: string, make: () => string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const [kept] = await tables.select().from(serverSecret).where(eq(serverSecret.name, name));
    return kept?.value;
  };
  const known = await find();
  if (known !== undefined) return known;
  await tables.insert(serverSecret).values({ name, value: make() }).onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new Error(`The secret ${name} vanished from the database while it was read.`);
  return made;
}
