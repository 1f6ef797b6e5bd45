import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { keptFile } from "../../disk/kept-file.ts";

/**
 * Returns the secret that issues and revokes deploy tokens: the configured secret, or a secret that the first start
 * writes to a file that only the server's user can read. Throws `StartRefused` if the file cannot be written.
 */
export async function adminToken(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  return keptFile(join(dataDir, "deploy-admin-token"), () => `lka_${randomBytes(32).toString("base64url")}`);
}
