import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../settings/make-folder.ts";
import { keyBytes } from "./bank-details.ts";

/**
 * Returns the configured keys of bank details, else one that the first start generates into a file that only the server's
 * user can read.
 */
export async function bankDetailsKeys(
  dataDir: string,
  configured: readonly Uint8Array[] | undefined,
): Promise<readonly Uint8Array[]> {
  if (configured) return configured;
  const file = join(dataDir, "bank-details-key");
  makeFolder(dataDir, { setting: "DATA_DIR", mode: 0o700 });
  const made = randomBytes(keyBytes);
  try {
    await writeFile(file, `${made.toString("base64")}\n`, { mode: 0o600, flag: "wx" });
    return [made];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return [Buffer.from((await readFile(file, "utf8")).trim(), "base64")];
  }
}
