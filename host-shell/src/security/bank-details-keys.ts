import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { keptFile } from "../disk/kept-file.ts";
import { keyBytes } from "./bank-details.ts";

/**
 * Returns the configured keys of bank details. Without them, returns a key that the first start generates into a file
 * that only the server's user can read.
 */
export async function bankDetailsKeys(
  dataDir: string,
  configured: readonly Uint8Array[] | undefined,
): Promise<readonly Uint8Array[]> {
  if (configured) return configured;
  const kept = await keptFile(keyFile(dataDir), () => randomBytes(keyBytes).toString("base64"));
  return [Buffer.from(kept, "base64")];
}

/** As `bankDetailsKeys`, but generates no key. */
export async function keysAtHand(
  dataDir: string,
  configured: readonly Uint8Array[] | undefined,
): Promise<readonly Uint8Array[]> {
  if (configured) return configured;
  try {
    return [Buffer.from((await readFile(keyFile(dataDir), "utf8")).trim(), "base64")];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function keyFile(dataDir: string): string {
  return join(dataDir, "bank-details-key");
}
