import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { BackupRefused } from "./backup-refused.ts";

/** The number of the format. A release refuses formats that it does not know. */
const format = 1;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Digest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
/** A path relative to the folder of the backup. It cannot lead out of this folder. */
const Path = v.pipe(v.string(), v.regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\\0]+$/));

/** A file of a backup, complete. `sha256` is hexadecimal. */
export const Part = v.object({ path: Path, bytes: Count, sha256: Digest });
export type Part = v.InferOutput<typeof Part>;

const TablePart = v.object({
  ...Part.entries,
  name: v.string(),
  rows: Count,
  /** The columns that are not computed, in the order of the table. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
});
export type TablePart = v.InferOutput<typeof TablePart>;

export const Manifest = v.object({
  format: v.literal(format),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(["embedded", "postgresql"]),
  /** The migrations that had run, the first one first. */
  migrations: v.array(v.object({ hash: Digest, at: v.number() })),
  /** The tables, in an order in which rows refer only to earlier tables. */
  tables: v.array(TablePart),
  sequences: v.array(v.object({ name: v.string(), value: v.pipe(v.string(), v.digits()) })),
  /** The file with a list of `Part`, one per line. */
  files: v.object({ ...Part.entries, count: Count }),
  /** Ids of files that were deleted while the backup was made, but whose rows are in it. */
  deletedMeanwhile: v.array(v.pipe(v.string(), v.uuid())),
  /** Sentences about files that were missing. */
  missing: v.array(v.string()),
  /** Sentences about data that are stored elsewhere. */
  elsewhere: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** The name of the manifest, which is written last. A folder without it is not a backup. */
export const manifestName = "manifest.json";

export function manifestOf(content: Omit<Manifest, "format">): string {
  return `${JSON.stringify({ format, ...content } satisfies Manifest, undefined, 2)}\n`;
}

/** Throws `BackupRefused` if the folder is not a finished backup of a known format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new BackupRefused(
      `${folder} is not a backup, or one that was not finished: it has no ${manifestName}. Nothing was restored.`,
    );
  });
  const given = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ format: v.number() })), text);
  if (given.success && given.output.format > format) {
    throw new BackupRefused(
      `The backup ${folder} has a format that only a newer release knows: restore it with that release. Nothing was restored.`,
    );
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (parsed.success) return parsed.output;
  throw new BackupRefused(`The backup ${folder} is damaged: ${manifestName} is not valid. Nothing was restored.`);
}
