import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { readSnapshot, type Snapshot, type SnapshotOrigin, SnapshotUnusable, writeSnapshot } from "./snapshot-file.ts";

const name = "jobs.index";
const unfinished = ".unfinished";
/** An unfinished file that is older than this is from a killed server, since no write takes as long. */
const abandonedAfterMs = 60 * 60 * 1_000;

/** Replaces the snapshot atomically: after a crash, the folder has either the old or the new one. */
export async function keepSnapshot(folder: string, snapshot: Snapshot): Promise<void> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const place = join(folder, `${name}.${crypto.randomUUID()}${unfinished}`);
  try {
    await using file = await open(place, "wx");
    await writeSnapshot(file, snapshot);
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
  await rename(place, join(folder, name));
}

/**
 * The snapshot of the folder; `undefined` if it has none, as at the first start. Rejects with `SnapshotUnusable` if the
 * snapshot is damaged, newer, or made from other jobs or other rules.
 */
export async function findSnapshot(
  folder: string,
  { analyser, storeId }: SnapshotOrigin,
  lastRevision: number,
): Promise<Snapshot | undefined> {
  const snapshot = await snapshotIn(folder);
  if (snapshot === undefined) return undefined;
  if (snapshot.storeId !== storeId) throw new SnapshotUnusable("it is from another database");
  if (snapshot.analyser !== analyser) throw new SnapshotUnusable("it was built by other rules");
  if (snapshot.revision > lastRevision) throw new SnapshotUnusable("it is newer than the database");
  return snapshot;
}

async function snapshotIn(folder: string): Promise<Snapshot | undefined> {
  try {
    await using file = await open(join(folder, name));
    return await readSnapshot(file);
  } catch (error) {
    if (error instanceof SnapshotUnusable) throw error;
    if (isMissing(error)) return undefined;
    throw new SnapshotUnusable("it cannot be read", { cause: error });
  }
}

/** Removes files that killed servers left behind. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!entry.endsWith(unfinished)) continue;
    const place = join(folder, entry);
    const { mtimeMs } = await stat(place);
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(place, { force: true });
  }
}
