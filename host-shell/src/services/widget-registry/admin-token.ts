import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The secret that makes and revokes deploy tokens: from the settings, or else made on first start and kept where only
 * this server's user can read it.
 */
export async function adminToken(dataDir: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const file = join(dataDir, "deploy-admin-token");
  await mkdir(dataDir, { recursive: true });
  const made = `lka_${randomBytes(32).toString("base64url")}`;
  try {
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return (await readFile(file, "utf8")).trim();
  }
}
