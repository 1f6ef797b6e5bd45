import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Tables } from "../database/database.ts";
import { keyIdOf } from "../security/bank-details.ts";
import { keysAtHand } from "../security/bank-details-keys.ts";
import { syncFolder } from "../disk/sync-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { type Manifest, manifestName, manifestOf, type Part } from "./backup-manifest.ts";
import { type Dump, dumpTables } from "./dump-tables.ts";
import { copyCvs, dropCvs } from "./files-of-cvs.ts";
import { isUploadGone, neededFiles, neededKeys, type NeededFile, objectionTo, placeOf } from "./needed-files.ts";
import { bytesOf, filesBelow, writePart } from "./parts.ts";
import { prepareFolder } from "./prepare-folder.ts";

/** The settings of a server that name its database and folders. */
export type BackupSettings = Pick<
  Settings,
  "dataDir" | "databaseUrl" | "widgetsDir" | "uploadsDir" | "uploadsS3" | "bankDetailsKeys" | "deployAdminToken"
>;

export interface BackupOptions {
  readonly tables: Tables;
  readonly settings: BackupSettings;
  /** An absolute path. */
  readonly folder: string;
  /** Called with a line about each step. */
  readonly say: (line: string) => void;
  /** Ends the backup early when it is aborted. */
  readonly stopped: AbortSignal;
}

/** The names of files in DATA_DIR that contain secrets. */
export const keyFiles = ["bank-details-key", "deploy-admin-token"] as const;

/**
 * Writes a consistent snapshot of all rows, and all files that these rows need, into a folder, which must be empty or
 * missing. Servers may continue to work: a file is stored before its row, and never changes. Resolves with what was
 * missing. If the backup fails, its folder is emptied.
 */
export async function makeBackup(options: BackupOptions): Promise<Pick<Manifest, "missing">> {
  const { folder } = options;
  prepareFolder(folder, options.settings);
  try {
    return await write(options);
  } catch (error) {
    for (const name of readdirSync(folder)) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

async function write({ tables, settings, folder, say, stopped }: BackupOptions): Promise<Pick<Manifest, "missing">> {
  const inBucket = settings.uploadsS3 !== undefined;
  const madeAt = new Date().toISOString();
  const early = await copyCvs(tables, { folder, stopped });
  const { dump, cvs, needed, keyIds } = await tables.transaction(
    async (snapshot) => ({
      dump: await dumpTables(snapshot, {
        folder,
        stopped,
        onTable: ({ name, rows }) => rows > 0 && say(`${name}: ${rows} ${rows === 1 ? "row" : "rows"}`),
      }),
      cvs: await copyCvs(snapshot, { folder, stopped }, early),
      needed: await neededFiles(snapshot, { inBucket }),
      keyIds: await neededKeys(snapshot),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const copied = await copyNeeded(needed, { tables, settings, folder, stopped });
  await dropCvs(folder, early, cvs);
  const parts = [...cvs.values(), ...copied.parts];
  for (const name of keyFiles) parts.push(...(await copyIfThere(join(settings.dataDir, name), folder, `keys/${name}`)));
  const layouts = join(settings.dataDir, "layouts");
  for (const path of await filesBelow(layouts)) {
    parts.push(...(await copyIfThere(join(layouts, path), folder, `layouts/${path}`)));
  }
  say(`${parts.length} ${parts.length === 1 ? "file" : "files"}`);
  const files = await writePart(
    folder,
    "files.ndjson",
    parts.map((part) => `${JSON.stringify(part)}\n`),
  );
  const known = new Set((await keysAtHand(settings.dataDir, settings.bankDetailsKeys)).map(keyIdOf));
  const missing = [
    ...copied.missing,
    ...keyIds.filter((id) => !known.has(id)).map((id) => `the key ${id}, which bank details are encrypted with`),
  ];
  await finish(folder, {
    ...dump,
    madeAt,
    database: settings.databaseUrl === undefined ? "embedded" : "postgresql",
    files,
    deletedMeanwhile: copied.deletedMeanwhile,
    missing,
    elsewhere: elsewhere(settings),
  });
  return { missing };
}

interface Copied extends Pick<Manifest, "missing" | "deletedMeanwhile"> {
  readonly parts: readonly Part[];
}

async function copyNeeded(
  needed: readonly NeededFile[],
  { tables, settings, folder, stopped }: Pick<BackupOptions, "tables" | "settings" | "folder" | "stopped">,
): Promise<Copied> {
  const [parts, missing, deletedMeanwhile]: [Part[], string[], string[]] = [[], [], []];
  for (const file of needed) {
    stopped.throwIfAborted();
    const source = placeOf(file, settings);
    const bytes = await bytesOf(source);
    if (file.upload && bytes === undefined && (await isUploadGone(tables, file.upload.id))) {
      deletedMeanwhile.push(file.upload.id);
      continue;
    }
    const objection = objectionTo(file, bytes);
    if (objection !== undefined) missing.push(`${source} ${objection}`);
    // A file that differs from its row is still kept, since a part of it may be useful.
    if (bytes) parts.push(await writePart(folder, file.path, [bytes]));
  }
  return { parts, missing, deletedMeanwhile };
}

async function copyIfThere(source: string, folder: string, path: string): Promise<readonly Part[]> {
  const bytes = await bytesOf(source);
  return bytes ? [await writePart(folder, path, [bytes])] : [];
}

/** Moves the manifest to its place when everything else is on the disk. */
async function finish(folder: string, content: Dump & Omit<Manifest, "format">): Promise<void> {
  const { count, path, bytes, sha256 } = content.files;
  const text = manifestOf({ ...content, files: { path, bytes, sha256, count } });
  const begun = await writePart(folder, `${manifestName}.begun`, [text]);
  const folders = new Set([folder, ...content.tables.map((table) => dirname(join(folder, table.path)))]);
  for (const one of folders) await syncFolder(one);
  await rename(join(folder, begun.path), join(folder, manifestName));
  await syncFolder(folder);
}

function elsewhere({ uploadsS3, bankDetailsKeys, deployAdminToken }: BackupSettings): string[] {
  return [
    ...(uploadsS3 ? [`The files of service forms are in the bucket ${uploadsS3.url}: back it up apart.`] : []),
    ...(bankDetailsKeys ? ["The keys of bank details are in BANK_DETAILS_KEYS: keep that setting."] : []),
    ...(deployAdminToken === undefined ? [] : ["The administrator's token is in DEPLOY_ADMIN_TOKEN."]),
  ];
}
