import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../settings/make-folder.ts";

/**
 * Returns the secret that issues and revokes deploy tokens: the configured one, else one that the first start generates
 * into a file that only the server's user can read. Throws `StartRefused` if the file cannot be written.
 */
export async function adminToken(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const file = join(dataDir, "deploy-admin-token");
  makeFolder(dataDir, { setting: "DATA_DIR", mode: 0o700 });
  const made = `lka_${randomBytes(32).toString("base64url")}`;
  try {
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return (await readFile(file, "utf8")).trim();
  }
}
