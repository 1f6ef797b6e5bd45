import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import { type CodedBody, codedBody } from "../http/coded-body.ts";

/** Files by path, with their content at the time of reading. Later builds do not change it. */
export type ServedFiles = ReadonlyMap<string, CodedBody>;

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export function contentTypeOf(path: string): string {
  return types[extname(path)] ?? "application/octet-stream";
}

/** Reads files, together with the compressed forms that the build wrote. */
async function readServedFiles(directory: string, paths: readonly string[]): Promise<ServedFiles> {
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readServedFile(join(directory, path))] as const)),
  );
}

export interface BrokenFile {
  readonly file: string;
  /** What is wrong with the file: a predicate, such as "is missing". */
  readonly fault: string;
}

/** Reads the files that a manifest lists. Returns the first one that is missing or does not match, if any. */
export async function readListedFiles(
  directory: string,
  integrity: Readonly<Record<string, string>>,
): Promise<ServedFiles | BrokenFile> {
  const read = await Promise.all(
    Object.entries(integrity).map(
      async ([path, hash]) => [path, await readListedFile(join(directory, path), hash)] as const,
    ),
  );
  const files = new Map<string, CodedBody>();
  for (const [path, body] of read) {
    if ("fault" in body) return body;
    files.set(path, body);
  }
  return files;
}

async function readListedFile(file: string, integrity: string): Promise<CodedBody | BrokenFile> {
  const body = await readServedFile(file).catch((error: NodeJS.ErrnoException) => ({
    file,
    fault: error.code === "ENOENT" ? "is missing" : `cannot be read (${error.message})`,
  }));
  if ("fault" in body) return body;
  if (integrityOf(body.identity.bytes) !== integrity) return { file, fault: "does not match its manifest" };
  for (const [coding, extension] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const coded = body[coding];
    if (coded && !(await isCodingOf(coded.bytes, coding, body.identity.bytes))) {
      return {
        file: `${file}${extension}`,
        fault: "is not the compressed form of the file that its manifest describes",
      };
    }
  }
  return body;
}

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

async function isCodingOf(bytes: Uint8Array, coding: keyof typeof decoders, identity: Uint8Array): Promise<boolean> {
  // Decoding fails as soon as the result is longer than the content. The limit must not be zero.
  const limit = { maxOutputLength: Math.max(1, identity.byteLength) };
  const decoded = await decoders[coding](bytes, limit).catch(() => undefined);
  return decoded?.equals(identity) === true;
}

/** Reads all files of a directory. Compressed forms are read as codings of their files. */
export async function readDirectory(directory: string): Promise<ServedFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll("\\", "/"),
    );
  return readServedFiles(directory, paths);
}

async function readServedFile(file: string): Promise<CodedBody> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return codedBody({ identity, ...(br && { br }), ...(gzip && { gzip }) });
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
