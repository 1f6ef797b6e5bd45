import { rename, rm } from "node:fs/promises";
import { createReadStream, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import type { Tables } from "../database/database.ts";
import { keyIdOf } from "../security/bank-details.ts";
import { keysAtHand } from "../security/bank-details-keys.ts";
import { syncFolder } from "../disk/sync-folder.ts";
import { type Manifest, Part, readManifest } from "./backup-manifest.ts";
import { BackupRefused } from "./backup-refused.ts";
import { cvIdIn } from "./files-of-cvs.ts";
import { loadTables, splitMigrations } from "./load-tables.ts";
import type { BackupSettings } from "./make-backup.ts";
import { neededFiles, neededKeys, objectionTo, placeOf } from "./needed-files.ts";
import { bytesOf, digestOfFile, filesBelow, isAbsent, linesIn, writePart } from "./parts.ts";

/** A database that nobody else uses, and that may be replaced. */
export interface RestoreTarget {
  /** The contents of the database, in words for a sentence; empty if it has none. */
  readonly used: () => Promise<string | undefined>;
  /** Runs `work` on the database. The effect is complete, or nothing changes. `work` must call `betweenBatches`. */
  readonly replace: <T>(work: (tables: Tables, betweenBatches: () => Promise<void>) => Promise<T>) => Promise<T>;
}

interface Options {
  readonly target: RestoreTarget;
  readonly settings: BackupSettings;
  /** An absolute path. */
  readonly folder: string;
  /** Whether the present contents may be replaced. */
  readonly replace: boolean;
  /** Whether a backup with damaged files of service forms or widgets is restored without them. */
  readonly incomplete: boolean;
  readonly say: (line: string) => void;
}

/**
 * Replaces the databases and folders of the settings with the content of a backup. Checks the whole backup first. New
 * files are written before the rows are replaced, and files that no row needs are deleted afterwards, so that an
 * interrupted restore can be repeated. Resolves with the missing files.
 */
export async function restoreBackup(options: Options): Promise<Pick<Manifest, "missing">> {
  const { target, settings, folder, replace, incomplete, say } = options;
  const manifest = await readManifest(folder);
  splitMigrations(manifest);
  const { files, damaged } = await check(folder, manifest);
  if (damaged.length > 0 && !incomplete) {
    throw new BackupRefused(
      `The backup ${folder} is damaged. Nothing was restored; --incomplete restores the rest.\n${damaged.map((path) => `  ${path}`).join("\n")}`,
    );
  }
  const placed = placesOf(files, settings);
  const inWay = replace ? [] : await inTheWay(placed, options);
  if (inWay.length > 0) {
    throw new BackupRefused(
      `A restore replaces everything, and something is there: ${inWay.join("; ")}. Nothing was restored. Add --replace to delete it and put the backup in its place.`,
    );
  }
  say(`Restoring the backup of ${manifest.madeAt}: ${manifest.tables.length} tables, ${files.length} files.`);
  const late = await placeNew(placed, folder);
  const { needed, keyIds } = await target.replace(async (tables, betweenBatches) => {
    await loadTables(tables, folder, manifest, betweenBatches);
    return {
      needed: await neededFiles(tables, { inBucket: settings.uploadsS3 !== undefined }),
      keyIds: await neededKeys(tables),
    };
  });
  for (const one of late) await place(one, folder);
  await removeOthers(placed, settings);
  const missing = damaged.flatMap((path) => {
    const id = cvIdIn(path);
    return id === undefined ? [] : [`the file of the CV ${id} was damaged in the backup`];
  });
  for (const file of needed) {
    const place = placeOf(file, settings);
    const objection = objectionTo(file, await bytesOf(place));
    if (objection !== undefined) missing.push(`${place} ${objection}`);
  }
  const known = new Set((await keysAtHand(settings.dataDir, settings.bankDetailsKeys)).map(keyIdOf));
  for (const id of keyIds) {
    if (!known.has(id))
      missing.push(`the key ${id}, which bank details are encrypted with: add it to BANK_DETAILS_KEYS`);
  }
  return { missing };
}

interface Checked {
  /** The files that match their digests. */
  readonly files: readonly Part[];
  /** The paths of the other files. */
  readonly damaged: readonly string[];
}

/** Compares every file of a backup with its digest. Throws `BackupRefused` if rows are damaged. */
async function check(folder: string, manifest: Manifest): Promise<Checked> {
  for (const part of [...manifest.tables, manifest.files]) {
    if (await isWhole(folder, part)) continue;
    throw new BackupRefused(
      `The backup ${folder} is damaged: ${part.path} is missing or was changed. Nothing was restored.`,
    );
  }
  const [files, damaged]: [Part[], string[]] = [[], []];
  for await (const line of linesIn(createReadStream(join(folder, manifest.files.path)))) {
    const part = v.parse(v.pipe(v.string(), v.parseJson(), Part), line);
    if (await isWhole(folder, part)) files.push(part);
    else damaged.push(part.path);
  }
  return { files, damaged };
}

async function isWhole(folder: string, { path, bytes, sha256 }: Part): Promise<boolean> {
  const found = await digestOfFile(join(folder, path));
  return found !== undefined && found.bytes === bytes && found.sha256 === sha256;
}

/** Parts of sentences about what a restore would delete. */
async function inTheWay(placed: readonly Placed[], { target, settings }: Options): Promise<readonly string[]> {
  const inWay: string[] = [];
  const used = await target.used();
  if (used !== undefined) inWay.push(used);
  for (const folder of ownFolders(settings)) if (namesIn(folder).length > 0) inWay.push(`${folder} has files`);
  for (const { part, place } of placed) {
    if (!part.path.startsWith("keys/")) continue;
    const there = await digestOfFile(place);
    if (there && there.sha256 !== part.sha256) inWay.push(`${place} is another one`);
  }
  return inWay;
}

/** The folders whose files belong to rows. */
function ownFolders({ uploadsDir, uploadsS3, widgetsDir }: BackupSettings): readonly string[] {
  return uploadsS3 ? [widgetsDir] : [join(uploadsDir, "stored"), widgetsDir];
}

/** The names in a folder, without those of unfinished work. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

interface Placed {
  readonly part: Part;
  /** The path at which the server looks for the file. */
  readonly place: string;
}

/** A key that is also in a setting is not written to a file, since no server would read the file. */
function placesOf(files: readonly Part[], settings: BackupSettings): readonly Placed[] {
  const set = new Set([
    ...(settings.bankDetailsKeys ? ["keys/bank-details-key"] : []),
    ...(settings.deployAdminToken === undefined ? [] : ["keys/deploy-admin-token"]),
  ]);
  return files
    .filter(({ path }) => !set.has(path) && cvIdIn(path) === undefined)
    .map((part) => {
      const [kind, ...rest] = part.path.split("/");
      if (kind === "keys") return { part, place: join(settings.dataDir, ...rest) };
      return { part, place: kind === "layouts" ? join(settings.dataDir, part.path) : placeOf(part, settings) };
    });
}

/** Copies the files whose places are free. Resolves with the files whose places have other content. */
async function placeNew(placed: readonly Placed[], folder: string): Promise<readonly Placed[]> {
  const others: Placed[] = [];
  for (const one of placed) {
    const there = await digestOfFile(one.place);
    if (!there) await place(one, folder);
    else if (there.sha256 !== one.part.sha256) others.push(one);
  }
  return others;
}

/** Copies a file so that others see all of it or nothing. */
async function place({ part, place: target }: Placed, folder: string): Promise<void> {
  const [home, incoming] = [dirname(target), `${basename(target)}.restoring`];
  await rm(join(home, incoming), { force: true });
  await writePart(home, incoming, createReadStream(join(folder, part.path)));
  await rename(join(home, incoming), target);
  await syncFolder(home);
}

async function removeOthers(placed: readonly Placed[], settings: BackupSettings): Promise<void> {
  const kept = new Set(placed.map((one) => one.place));
  for (const folder of ownFolders(settings)) {
    for (const path of await filesBelow(folder)) {
      if (!path.startsWith(".") && !kept.has(join(folder, path))) await rm(join(folder, path), { force: true });
    }
  }
}
