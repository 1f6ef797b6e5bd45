import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { makeFolder } from "../settings/make-folder.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * The text of a file of DATA_DIR that only the server's user can read, created at the first call. The file is complete
 * or missing, even after a start on a full disk. Throws `StartRefused` if the folder cannot be made.
 */
export async function keptFile(file: string, make: () => string): Promise<string> {
  const kept = await read(file);
  if (kept !== undefined) return kept;
  makeFolder(dirname(file), { setting: "DATA_DIR", mode: 0o700 });
  const made = make();
  await writeWhole(file, `${made}\n`, { mode: 0o600 });
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
