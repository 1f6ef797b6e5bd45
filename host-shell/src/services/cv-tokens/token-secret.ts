import { randomBytes } from "node:crypto";
import type { Tables } from "../../database/database.ts";
import { keptSecret } from "../../security/kept-secret.ts";

const name = "cv-token";

/**
 * The secret from the settings. Without one, a secret is created on the first start and stored in the database, so that
 * all servers of the database share the secret. Whoever can read the database can read the CVs even without the secret.
 */
export async function tokenSecret(tables: Tables, configured: string | undefined): Promise<Uint8Array> {
  if (configured !== undefined) return new TextEncoder().encode(configured);
  const kept = await keptSecret(tables, name, () => randomBytes(32).toString("base64url"));
  return new Uint8Array(Buffer.from(kept, "base64url"));
}
