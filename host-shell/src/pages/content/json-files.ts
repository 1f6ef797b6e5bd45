import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { messageOf } from "shared-runtime/node/message-of.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";
import { problemsIn } from "./fields/problems.ts";

/** A content file that is not valid. The message names the file and its problems. */
export class ContentProblem extends Error {
  override readonly name = "ContentProblem";

  constructor(file: string, problems: readonly string[]) {
    super(`${file}\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

export type FillJson = (json: unknown) => { readonly json: unknown; readonly problems: readonly string[] };

/**
 * Reads a file and parses it with a schema; before that, `fill` may change the value, and name problems. Rejects with
 * `ContentProblem`.
 */
export async function readJson<TSchema extends v.GenericSchema>(
  file: string,
  schema: TSchema,
  fill: FillJson = (json) => ({ json, problems: [] }),
): Promise<v.InferOutput<TSchema>> {
  const text = await readFile(file, "utf8");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ContentProblem(file, [`is not valid JSON: ${messageOf(error)}`]);
  }
  const filled = fill(json);
  if (filled.problems.length > 0) throw new ContentProblem(file, filled.problems);
  const read = v.safeParse(schema, filled.json, plainMessages);
  if (!read.success) throw new ContentProblem(file, problemsIn(read.issues));
  return read.output;
}

/** Returns all JSON files below a folder, sorted, as relative paths with forward slashes. */
export async function jsonFilesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}

/** Returns a text that differs after any file is changed, added or removed. */
export async function fingerprintOf(folder: string): Promise<string> {
  const files = await jsonFilesIn(folder);
  const stamps = await Promise.all(files.map((file) => stat(join(folder, file))));
  return files.map((file, index) => `${file} ${stamps[index]?.mtimeMs} ${stamps[index]?.size}`).join("\n");
}
