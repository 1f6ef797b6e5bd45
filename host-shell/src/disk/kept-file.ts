import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { makeFolder } from "../settings/make-folder.ts";

/**
 * The text of a file of DATA_DIR that only the server's user can read, created at the first call. The file is complete
 * or missing, even after a start on a full disk. Throws `StartRefused` if the folder cannot be made.
 */
export async function keptFile(file: string, make: () => string): Promise<string> {
  const kept = await read(file);
  if (kept !== undefined) return kept;
  makeFolder(dirname(file), { setting: "DATA_DIR", mode: 0o700 });
  const made = make();
  const incoming = `${file}.${randomUUID()}`;
  try {
    await writeFile(incoming, `${made}\n`, { mode: 0o600, flag: "wx" });
    await rename(incoming, file);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
  return made;
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
