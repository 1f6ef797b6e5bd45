import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Part } from "./backup-manifest.ts";

interface Written extends Part {
  /** The number of chunks. */
  readonly count: number;
}

/** Writes a file that only this user can read, chunk by chunk, and syncs it. Missing folders are created. */
export async function writePart(
  folder: string,
  path: string,
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<Written> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let [bytes, count] = [0, 0];
  const handle = await open(target, "wx", 0o600);
  try {
    for await (const chunk of chunks) {
      const data = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      hash.update(data);
      await handle.writeFile(data);
      bytes += data.byteLength;
      count += 1;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { path, bytes, sha256: hash.digest("hex"), count };
}

/**
 * Splits a stream into lines without their ends. Only line feeds end lines, since other line separators may be in the
 * text of a row.
 */
export async function* linesIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = [];
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
}

/** The size and digest of a file; `undefined` if it does not exist. */
export async function digestOfFile(file: string): Promise<Pick<Part, "bytes" | "sha256"> | undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    await pipeline(createReadStream(file), async function* count(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        hash.update(chunk);
      }
      yield* [];
    });
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Paths of all files below a folder, relative to it; none if it does not exist. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .toSorted();
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** Whether a file, or a folder above it, does not exist. */
export function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}

/** The content of a file; `undefined` if it does not exist. No such file is larger than 20 MB. */
export async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
