import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { VersionSignatures } from "shared-runtime/api/widget-keys.ts";
import { manifestFile, signaturesFile } from "shared-runtime/contract/listed-files.ts";
import { type DiskShare, usualDiskShare } from "../../disk/disk-share.ts";
import { DiskFull } from "../../disk/is-disk-full.ts";
import { writeWhole } from "../../disk/write-whole.ts";
import { syncFolder } from "../../disk/sync-folder.ts";

/**
 * The files of published versions, in a folder that several servers may share: `<name>/<version>/<path>`. Parts are in
 * `parts/` too, at one path for all versions, so that a CDN of the folder has them there. Files of unfinished
 * publications are in `.incoming`.
 */
export interface WidgetStore {
  readonly receive: () => Promise<IncomingFiles>;
  /** Writes the manifest of a version and its signatures next to its files. */
  readonly keepSignatures: (
    name: string,
    version: string,
    manifest: string,
    signatures: VersionSignatures,
  ) => Promise<void>;
  /**
   * Text that changes with every write to a file, also with one that restores its size and its time of change. Rejects if
   * there is no such file.
   */
  readonly stampOf: (name: string, version: string, path: string) => Promise<string>;
  /** Rejects if there is no such file. */
  readonly read: (name: string, version: string, path: string) => Promise<Uint8Array>;
  /**
   * Removes the files that killed servers left in `.incoming`, but not those of a running publication. Resolves with
   * the number of removed publications.
   */
  readonly discardLeftovers: () => Promise<number>;
  /**
   * Removes the parts (`parts/<name>.js`) that no version needs, as `needed` says, but not those that a running
   * publication may have placed. Resolves with the number of removed files.
   */
  readonly discardParts: (needed: () => Promise<ReadonlySet<string>>) => Promise<number>;
}

export interface IncomingFiles {
  /** Resolves when the file is synced to disk. */
  readonly add: (path: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Moves all files to the folder from which they are served, in one step. Replaces the files of an earlier attempt.
   * Calls `confirm` right before, and moves nothing if it rejects.
   */
  readonly place: (name: string, version: string, confirm: () => Promise<unknown>) => Promise<void>;
  /** Removes files that were added but not placed. */
  readonly discard: () => Promise<void>;
}

/**
 * The milliseconds after which a publication is abandoned. None takes longer, since all files are in memory when the
 * first is written.
 */
const longestReceiving = 10 * 60_000;

/** The folder of unfinished publications. */
export function incomingIn(folder: string): string {
  return join(folder, ".incoming");
}

interface Options {
  readonly disk?: DiskShare;
  readonly now?: () => number;
}

export function createWidgetStore(
  folder: string,
  { disk = usualDiskShare, now = Date.now }: Options = {},
): WidgetStore {
  const incoming = incomingIn(folder);
  const parts = join(folder, "parts");

  /** Copies the parts of a version to the folder of all parts. The time of each copy records when it was last needed. */
  async function placeParts(home: string): Promise<void> {
    const names = await readdir(join(home, "parts")).catch(() => []);
    if (names.length === 0) return;
    await mkdir(parts, { recursive: true });
    for (const name of names) await writeWhole(join(parts, name), await readFile(join(home, "parts", name)));
    await syncFolder(parts);
  }

  /** Milliseconds since the last change of a file or folder; 0 if it does not exist. */
  const ageOf = async (path: string): Promise<number> =>
    stat(path).then(
      ({ mtimeMs }) => now() - mtimeMs,
      () => 0,
    );

  return {
    async receive() {
      if (disk.freeBytes(folder) < disk.reserve) throw new DiskFull({ setting: "WIDGETS_DIR" });
      const home = join(incoming, randomUUID());
      await mkdir(home, { recursive: true });
      return {
        async add(path, bytes) {
          const file = join(home, path);
          await mkdir(dirname(file), { recursive: true });
          const handle = await open(file, "wx");
          try {
            await handle.writeFile(bytes);
            await handle.sync();
          } finally {
            await handle.close();
          }
        },
        async place(name, version, confirm) {
          const target = join(folder, name, version);
          await mkdir(dirname(target), { recursive: true });
          const folders = await readdir(home, { recursive: true, withFileTypes: true });
          await Promise.all(
            [home, ...folders.filter((entry) => entry.isDirectory()).map((one) => join(one.parentPath, one.name))].map(
              syncFolder,
            ),
          );
          await placeParts(home);
          await confirm();
          await rm(target, { recursive: true, force: true });
          await rename(home, target);
          await Promise.all([dirname(target), folder].map(syncFolder));
        },
        discard: () => rm(home, { recursive: true, force: true }),
      };
    },
    async discardParts(needed) {
      const oldAmong = async (names: readonly string[]): Promise<readonly string[]> => {
        const ages = await Promise.all(names.map((name) => ageOf(join(parts, name))));
        return names.filter((_, index) => (ages[index] ?? 0) > longestReceiving);
      };
      const old = await oldAmong(await readdir(parts).catch(() => []));
      if (old.length === 0) return 0;
      const kept = await needed();
      // Once more, since a publication may have placed some again in the meantime.
      const unneeded = await oldAmong(old.filter((name) => !kept.has(`parts/${name}`)));
      await Promise.all(unneeded.map((name) => rm(join(parts, name), { force: true })));
      return unneeded.length;
    },
    async keepSignatures(name, version, manifest, signatures) {
      const home = join(folder, name, version);
      const contents = { [manifestFile]: manifest, [signaturesFile]: JSON.stringify(signatures) };
      for (const [path, content] of Object.entries(contents))
        await writeWhole(join(home, path), content, { flush: true });
      await syncFolder(home);
    },
    async stampOf(name, version, path) {
      const { ino, size, mtimeNs, ctimeNs } = await stat(join(folder, name, version, path), { bigint: true });
      return [ino, size, mtimeNs, ctimeNs].join(" ");
    },
    read: (name, version, path) => readFile(join(folder, name, version, path)),
    async discardLeftovers() {
      const names = await readdir(incoming).catch(() => []);
      let discarded = 0;
      for (const name of names) {
        const left = join(incoming, name);
        if ((await ageOf(left)) <= longestReceiving) continue;
        await rm(left, { recursive: true, force: true });
        discarded += 1;
      }
      return discarded;
    },
  };
}
