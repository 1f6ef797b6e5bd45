import { eq } from "drizzle-orm";
import type { Tables } from "../database/database.ts";
import { serverSecret } from "./server-secrets.tables.ts";

/**
 * The secret of that name, made and stored at the first call. All servers of the database share it. One that is there is
 * only read, so that a server starts while the disk is full.
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
