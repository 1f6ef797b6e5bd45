import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

interface Options {
  /** Access rights of the file. */
  readonly mode?: number;
  /** Whether the bytes are on the disk before the file has its name. */
  readonly flush?: boolean;
}

/** Writes a file atomically: others see all of it or nothing. A killed process may leave a file with a longer name. */
export async function writeWhole(file: string, content: string | Uint8Array, options: Options = {}): Promise<void> {
  const incoming = `${file}.${randomUUID()}`;
  try {
    await writeFile(incoming, content, { flag: "wx", ...options });
    await rename(incoming, file);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}
