import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { serverSecret } from "../server-secrets/server-secrets.tables.ts";

const name = "cv-token";

/**
 * The secret from the settings, or else one that is created on the first start. It is stored in the database, so all
 * processes on one database share it. Whoever can read the database gains nothing from it.
 */
export async function tokenSecret(tables: Tables, configured: string | undefined): Promise<Uint8Array> {
  if (configured !== undefined) return new TextEncoder().encode(configured);
  await tables
    .insert(serverSecret)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [kept] = await tables.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (!kept) throw new Error("The token secret vanished from the database while the server started.");
  return new Uint8Array(Buffer.from(kept.value, "base64url"));
}
